import { AppError } from '../shared/errors.js';

/** The media type of a header without its parameters, in lower case; empty if there is none. */
export function readMediaType(header: string | undefined): string {
  const [type = ''] = (header ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

/** A parameter of a media type, such as `charset`, in lower case and without quotes; null if it is absent. */
export function readMediaParameter(header: string | undefined, name: string): string | null {
  for (const parameter of (header ?? '').split(';').slice(1)) {
    const [key, value] = parameter.split('=', 2);
    if (key?.trim().toLowerCase() === name) return (value ?? '').trim().replaceAll('"', '').toLowerCase();
  }
  return null;
}

/**
 * Checks that a request's Accept header allows a media type (RFC 9110, section 12.5.1).
 *
 * @throws not_acceptable
 */
export function requireAcceptable(accept: string | undefined, produced: string): void {
  if (accept === undefined || accept.trim() === '' || accepts(accept, produced)) return;
  throw new AppError('not_acceptable', `The response is ${produced}, which the Accept header does not allow.`);
}

function accepts(accept: string, produced: string): boolean {
  const [type] = produced.split('/', 1);
  const ranges = accept
    .split(',')
    .map((range) => ({ type: readMediaType(range), quality: readMediaParameter(range, 'q') }));
  for (const wanted of [produced, `${type}/*`, '*/*']) {
    const range = ranges.find((candidate) => candidate.type === wanted);
    if (range) return range.quality === null || Number(range.quality) !== 0;
  }
  return false;
}
