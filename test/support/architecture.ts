import { isBuiltin } from 'node:module';
import path from 'node:path/posix';
import { scanImports } from './import-scanner.js';
import type { Import } from './import-scanner.js';
import { findFolderCycle } from './folder-cycle.js';
import { findCycle } from './import-cycle.js';
import { maskSource } from './source-text.js';

/** Paths from the root of the repository, such as `src/shared/money.ts`, with the text of each file. */
export type Sources = ReadonlyMap<string, string>;

/** The ranks of the files and folders directly in `src` (and ormconfig.ts). Each may import only lower ranks. */
const RANKS: ReadonlyMap<string, number> = new Map(
  [
    ['shared'],
    ['config.ts', 'access', 'extraction', 'telemetry'],
    ['accounts', 'companies', 'cards', 'categories', 'installation', 'jobs', 'files'],
    ['learning'],
    ['invoices'],
    ['processing', 'exports', 'webhooks'],
    ['account-data', 'arrivals'],
    ['web'],
    ['database', 'stores.ts'],
    ['graphql', 'rest'],
    ['http', 'demo', 'inbox', 'client', 'storage.ts'],
    ['services.ts'],
    ['core.ts'],
    [
      'app.ts',
      'backup',
      'move-files.ts',
      'start-arrivals.ts',
      'start-monitoring.ts',
      'start-webhooks.ts',
      'start-worker.ts',
    ],
    ['serve.ts', 'doctor.ts', 'commands'],
    ['main.ts', 'cli.ts', 'ormconfig.ts'],
  ].flatMap((units, rank) => units.map((unit) => [unit, rank] as const)),
);
/** The ranks of the folders of `src/extraction`, with their subfolders. Files directly in `src/extraction` rank highest. */
const EXTRACTION_RANKS: ReadonlyMap<string, number> = new Map(
  [
    ['model', 'text'],
    ['raster', 'locales'],
    ['regions'],
    ['input', 'page'],
    ['ranking'],
    ['formats', 'ocr', 'fields'],
    ['documents', 'sheet'],
    ['rank.ts'],
    ['chain.ts'],
    ['explaining'],
  ].flatMap((folders, rank) => folders.map((folder) => [folder, rank] as const)),
);
const FACE_RANK = RANKS.get('graphql');
const HIGHEST_RANK_FOR_FACES = RANKS.get('web') ?? 0;
const MAX_LINES = 300;
/** A language is one data file, however many words it has. */
const MAX_LOCALE_LINES = 400;

