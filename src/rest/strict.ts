import type { IncomingHttpHeaders } from 'node:http';
import { editDistance } from '../shared/edit-distance.js';
import { invalid } from '../shared/errors.js';
import { stripIndex } from './parameters.js';
import type { JsonObject, Route } from './route.js';

const MAX_UNKNOWN_NAMES = 10;
/** Characters of an unknown name that are compared with the known ones. */
const MAX_COMPARED = 64;

/** Whether the client wants errors for unknown parameters and keys (RFC 7240, `Prefer: handling=strict`). */
export function prefersStrict(headers: IncomingHttpHeaders): boolean {
  const prefer = headers['prefer'];
  return [prefer ?? []].flat().some((value) => /(^|[,;\s])handling\s*=\s*"?strict"?\s*($|[,;])/i.test(value));
}

/**
 * Refuses unknown query parameters and JSON keys.
 *
 * @throws validation_error naming up to ten of each, with the most similar known one
 */
export function requireKnown(route: Route, query: URLSearchParams, body: JsonObject): void {
  const parameters = [...query.keys()].map(stripIndex);
  const problems = {
    ...describeUnknownNames(parameters, Object.keys(route.parameters ?? {}), 'parameter'),
    ...describeUnknownNames(Object.keys(body), typeof route.body === 'object' ? route.body.keys : [], 'key'),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

function describeUnknownNames(
  names: readonly string[],
  known: readonly string[],
  word: string,
): Record<string, string[]> {
  const unknown = new Set<string>();
  for (const name of names) {
    if (unknown.size === MAX_UNKNOWN_NAMES) break;
    if (!known.includes(name)) unknown.add(name);
  }
  return Object.fromEntries(
    [...unknown].map((name) => {
      const nearest = findNearest(name, known);
      return [name, [`There is no such ${word}.${nearest === null ? '' : ` Did you mean ${nearest}?`}`]];
    }),
  );
}

function findNearest(name: string, known: readonly string[]): string | null {
  const cut = name.slice(0, MAX_COMPARED);
  const [nearest] = known
    .map((word) => ({ word, distance: editDistance(cut, word) }))
    .sort((left, right) => left.distance - right.distance);
  return nearest && nearest.distance <= Math.max(cut.length, nearest.word.length) / 2 ? nearest.word : null;
}
