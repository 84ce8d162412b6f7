import { foldText } from '../../shared/text.js';
import { phrases } from '../text/phrases.js';

/** Legal forms as they end, or stand in, a company's name; compared folded and as whole words. */
const LEGAL_FORMS = phrases(`
  gmbh | gmbh & co. kg | ag | kg | ohg | ug | gbr | e.k. | e.v. | se | mbh | kgaa | gesmbh | ges.m.b.h. | co. kg | eg |
  ltd | limited | llc | llp | plc | inc | corp | corporation | company | pvt | private limited | pty | lp |
  sarl | s.a.r.l. | sas | s.a.s. | sasu | eurl | s.a. | sa | snc | sci | scop | sprl | srl | bvba |
  s.r.l. | s.p.a. | spa | s.n.c. | s.a.s | s.r.l.s. | srls | s.l. | sl | s.l.u. | slu | s.a.u. | sau | s.c. | s. coop |
  b.v. | bv | n.v. | nv | v.o.f. | vof | lda | lda. | unipessoal | sp. z o.o. | spolka | s.a | sp. k. | sp.j. | s.r.o. | a.s. | spol. |
  a.ş. | aş | ltd. şti. | şti | sti | ltd.şti. | anonim şirketi | limited şirketi | oy | oyj | ab | as | aps | a/s | kft | zrt | d.o.o. | doo | ood | eood
`).map((form) => foldText(form));

const ESCAPED = LEGAL_FORMS.toSorted((a, b) => b.length - a.length).map((form) =>
  form.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`),
);
const LEGAL_FORM = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ESCAPED.join('|')})(?![\p{L}\p{N}])`, 'u');

/** Whether a text names a legal form, so that it is most likely a company. */
export function hasLegalForm(text: string): boolean {
  const start = text.slice(0, 200);
  const match = LEGAL_FORM.exec(foldText(start));
  // In lower case the short ones are words, or the ends of words that a producer cut: "Betr ag".
  return match !== null && (match[0].length > 4 || match[0].includes('.') || hasCapital(start, match[0]));
}

function hasCapital(text: string, form: string): boolean {
  return text.split(/[^\p{L}\p{N}./]+/u).some((word) => foldText(word).includes(form) && /\p{Lu}/u.test(word));
}
