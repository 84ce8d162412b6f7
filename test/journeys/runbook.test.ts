import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { SETTING_NAMES } from '../../src/config.js';
import { createTestDatabase, DIALECTS, type Dialect, type TestDatabase } from '../support/databases.js';
import { startNumberedServer, type DatabaseServer } from '../support/replication.js';
import { describeOnS3, useS3 } from '../support/s3.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = path.resolve(import.meta.dirname, '../../../dist/server/cli.js');
const GUIDE = path.join(ROOT, 'docs/operating');
const SAMPLES = path.join(ROOT, 'src/demo/samples');
/** Programs that the pages may call in commands that are not run here. */
const FOREIGN = ['docker', 'kubernetes', 'systemd', 'sources', 'several-hosts'];
/** Variables of commands that are not settings of the service. */
const OTHER_VARIABLES = [...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'DATABASE_PASSWORD', 'SITE']];

// Each page starts the service, some of them several times.
jest.setTimeout(300_000);

/** A block of commands of a page. */
interface Block {
  readonly page: string;
  /** What it needs that tests do not have; null if it is run. */
  readonly needs: string | null;
  /** The only kind of database that it is for, or S3; null for every installation. */
  readonly only: string | null;
  readonly code: string;
}

const BLOCKS: Block[] = readdirSync(GUIDE)
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) =>
    [...readFileSync(path.join(GUIDE, page), 'utf8').matchAll(/^```sh *([^\n]*)\n(.*?)^```/gms)].map(
      ([, info = '', code = '']) => {
        const [, needs = null] = /needs=([\w-]+)/.exec(info) ?? [];
        const [, only = null] = /only=(\w+)/.exec(info) ?? [];
        return { page, needs, only, code };
      },
    ),
  );
