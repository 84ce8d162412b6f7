import { createBadRequest, parseBody } from './request-body.js';

/** Accepts names, and the index of a list at the end. */
const PATH = /^variables((?:\.[A-Za-z_]\w{0,63}){1,3})(?:\.(\d{1,2}))?$/;

/** Where a file belongs in the variables. */
export interface FilePlace {
  /** The name of its part. */
  readonly part: string;
  /** The names, and the index, that lead to it from the variables. */
  readonly steps: readonly string[];
}

interface MappedFile {
  readonly part: string;
  readonly list: string;
  /** Null if the file is not in a list. */
  readonly index: number | null;
}

/**
 * Reads the `map` of a multipart request: one file, or all files of one list.
 *
 * @returns the files in the order of the list, which is that of the parts
 * @throws bad_request
 */
export function readUploadMap(text: string, maxFiles: number): FilePlace[] {
  const files = Object.entries(parseBody(text)).map(([part, paths]) => readFile(part, paths));
  if (files.length > maxFiles) throw createBadRequest(`Send at most ${maxFiles} files in a request.`);
  files.sort((one, other) => (one.index ?? 0) - (other.index ?? 0));
  const isList = files.every(({ index, list }, at) => index === at && list === files[0]?.list);
  const isOne = files.length === 1 && files[0]?.index === null;
  if (files.length === 0 || !(isList || isOne)) throw createMapError();
  return files.map(({ part, list, index }) => ({
    part,
    steps: [...list.slice(1).split('.'), ...(index === null ? [] : [String(index)])],
  }));
}

function readFile(part: string, paths: unknown): MappedFile {
  const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined;
  const [, list, index] = (typeof path === 'string' ? PATH.exec(path) : null) ?? [];
  if (list === undefined) throw createMapError();
  return { part, list, index: index === undefined ? null : Number(index) };
}

function createMapError() {
  return createBadRequest(
    'map must name exactly one path for one file, such as {"0": ["variables.file"]}, or for each file of one list, such as ' +
      '{"0": ["variables.input.files.0"], "1": ["variables.input.files.1"]}.',
  );
}