/** Where a package may be imported, including its types. */
const PACKAGE_HOMES: readonly { name: RegExp; home: RegExp }[] = [
  {
    name: /^typeorm(\/|$)/,
    home: /^(ormconfig\.ts|src\/stores\.ts|src\/database\/.+|src\/.+\.(entity|store)\.ts)$/,
  },
  { name: /^express(\/|$)/, home: /^src\/(http|rest)\/.+$/ },
  { name: /^@apollo\/server(\/|$)/, home: /^src\/(http|graphql)\/.+$/ },
  { name: /^@aws-sdk\//, home: /^src\/files\/s3-[a-z-]+\.ts$/ },
  { name: /^(react|react-dom|@apollo\/client)(\/|$)/, home: /^src\/inbox\/.+$/ },
  { name: /^@napi-rs\/canvas$/, home: /^src\/processing\/.+$/ },
  { name: /^openid-client$/, home: /^src\/accounts\/oidc-issuer\.ts$/ },
  { name: /^busboy$/, home: /^src\/web\/.+$/ },
  { name: /^imapflow$/, home: /^src\/arrivals\/imap-[a-z-]+\.ts$/ },
  { name: /^type-graphql(\/|$)/, home: /^src\/(graphql\/.+|.+\.inputs\.ts|shared\/input-fields\.ts)$/ },
  { name: /^class-validator(\/|$)/, home: /^src\/shared\/.+$/ },
];
/** What uses the service from outside. */
const CLIENTS = new Set(['inbox', 'client']);
/** What the inbox and the client import besides sources: styles, and the types that are generated from the contracts. */
const NOT_WRITTEN_HERE = /^src\/(inbox\/(style\/[\w-]+\.css|generated\/graphql\.ts)|client\/generated\/rest\.ts)$/;
const VALIDATION = 'src/shared/validation.ts';
const CALLS_VALIDATOR = /^(validate|validateSync|validateOrReject|Validator|\*|default)$/;
const READS_ENVIRONMENT = new Set(['src/main.ts', 'src/cli.ts', 'ormconfig.ts']);
const ENVIRONMENT = /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b/;
const READS_CLOCK = new Set(['src/shared/clock.ts', 'src/inbox/client/clock.ts']);
const CLOCK = /\bDate\s*\.\s*now\b|\bnew\s+Date\s*\(\s*\)/;
const MACHINE_PATH = /(?<![\w.~:/-])\/(home|root|work|Users|mnt|tmp|var\/(tmp|folders))\/\w|\b[A-Z]:\\+Users\b/;

/** Lists all violations of the rules on imports, locations and sizes, one line each, starting with the file's path. */
export function checkArchitecture(sources: Sources): string[] {
  const imports = new Map([...sources].map(([file, text]) => [file, scanImports(text)]));
  const broken = [...sources].flatMap(([file, text]) => [
    ...checkPlace(file),
    ...checkText(file, text),
    ...(imports.get(file) ?? []).flatMap((entry) => checkImport(file, entry, sources)),
  ]);
  return [...broken, ...checkCycles(imports)];
}

function checkPlace(file: string): string[] {
  if (!RANKS.has(findUnit(file))) return [`${file}: ${findUnit(file)} has no rank`];
  return path.basename(file) === 'index.ts' ? [`${file}: is a barrel`] : [];
}

function checkText(file: string, text: string): string[] {
  const code = maskSource(text);
  const maxLines = file.startsWith('src/extraction/locales/') ? MAX_LOCALE_LINES : MAX_LINES;
  const lines = text.trimEnd().split('\n').length;
  const rules: [boolean, string][] = [
    [lines > maxLines, `has ${lines} lines, at most ${maxLines}`],
    [/\bexport\s+(type\s+)?\*/.test(code), 'is a barrel: export *'],
    [
      file.startsWith('src/') && /\bexport\s+default\b|\bexport\s*=|\bas\s+default\b/.test(code),
      'has a default export',
    ],
    [!READS_ENVIRONMENT.has(file) && ENVIRONMENT.test(code), 'reads process.env'],
    [!READS_CLOCK.has(file) && CLOCK.test(code), 'reads the wall clock'],
    [/\b(TODO|FIXME)\b/.test(text), 'leaves work undone: TODO or FIXME'],
    [MACHINE_PATH.test(text), `names a machine-specific path: ${MACHINE_PATH.exec(text)?.[0]}`],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, message]) => `${file}: ${message}`);
}

function checkImport(file: string, entry: Import, sources: Sources): string[] {
  if (entry.specifier === null) return [`${file}: import() of a computed path`];
  const messages = entry.specifier.startsWith('.')
    ? checkOwnImport(file, entry, sources)
    : checkPackageImport(file, entry.specifier, entry.names);
  return messages.map((message) => `${file}: ${message}`);
}

function checkOwnImport(file: string, entry: Import, sources: Sources): string[] {
  const target = resolve(file, entry.specifier ?? '');
  if (CLIENTS.has(findUnit(file)) && findUnit(target) === findUnit(file) && NOT_WRITTEN_HERE.test(target)) return [];
  if (!sources.has(target)) return [`imports ${target}, which is not part of the sources`];
  const [from, to] = [findUnit(file), findUnit(target)];
  if (from !== to && (CLIENTS.has(from) || CLIENTS.has(to)))
    return [`${from} may not import ${to}: a client shares no code with the service`];
  const [fromRank, toRank] = [RANKS.get(from), RANKS.get(to)];
  if (from === 'extraction' && to === 'extraction') return checkExtractionFolders(file, target);
  if (from === to || fromRank === undefined || toRank === undefined) return [];
  const isFace = fromRank === FACE_RANK;
  if (toRank > (isFace ? HIGHEST_RANK_FOR_FACES : fromRank - 1)) {
    return [`${from} (rank ${fromRank}) may not import ${to} (rank ${toRank})`];
  }
  if (isFace && target.endsWith('.entity.ts') && entry.runtime) return [`imports ${target} without import type`];
  return [];
}

