import { maskSource } from './source-text.js';

/** A statement or expression that imports another module. */
export interface Import {
  /** As it is written, or null for an `import()` of a computed path. */
  readonly specifier: string | null;
  /** False if the compiler erases it: `import type`, `export type … from`, `import('…').Name` as a type. */
  readonly runtime: boolean;
  /** Whether it is loaded on demand, by `import()` or `require()`. */
  readonly dynamic: boolean;
  /** The imported names, `*` for a namespace; none for a bare or dynamic import. */
  readonly names: readonly string[];
}

const STATEMENT =
  /(?<![\w$.])(?:import|export)\s+(?<erased>type\s+(?!from\b))?(?<clause>[\w$*{},\s]*?)\s*\bfrom\s*(?<literal>(?<quote>['"]) *\k<quote>)/dg;
const BARE = /(?<![\w$.])import\s*(?<literal>(?<quote>['"]) *\k<quote>)/dg;
const CALL =
  /(?<![\w$.])(?:import|require)\s*\(\s*(?<literal>(?<quote>['"`]) *\k<quote>)?(?<after>\s*\)\s*(?:\.\s*\w+)?)?/dg;

/** Every import of a file, static, bare and dynamic, and every `export … from`, in no particular order. */
export function scanImports(source: string): Import[] {
  const masked = maskSource(source);
  const statements = [...masked.matchAll(STATEMENT)].map((match) => ({
    specifier: readLiteral(source, match),
    runtime: match.groups?.erased === undefined,
    dynamic: false,
    names: listNames(match.groups?.clause ?? ''),
  }));
  const bare = [...masked.matchAll(BARE)].map((match) => ({
    specifier: readLiteral(source, match),
    runtime: true,
    dynamic: false,
    names: [],
  }));
  const calls = [...masked.matchAll(CALL)].map((match) => ({
    specifier: readLiteral(source, match),
    runtime: !isTypeQuery(match.groups?.after ?? ''),
    dynamic: true,
    names: [],
  }));
  return [...statements, ...bare, ...calls];
}

function readLiteral(source: string, match: RegExpMatchArray): string | null {
  const place = match.indices?.groups?.literal;
  return place ? source.slice(place[0] + 1, place[1] - 1) : null;
}

/** `a as b, type C` names `a` and `C`; a default import names `default`, a namespace or `export *` names `*`. */
function listNames(clause: string): string[] {
  const listed = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const names = listed
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter(Boolean);
  if (clause.includes('*')) names.push('*');
  if (/^[\w$]/.test(clause.trim())) names.push('default');
  return names;
}

/** `import('x').Name` is a type; `import('x').then(…)` is a promise. */
function isTypeQuery(after: string): boolean {
  const member = /\.\s*(\w+)$/.exec(after)?.[1];
  return member !== undefined && !['then', 'catch', 'finally'].includes(member);
}