const RUN = BLOCKS.filter(({ needs }) => needs === null);
/** The pages with commands for a kind of database. */
const listPages = (dialect: Dialect) => [
  ...new Set(RUN.filter(({ only }) => only === null || only === dialect).map(({ page }) => page)),
];
const NOT_RUN = BLOCKS.filter(({ needs }) => needs !== null).map(
  ({ page, needs, code }) => [page, needs, code.split('\n')[0], code] as const,
);
/** A call of the command, rather than a name that begins like it. */
const CALL = /(?:^|npx |exec api |[A-Z_]+=\S+ |\()invoice-graph ([a-z]+)/gm;

/** Runs the service as systemd would: the units read the files of settings and stop within their time. */
const SYSTEMCTL = `#!/bin/bash
set -euo pipefail
units() {
  for word in "$@"; do
    case "$word" in
      invoice-graph.target) echo api worker ;;
      invoice-graph-api@*) echo api ;;
      invoice-graph-worker) echo worker ;;
      -*) ;;
      *) echo "no unit $word" >&2; exit 1 ;;
    esac
  done
}
is_running() { kill -0 "$1" 2>/dev/null && ! grep -q '^State:.*Z' "/proc/$1/status"; }
start() {
  [ ! -e "$STATE/$1.pid" ] || return 0
  rm -f "$STATE/$1.out"
  (
    files=(--settings "$ETC/environment")
    if [ "$1" = api ]; then files+=(--settings "$ETC/secret"); else export PORT=0 METRICS_PORT=0; fi
    export ROLE=$1
    exec setsid node "$CLI" "\${files[@]}" serve >"$STATE/$1.out" 2>>"$STATE/log" </dev/null
  ) &
  echo $! >"$STATE/$1.pid"
  for _ in {1..600}; do
    if grep -q ready "$STATE/$1.out" 2>/dev/null; then return 0; fi
    is_running "$(cat "$STATE/$1.pid")" || { echo "$1 did not start" >&2; cat "$STATE/log" >&2; exit 1; }
    sleep 0.1
  done
  exit 1
}
stop() {
  [ -e "$STATE/$1.pid" ] || return 0
  pid=$(cat "$STATE/$1.pid")
  kill -TERM "$pid"
  for _ in {1..600}; do is_running "$pid" || { rm "$STATE/$1.pid"; return 0; }; sleep 0.1; done
  exit 1
}
verb=$1; shift
for unit in $(units "$@"); do
  case "$verb" in
    start) start $unit ;;
    stop) stop $unit ;;
    restart) stop $unit; start $unit ;;
    status) is_running "$(cat "$STATE/$unit.pid")" ;;
  esac
done
`;

/** Runs a command with the settings of the units, as the file `command` beside them does. */
const COMMAND = `#!/bin/bash
exec node "$CLI" --settings "$ETC/environment" --settings "$ETC/secret" "$@"
`;

/** Prints the log of the units. */
const JOURNALCTL = `#!/bin/bash
cat "$STATE/log"
`;

/** A machine with an installation as the pages describe it, on which commands are run. */
class Machine {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-runbook-'));
  private readonly etc = path.join(this.folder, 'etc');
  private readonly data = path.join(this.folder, 'data');

  private constructor(
    private readonly database: TestDatabase,
    private readonly dialect: Dialect,
    private readonly variables: Record<string, string>,
    private readonly ports: readonly [number, number],
  ) {}

  /** @param variables further ones for the service and commands */
  static async create(
    dialect: Dialect,
    variables: Record<string, string> = {},
    database?: TestDatabase,
  ): Promise<Machine> {
    const machine = new Machine(database ?? (await createTestDatabase(dialect)), dialect, variables, [
      await findFreePort(),
      await findFreePort(),
    ]);
    machine.install();
    await machine.run(
      'systemctl start invoice-graph.target\n' +
        "KEY=$(invoice-graph account create --name Tested --owner-email a@example.com | grep -o 'igk_[A-Za-z0-9_]*')\n" +
        `for file in ${SAMPLES}/*.xml; do curl -sf -H "Api-Key: $KEY" -F "file=@$file" "http://127.0.0.1:$PORT/v1/invoices/"; done\n`,
    );
    return machine;
  }

  private install(): void {
    const programs = path.join(this.folder, 'bin');
    for (const folder of [this.etc, programs]) mkdirSync(folder);
    const install = (name: string, text: string) => {
      writeFileSync(path.join(programs, name), text);
      chmodSync(path.join(programs, name), 0o755);
    };
    install('invoice-graph', COMMAND);
    install('systemctl', SYSTEMCTL);
    install('journalctl', JOURNALCTL);
    symlinkSync(path.join(ROOT, 'deploy'), path.join(this.folder, 'deploy'));
    const settings = { ...this.settings, DEMO: 'off', LOG_LEVEL: 'info' };
    const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
    writeFileSync(path.join(this.etc, 'environment'), lines.join(''));
    writeFileSync(path.join(this.etc, 'secret'), `SECRET_KEY=${'s'.repeat(40)}\n`);
    writeOptions(path.join(this.folder, 'my.cnf'), this.database.url.replace(/^sqlite:.*/, 'mysql://none'));
  }

  private get settings() {
    const [PORT, METRICS_PORT] = this.ports.map(String) as [string, string];
    const url = this.dialect === 'sqlite' ? `sqlite:${path.join(this.data, 'invoices.sqlite')}` : this.database.url;
    return { ...this.variables, DATA_DIR: this.data, DATABASE_URL: url, PORT, METRICS_PORT };
  }

  /** Runs commands as an operator would; resolves with what they print. @throws Error with the output if one fails */
  run(code: string): Promise<string> {
    // The pages name these of the settings; the commands read all others from the files.
    const { DATA_DIR, PORT, METRICS_PORT } = this.settings;
    const environment = {
      ...{ DATA_DIR, PORT, METRICS_PORT },
      ...{ PATH: `${path.join(this.folder, 'bin')}:${process.env['PATH']}`, HOME: this.folder, CLI, ETC: this.etc },
      STATE: this.folder,
      DATABASE_OPTIONS: path.join(this.folder, 'my.cnf'),
      DATABASE_NAME: new URL(this.database.url.replace(/^sqlite:.*/, 'mysql://none/none')).pathname.slice(1),
    };
    const backups = path.join(this.folder, 'backups');
    const moved = code.replaceAll('/etc/invoice-graph', this.etc).replaceAll('/var/backups/invoice-graph', backups);
    const text = `set -euo pipefail\n${moved}\n`;
    return new Promise((resolve, reject) => {
      execFile('bash', ['-c', text], { cwd: this.folder, env: environment }, (error, output, complaints) => {
        if (error) reject(new Error(`${code}\n${output}\n${complaints}`));
        else resolve(output);
      });
    });
  }

  async remove(): Promise<void> {
    await this.run('systemctl stop invoice-graph.target');
    await this.database.drop();
    rmSync(this.folder, { recursive: true });
  }
}

/** Writes the access to a database server as its own programs read it. */
function writeOptions(file: string, url: string): void {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const client = { host: hostname, port, user: username, password: decodeURIComponent(password) };
  const options = Object.entries({ ...client, ...Object.fromEntries(searchParams) });
  const lines = ['[client]', ...options.map(([name, value]) => `${name}=${value}`), ''];
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @param file a path from the root, which may end with a star */
function exists(file: string): boolean {
  if (!file.endsWith('*')) return existsSync(path.join(ROOT, file));
  const { dir, base } = path.parse(file);
  return readdirSync(path.join(ROOT, dir)).some((name) => name.startsWith(base.slice(0, -1)));
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.each(DIALECTS)('the commands of the runbook, on %s', (dialect) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await Machine.create(dialect);
  });
  afterAll(() => machine.remove());

  it.each(listPages(dialect))('%s', async (page) => {
    const programs = dialect === 'mysql' ? ['mariadb', 'mariadb-dump'] : ['sqlite3'];
    const isMissing = (code: string) => programs.some((name) => code.includes(`${name} `) && !isInstalled(name));
    const blocks = RUN.filter((block) => block.page === page && (block.only ?? dialect) === dialect);
    const codes = blocks.map(({ code }) => code);
    if (codes.some(isMissing)) return console.warn(`${page} is not run: ${programs.join(' and ')} are needed.`);
    // Whatever a page has done, the installation works afterwards.
    await machine.run(codes.join('\n'));
    const after = await machine.run('systemctl start invoice-graph.target\ninvoice-graph verify\ninvoice-graph doctor');
    expect(after).toContain('"ok": true');
  });
});