function checkExtractionFolders(file: string, target: string): string[] {
  const [from, to] = [findRankedFolder(file), findRankedFolder(target)];
  const [fromRank, toRank] = [EXTRACTION_RANKS.get(from), EXTRACTION_RANKS.get(to)];
  if (fromRank === undefined) return [`extraction/${from} has no rank`];
  if (from === to || toRank === undefined || toRank < fromRank) return [];
  return [`extraction/${from} (rank ${fromRank}) may not import extraction/${to} (rank ${toRank})`];
}

/** `src/extraction/page/lines.ts` belongs to `page`. */
function findRankedFolder(file: string): string {
  return file.split('/')[2] ?? '';
}

function checkPackageImport(file: string, specifier: string, names: readonly string[]): string[] {
  const messages = PACKAGE_HOMES.filter(({ name, home }) => name.test(specifier) && !home.test(file)).map(
    () => `may not import ${specifier}`,
  );
  if (
    /^class-validator(\/|$)/.test(specifier) &&
    file !== VALIDATION &&
    names.some((name) => CALLS_VALIDATOR.test(name))
  ) {
    messages.push(`calls class-validator, which only ${VALIDATION} does`);
  }
  if (specifier.startsWith('typeorm') && names.some((name) => name === 'OneToMany' || name === 'ManyToMany')) {
    messages.push('points from parent to child');
  }
  if (/^(node:)?process$/.test(specifier) && names.includes('env') && !READS_ENVIRONMENT.has(file)) {
    messages.push('reads process.env');
  }
  if (findUnit(file) === 'extraction' && !isBuiltin(specifier) && !/^src\/extraction\/(input|ocr)\//.test(file)) {
    messages.push(`imports ${specifier}, which only extraction/input and extraction/ocr may`);
  }
  return messages;
}

function checkCycles(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  const graph = new Map([...imports].map(([file, entries]) => [file, listTargets(file, entries)]));
  const cycle = findCycle(graph);
  const folderCycle = findFolderCycle(groupByFolder(imports));
  return [
    ...(cycle ? [`${cycle[0]}: imports itself by ${cycle.join(' → ')}`] : []),
    ...(folderCycle ? [`${folderCycle[0]}: is in a cycle of folders: ${folderCycle.join(' → ')}`] : []),
  ];
}

/** Between folders, type imports count. Files directly in `src` have their own ranks. */
function groupByFolder(imports: ReadonlyMap<string, readonly Import[]>): Map<string, string[]> {
  const isInFolder = (file: string) => file.startsWith('src/') && path.dirname(file) !== 'src';
  const inFolders = [...imports].filter(([file]) => isInFolder(file));
  return new Map(
    inFolders.map(([file, entries]) => [
      file,
      entries
        .flatMap(({ specifier }) => (specifier?.startsWith('.') ? [resolve(file, specifier)] : []))
        .filter(isInFolder),
    ]),
  );
}

/** For entities, type imports count too: a child refers to its parent, never the reverse. */
function listTargets(file: string, entries: readonly Import[]): string[] {
  return entries.flatMap(({ specifier, runtime }) => {
    if (!specifier?.startsWith('.')) return [];
    const target = resolve(file, specifier);
    const betweenEntities = file.endsWith('.entity.ts') && target.endsWith('.entity.ts');
    return runtime || betweenEntities ? [target] : [];
  });
}

function resolve(file: string, specifier: string): string {
  return path.join(path.dirname(file), specifier).replace(/\.js$/, '.ts');
}

/** `src/shared/money.ts` belongs to `shared`, `src/app.ts` to `app.ts`. */
function findUnit(file: string): string {
  const [first = '', second] = file.split('/');
  return first === 'src' && second !== undefined ? second : first;
}
