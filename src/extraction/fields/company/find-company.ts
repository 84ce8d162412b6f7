import type { Finding } from '../../model/finding.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import { squash } from '../../text/squash.js';
import { hasLegalForm, wordsWithoutForms } from './legal-forms.js';
import { toCandidates, type NameCandidate } from './seller.js';

/** Shorter names occur in others by chance. */
const MIN_SHORT_FORM = 6;

/** Finds the name of the seller (EN 16931 BT-27) among the names on the document. */
export function findCompanyName(document: ReadDocument, names: readonly NameCandidate[]): Finding<'company.name'>[] {
  return toFindings(document, 'company.name', toCandidates(preferLegalName(names)));
}

/** Puts the best name with its legal form first, if the document has it with nothing but the form added. */
function preferLegalName(names: readonly NameCandidate[]): NameCandidate[] {
  const [best] = names;
  if (!best || hasLegalForm(best.name) || squash(best.name).length < MIN_SHORT_FORM) return [...names];
  const key = wordsWithoutForms(best.name).join(' ');
  const isLegalName = ({ name, features }: NameCandidate): boolean =>
    hasLegalForm(name) && wordsWithoutForms(name).join(' ') === key && features['block:buyer'] !== 1;
  const legal = names.filter(isLegalName).map((name) => ({ ...name, probability: best.probability }));
  return [...legal, ...names.filter((name) => !isLegalName(name))];
}
