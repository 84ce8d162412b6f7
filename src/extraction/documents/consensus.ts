import { FIELDS, type Field, type Finding } from '../model/finding.js';
import { likeness } from '../text/likeness.js';

/** Of what only one look found, or what they differ in, as much remains of its confidence. */
const LEAST_SHARE = 0.55;
const AGREED_BONUS = 0.03;
const MOST_SURE = 0.98;
const MIN_CONFIDENCE = 0.5;
/** Names that are this much alike are one name, misread in one of the looks. */
const SAME_NAME = 0.7;
const WRITTEN: readonly Field[] = ['company.name', 'company.address'];

/**
 * What several looks at one document say together: for each field the value that most of them give, surer where they agree,
 * less sure where they differ. Fields whose best value stays doubtful are left out.
 */
export function agreed(looks: readonly (readonly Finding[])[]): Finding[] {
  return FIELDS.flatMap((field) => {
    const votes = looks.map((findings) => ownOf(findings, field)).filter((own) => own.length > 0);
    const rated = rate(field, votes).toSorted((a, b) => b.confidence - a.confidence);
    return (rated[0]?.confidence ?? 0) >= MIN_CONFIDENCE ? rated : [];
  });
}

function ownOf(findings: readonly Finding[], field: Field): Finding[] {
  return findings.filter((finding) => finding.field === field).toSorted((a, b) => b.confidence - a.confidence);
}

function rate(field: Field, votes: readonly (readonly Finding[])[]): Finding[] {
  const total = votes.reduce((sum, [top]) => sum + (top?.confidence ?? 0), 0);
  const candidates = votes.flat().filter((finding, index, all) => {
    return !all.slice(0, index).some((other) => key(other) === key(finding));
  });
  return candidates.map((candidate) => {
    const supports = votes.map((own) => supportOf(field, candidate, own));
    const share = supports.reduce((sum, support) => sum + support, 0) / total;
    const best = Math.max(...votes.map((own) => confidenceIn(own, candidate)));
    const agreeing = supports.filter((support) => support > 0.5).length;
    const confidence = best * (LEAST_SHARE + (1 - LEAST_SHARE) * share) + AGREED_BONUS * Math.max(0, agreeing - 1);
    return { ...candidate, confidence: Math.round(Math.min(MOST_SURE, confidence) * 1000) / 1000 };
  });
}

function key(finding: Finding): string {
  return JSON.stringify(finding.value);
}

function confidenceIn(own: readonly Finding[], candidate: Finding): number {
  return own.find((finding) => key(finding) === key(candidate))?.confidence ?? 0;
}

/** How much one look supports a value: fully where it is its first choice, by half where it is another, in part where it is like it. */
function supportOf(field: Field, candidate: Finding, own: readonly Finding[]): number {
  const [top] = own;
  if (!top) return 0;
  if (key(top) === key(candidate)) return top.confidence;
  const other = confidenceIn(own, candidate) / 2;
  if (!WRITTEN.includes(field)) return other;
  const alike = likeness(String(top.value), String(candidate.value));
  return alike < SAME_NAME ? other : Math.max(other, alike * top.confidence);
}