describeOnS3('the commands of the runbook, with S3', () => {
  const s3 = useS3();
  let machine: Machine;
  beforeAll(async () => {
    machine = await Machine.create(DIALECTS.at(-1)!, s3.environment);
  });
  afterAll(() => machine.remove());

  it('s3.md', async () => {
    const store = await s3.createFileStore();
    const codes = RUN.filter(({ page, only }) => page === 's3.md' && only === 's3').map(({ code }) => code);
    const text = codes.join('\n').replaceAll(/'s3:[^']+'/g, `'${store}'`);
    expect(text).toContain(store);
    await machine.run(text);
    const after = await machine.run('invoice-graph doctor');
    expect(after).toContain('It holds the files of this installation.');
  });
});

const describeWithReplica =
  DIALECTS.length > 1 && ['mariadb', 'mariadb-dump'].every(isInstalled) ? describe : describe.skip;

describeWithReplica('the commands of the runbook, with a second database server', () => {
  let servers: DatabaseServer[];
  let machine: Machine;
  let variables: Record<string, string>;
  beforeAll(async () => {
    servers = [await startNumberedServer(1), await startNumberedServer(2)];
    const [primary, replica] = servers.map(({ url }) => new URL(url)) as [URL, URL];
    const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-replica-'));
    const drop = async () => rmSync(folder, { recursive: true });
    machine = await Machine.create('mysql', {}, { url: primary.toString(), folder, drop });
    writeOptions(path.join(folder, 'replica.cnf'), replica.toString());
    variables = {
      REPLICA_OPTIONS: path.join(folder, 'replica.cnf'),
      ...{ PRIMARY_HOST: primary.hostname, PRIMARY_PORT: primary.port },
      ...{ REPLICA_HOST: replica.hostname, REPLICA_PORT: replica.port },
      ...{ REPLICATION_PASSWORD: 'replicates', READER_PASSWORD: 'reads' },
    };
  });
  afterAll(async () => {
    await machine.remove();
    for (const server of servers) await server.stop();
  });

  it('scale.md', async () => {
    const codes = RUN.filter(({ page, only }) => page === 'scale.md' && only === 'replica').map(({ code }) => code);
    const set = Object.entries(variables).map(([name, value]) => `${name}='${value}'\n`);
    const output = await machine.run(`${set.join('')}${codes.join('\n')}`);
    expect(output).toContain('It has every change of the database.');
    const look = `for _ in {1..100}; do curl -s "http://127.0.0.1:$PORT/ready" | grep '"replica":"ok"' && exit; sleep 0.1; done; exit 1`;
    expect(await machine.run(look)).toContain('"status":"ok"');
  });
});

describe('the commands of the runbook that tests cannot run', () => {
  it('say what they need', () => {
    expect(NOT_RUN.filter(([, needs]) => !FOREIGN.includes(String(needs)))).toEqual([]);
  });

  it.each(NOT_RUN)('%s, needs %s: %s', (_page, _needs, _line, text) => {
    const files = [...text.matchAll(/\bdeploy\/[\w./*-]+/g)].map(([file]) => file);
    expect(files.filter((file) => !exists(file))).toEqual([]);
    const variables = [...text.matchAll(/\b([A-Z][A-Z_]{2,})=/g)].map(([, name = '']) => name);
    expect(variables.filter((name) => ![...SETTING_NAMES, ...OTHER_VARIABLES].includes(name))).toEqual([]);
    const scripts = [...text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
    const known = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts as Record<string, string>;
    expect(scripts.filter((name) => !(name in known))).toEqual([]);
    const commands = [...text.matchAll(CALL)].map(([, name = '']) => name);
    const help = execFileSync(process.execPath, [CLI, 'help'], { encoding: 'utf8' });
    expect(commands.filter((name) => !new RegExp(`^  ${name}\\b`, 'm').test(help))).toEqual([]);
  });

  it('name services, deployments and jobs that exist', () => {
    const compose = parse(readFileSync(path.join(ROOT, 'deploy/compose.yaml'), 'utf8'), { merge: true }) as {
      services: object;
    };
    const named = BLOCKS.flatMap(({ code }) =>
      [...code.matchAll(/(?:exec|--scale) (\w+)\b(?!\/)/g)].map(([, name]) => name),
    );
    expect(named.filter((name) => !Object.keys(compose.services).includes(String(name)))).toEqual([]);
    const manifests = readdirSync(path.join(ROOT, 'deploy/kubernetes'))
      .map((file) => readFileSync(path.join(ROOT, 'deploy/kubernetes', file), 'utf8'))
      .join('\n---\n');
    const objects = BLOCKS.flatMap(({ code }) =>
      [...code.matchAll(/(?:deployment\/|job\/|job |hpa )(invoice-graph[\w-]*)/g)].map(([, name]) => name),
    );
    expect(objects.length).toBeGreaterThan(3);
    expect(objects.filter((name) => !manifests.includes(`name: ${name}`))).toEqual([]);
  });
});
