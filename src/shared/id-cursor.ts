import { AppError } from './errors.js';

/** Encodes a position in a list that is sorted by row id. */
export function encodeIdCursor(id: number): string {
  return packCursor([id]);
}

/** @throws bad_request if the text is not such a cursor */
export function decodeIdCursor(text: string): number {
  const [id, ...rest] = unpackCursor(text);
  if (!isRowId(id) || rest.length > 0) throw createCursorError();
  return id;
}

/** Encodes the parts of a position. */
export function packCursor(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @throws bad_request if the text is not a cursor */
export function unpackCursor(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parts)) return parts;
  } catch {
    throw createCursorError();
  }
  throw createCursorError();
}

/** Whether a part of a cursor can be a row id. */
export function isRowId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Refuses the cursor of another list. */
export function createCursorError(): AppError {
  return new AppError('bad_request', 'The cursor is not valid here.');
}
