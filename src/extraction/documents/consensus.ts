import { FIELDS, type Field, type Finding } from '../model/finding.js';
import { getMinConfidence } from '../ranking/certainty.js';
import { measureLikeness } from '../text/likeness.js';

const WEIGHTS = {
  /** The share of its confidence that a value keeps without any support from other looks. */
  unsupported: 0.55,
  /** Added for each further look that agrees. */
  agreement: 0.03,
  max: 0.98,
  /** Looks misread the same letters, so their agreement alone does not raise a value to this confidence. */
  sure: 0.9,
  /** A look agrees if it supports a value by more than this. */
  minSupport: 0.5,
  /** Names at least this similar are the same name, misread in one of the looks. */
  minSimilarity: 0.7,
} as const;
/** Fields of free text, in which single letters may be misread. */
const TEXT_FIELDS: readonly Field[] = ['company.name', 'company.address'];

/**
 * Merges the findings of several looks at one document. For each field, the looks vote by their confidence. Agreement raises the
 * confidence of a value, disagreement lowers it. Fields without a certain value are left out.
 */
export function mergeVotes(looks: readonly (readonly Finding[])[]): Finding[] {
  return FIELDS.flatMap((field) => {
    const votes = looks.map((findings) => sortFindings(findings, field)).filter((vote) => vote.length > 0);
    const rated = rateCandidates(field, votes).toSorted((a, b) => b.confidence - a.confidence);
    return (rated[0]?.confidence ?? 0) >= getMinConfidence(field) ? rated : [];
  });
}

function sortFindings(findings: readonly Finding[], field: Field): Finding[] {
  return findings.filter((finding) => finding.field === field).toSorted((a, b) => b.confidence - a.confidence);
}

function rateCandidates(field: Field, votes: readonly (readonly Finding[])[]): Finding[] {
  const total = votes.reduce((sum, [top]) => sum + (top?.confidence ?? 0), 0);
  const candidates = votes.flat().filter((finding, index, all) => {
    return !all.slice(0, index).some((other) => toKey(other) === toKey(finding));
  });
  return candidates.map((candidate) => {
    const supports = votes.map((vote) => measureSupport(field, candidate, vote));
    const share = supports.reduce((sum, support) => sum + support, 0) / total;
    const best = Math.max(...votes.map((vote) => findConfidence(vote, candidate)));
    const agreeing = supports.filter((support) => support > WEIGHTS.minSupport).length;
    const kept = WEIGHTS.unsupported + (1 - WEIGHTS.unsupported) * share;
    const confidence = best * kept + WEIGHTS.agreement * Math.max(0, agreeing - 1);
    const max = best < WEIGHTS.sure ? WEIGHTS.sure - 0.01 : WEIGHTS.max;
    return { ...candidate, confidence: Math.round(Math.min(max, confidence) * 1000) / 1000 };
  });
}

/** What makes two values the same. Items are the same lines if their numbers are: their names often differ in a letter. */
function toKey(finding: Finding): string {
  if (!isItems(finding)) return JSON.stringify(finding.value);
  return JSON.stringify(finding.value.map((item) => [item.quantity, item.total_price, item.vat_rate]));
}

function isItems(finding: Finding): finding is Finding<'items'> {
  return finding.field === 'items';
}

function findConfidence(vote: readonly Finding[], candidate: Finding): number {
  return vote.find((finding) => toKey(finding) === toKey(candidate))?.confidence ?? 0;
}

/** How much one look supports a value: fully as its first choice, half as another one, in part if it is similar to the first. */
function measureSupport(field: Field, candidate: Finding, vote: readonly Finding[]): number {
  const [top] = vote;
  if (!top) return 0;
  if (toKey(top) === toKey(candidate)) return top.confidence;
  const other = findConfidence(vote, candidate) / 2;
  if (!TEXT_FIELDS.includes(field)) return other;
  const similarity = measureLikeness(String(top.value), String(candidate.value));
  return similarity < WEIGHTS.minSimilarity ? other : Math.max(other, similarity * top.confidence);
}
