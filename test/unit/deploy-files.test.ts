import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig, SETTING_NAMES } from '../../src/config.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DEPLOY = path.join(ROOT, 'deploy');
const KEPT_SECONDS = 5;
/** The most that `systemd-analyze security` may say, of 10: processes that build a cage cannot give up everything. */
const MAX_EXPOSURE = 3;
const read = (...names: string[]) => readFileSync(path.join(DEPLOY, ...names), 'utf8');

/** How long a process may take to stop, by its settings. */
function countStopSeconds(settings: Readonly<Record<string, unknown>>): number {
  const pick = (name: string) => (settings[name] === undefined ? {} : { [name]: String(settings[name]) });
  const { DRAIN_SECONDS, SHUTDOWN_SECONDS } = loadConfig({ ...pick('DRAIN_SECONDS'), ...pick('SHUTDOWN_SECONDS') });
  return DRAIN_SECONDS + SHUTDOWN_SECONDS + KEPT_SECONDS;
}

/** Whether the service would start with these settings, as far as they are literal. */
function listProblems(settings: Readonly<Record<string, unknown>>): string[] {
  const literal = Object.entries(settings).filter(([, value]) => !String(value).includes('$'));
  const unknown = literal.map(([name]) => name).filter((name) => name !== 'NODE_ENV' && !SETTING_NAMES.includes(name));
  loadConfig(Object.fromEntries(literal.map(([name, value]) => [name, String(value)])));
  return unknown;
}

function isInstalled(program: string, word = '--version'): boolean {
  return spawnSync(program, [word], { stdio: 'ignore' }).status === 0;
}

describe('compose.yaml', () => {
  interface Service {
    readonly environment: Record<string, unknown>;
    readonly healthcheck?: { readonly test: readonly string[] };
    readonly networks: readonly string[];
    readonly ports?: readonly string[];
    readonly [name: string]: unknown;
  }
  const { services, networks } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    networks: Record<string, { internal?: boolean } | null>;
  };
  const own = ['api', 'worker'] as const;

  it.each(Object.keys(services))(
    'gives %s limits, a restart, a time to stop, a check and no more rights than it needs',
    (name) => {
      const { restart, mem_limit, stop_grace_period, healthcheck, security_opt, logging } = services[name]!;
      expect([restart, security_opt]).toEqual(['unless-stopped', ['no-new-privileges:true']]);
      expect([mem_limit, stop_grace_period, healthcheck, logging]).not.toContain(undefined);
    },
  );

  it.each(own)('confines %s, gives it an init process and two replicas, and time to stop', (name) => {
    const service = services[name]!;
    expect(service).toMatchObject({ init: true, read_only: true, cap_drop: ['ALL'], deploy: { replicas: 2 } });
    expect(service['pids_limit']).toBeGreaterThan(0);
    const [, seconds] = /^(\d+)s$/.exec(String(service['stop_grace_period'])) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(countStopSeconds(service.environment));
    expect(listProblems(service.environment)).toEqual([]);
  });

  it('checks each role as it needs, with the program of the image', () => {
    expect(own.map((name) => services[name]?.healthcheck?.test)).toEqual([
      ['CMD', 'invoice-graph-probe', 'ready'],
      ['CMD', 'invoice-graph-probe', 'live'],
    ]);
    expect(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')).toContain('/usr/local/bin/invoice-graph-probe');
  });

  it('gives the worker no secret, and only the network without a way out', () => {
    const { environment, networks: used } = services['worker']!;
    expect([environment['SECRET_KEY'], used, networks['inside']]).toEqual([undefined, ['inside'], { internal: true }]);
    expect(services['database']?.networks).toEqual(['inside']);
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['balancer']);
  });
});

/** What the built service reads that is not compiled: paths in the project. */
function listReadFiles(): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const linked = Object.values(dependencies).flatMap((version) => /^file:(.+)/.exec(version)?.[1] ?? []);
  const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.d)\.ts$/.test(name) && !/^(inbox|client)\//.test(name),
  );
  const found = sources.flatMap((name) => {
    const text = readFileSync(path.join(ROOT, 'src', name), 'utf8');
    return [...text.matchAll(/path\.join\(PACKAGE_FOLDER, '([^'\n]+)'\)/g)].map(([, file = '']) => file);
  });
  return [...new Set([...linked, ...found])].filter((name) => !/^dist(\/|$)/.test(name)).toSorted();
}

describe('what the service reads beside its code', () => {
  const isWithin = (name: string) => (folder: string) => name === folder || name.startsWith(`${folder}/`);
  const listCopied = (stage: string) =>
    [...stage.matchAll(/^COPY (?:--from=build )?(.+) (\S+)$/gm)].flatMap(([, sources = '', target = '']) =>
      sources.split(' ').map((source) => {
        const name = source.replace(/^(\/app|\.)\//, '');
        const copied = target === './' ? path.basename(name) : path.join(target);
        return copied.replace(/\/$/, '') === name ? name : '';
      }),
    );
  const [build = '', image = ''] = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
    .split(/^FROM .*$/m)
    .slice(1);
  const { files } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { files: string[] };
  const names = listReadFiles();

  it('is found by this test', () => {
    expect(names).toEqual([
      'package.json',
      'schema/schema.graphql',
      'src/demo/samples',
      'vendor/noto-sans',
      'vendor/pp-ocr',
    ]);
  });

  it.each(names)('%s is in the image and in the package', (name) => {
    expect(listCopied(image).filter(isWithin(name))).toHaveLength(1);
    // npm packs package.json by itself.
    expect(['package.json', ...files].filter(isWithin(name))).toHaveLength(1);
  });

  it('is in the stage that the image copies it from', () => {
    const taken = [...image.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, name = '']) => name);
    const missing = taken.filter((name) => !listCopied(build).some(isWithin(name)));
    // The build makes these two.
    expect(missing).toEqual(['node_modules', 'dist']);
  });
});

describe('the probe of the image', () => {
  it('fails if nothing answers', () => {
    const environment = { PATH: process.env['PATH'], METRICS_PORT: '1' };
    const { status } = spawnSync(process.execPath, [path.join(DEPLOY, 'probe.mjs'), 'ready'], { env: environment });
    expect(status).toBe(1);
  });
});

describe('the units of systemd', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-units-'));
  const units = readdirSync(path.join(DEPLOY, 'systemd')).filter((name) => name.endsWith('.service'));
  beforeAll(() => {
    cpSync(path.join(DEPLOY, 'systemd'), folder, { recursive: true });
    // Where this machine has Node does not matter.
    for (const unit of units) {
      const text = readFileSync(path.join(folder, unit), 'utf8').replace('/usr/bin/node', process.execPath);
      writeFileSync(path.join(folder, unit), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const readSettings = (text: string) =>
    Object.fromEntries(
      text
        .split('\n')
        .filter((line) => /^[A-Z_]+=/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
  const common = readSettings(read('systemd', 'environment.example'));

  it.each(units)('%s has settings that exist and time to stop', (unit) => {
    const text = read('systemd', unit);
    const [, words = ''] = /^Environment=(.*)$/m.exec(text) ?? [];
    const settings = { ...common, ...readSettings(words.replaceAll('%i', '4000').replaceAll(' ', '\n')) };
    expect(listProblems(settings)).toEqual([]);
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(text) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(countStopSeconds(settings));
    expect(read('systemd', 'invoice-graph.target')).toContain(unit.replace('@.', '@4000.'));
    expect(text).toContain('PartOf=invoice-graph.target');
  });

  it('give only the API the secret', () => {
    expect(units.filter((unit) => read('systemd', unit).includes('/etc/invoice-graph/secret'))).toEqual([
      'invoice-graph-api@.service',
    ]);
  });

  it('start an API at each port that the examples of proxies name', () => {
    const started = [...read('systemd', 'invoice-graph.target').matchAll(/invoice-graph-api@(\d+)/g)];
    const ports = started.map(([, port]) => port);
    for (const proxy of [read('nginx', 'invoice-graph.conf'), read('caddy', 'Caddyfile')])
      expect([...proxy.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)).toEqual(ports);
  });

  it('come with a command that has the same user, program and settings', () => {
    const command = read('systemd', 'command');
    const unit = read('systemd', 'invoice-graph-api@.service');
    for (const file of [...unit.matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, name]) => name))
      expect(command).toContain(`--property=EnvironmentFile=${file}`);
    expect(command).toContain(`--uid=${/^User=(.+)$/m.exec(unit)?.[1]} `);
    const [, program = ''] = /^ExecStart=(.+)main\.js$/m.exec(unit) ?? [];
    expect(command).toContain(`${program}cli.js`);
  });

  (isInstalled('systemd-analyze') ? describe : describe.skip)('by systemd-analyze', () => {
    it.each(units)('%s is understood and sandboxed', (unit) => {
      const file = path.join(folder, unit);
      const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
      // Other units of this machine may have faults of their own.
      expect([verified.status, verified.stderr.split('\n').filter((line) => line.includes(unit))]).toEqual([0, []]);
      const rated = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file], {
        encoding: 'utf8',
      });
      const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(rated) ?? [];
      expect(Number(exposure)).toBeLessThanOrEqual(MAX_EXPOSURE);
    });
  });
});

type ModelClass = new (manifest: object) => { validate(): void };

describe('the manifests of Kubernetes', () => {
  interface Manifest {
    readonly apiVersion: string;
    readonly kind: string;
    readonly metadata: { readonly name: string };
    readonly spec: any;
    readonly data?: Record<string, string>;
  }
  const { resources } = parse(read('kubernetes', 'kustomization.yaml')) as { resources: string[] };
  const manifests = resources.flatMap((file) =>
    parseAllDocuments(read('kubernetes', file)).map((document) => document.toJS() as Manifest),
  );
  const list = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const find = (kind: string, name: string) => list(kind).find(({ metadata }) => metadata.name === name)!;
  const deployments = list('Deployment').map(({ metadata }) => metadata.name);
  const settings = find('ConfigMap', 'invoice-graph').data ?? {};
  const getContainer = ({ spec }: Manifest) => spec.template.spec.containers[0];

  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    '%s %s follows the schema of Kubernetes',
    async (kind, _name, manifest) => {
      const models = (await import(`kubernetes-models/${manifest.apiVersion}`)) as Record<string, ModelClass>;
      expect(() => new models[kind]!(manifest).validate()).not.toThrow();
    },
  );

  it('have no members that Kubernetes does not know', () => {
    // The schemas allow them, but the types do not.
    const lines = manifests.map(({ apiVersion, kind }, index) => [
      `import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}';`,
      `export const manifest${index}: Kind${index} = ${JSON.stringify(manifests[index])};`,
    ]);
    const place = mkdtempSync(path.join(ROOT, '.build/manifests-'));
    try {
      const file = path.join(place, 'manifests.ts');
      writeFileSync(file, lines.flat().join('\n'));
      const words = [
        '--noEmit',
        '--skipLibCheck',
        '--module',
        'nodenext',
        '--target',
        'es2023',
        '--ignoreConfig',
        file,
      ];
      const { status, stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), words, { encoding: 'utf8' });
      expect([status, stdout]).toEqual([0, '']);
    } finally {
      rmSync(place, { recursive: true });
    }
  });

  it('run both roles', () => {
    expect(deployments).toEqual(['invoice-graph-api', 'invoice-graph-worker']);
    const left = readdirSync(path.join(DEPLOY, 'kubernetes')).filter((file) => !resources.includes(file));
    expect(left).toEqual(['kustomization.yaml', 'prometheus-adapter.yaml']);
  });

  it.each(deployments)('%s has probes, a budget, an autoscaler, limits and time to stop', (name) => {
    const deployment = find('Deployment', name);
    const container = getContainer(deployment);
    const own = Object.fromEntries(
      container.env.map((each: { name: string; value: string }) => [each.name, each.value]),
    );
    expect(listProblems({ ...settings, ...own })).toEqual([]);
    expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      countStopSeconds({ ...settings, ...own }),
    );
    const ports = container.ports.map((port: { name: string }) => port.name);
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
      expect(ports).toContain(container[probe].httpGet.port);
    // Only what does not depend on others may restart a process.
    expect([container.livenessProbe.httpGet.path, container.readinessProbe.httpGet.path]).toEqual(['/live', '/ready']);
    expect(container.resources.limits.memory).toBeDefined();
    const labels = deployment.spec.template.metadata.labels;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(find('PodDisruptionBudget', name).spec.selector.matchLabels).toEqual(labels);
    expect(find('NetworkPolicy', name).spec.podSelector.matchLabels).toEqual(labels);
    expect(find('HorizontalPodAutoscaler', name).spec.scaleTargetRef).toEqual({
      ...{ apiVersion: deployment.apiVersion, kind: 'Deployment', name },
    });
  });

  it('stop sending requests to a process before it closes', () => {
    const { readinessProbe } = getContainer(find('Deployment', 'invoice-graph-api'));
    const noticed = readinessProbe.periodSeconds * readinessProbe.failureThreshold + readinessProbe.timeoutSeconds;
    expect(Number(settings['DRAIN_SECONDS'])).toBeGreaterThanOrEqual(noticed);
  });

  it.each(['Deployment', 'Job'])(
    'confine every process of a %s, and let no name of a secret pass the worker',
    (kind) => {
      for (const manifest of list(kind)) {
        const pod = manifest.spec.template.spec;
        const [container] = pod.containers;
        expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
        expect(container.securityContext).toEqual({
          ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        });
      }
      const worker = JSON.stringify(getContainer(find('Deployment', 'invoice-graph-worker')));
      expect(worker).not.toContain('invoice-graph-secret');
    },
  );

  it('let the workers follow a metric of the service', () => {
    const [{ external }] = find('HorizontalPodAutoscaler', 'invoice-graph-worker').spec.metrics;
    expect(external.metric.name).toBe('invoice_graph_queue_oldest_seconds');
    const { rules } = parse(read('kubernetes', 'prometheus-adapter.yaml')) as { rules: { external: any[] } };
    expect(rules.external.map(({ name }) => name.as)).toEqual([external.metric.name]);
  });
});

describe('the examples of proxies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-proxy-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('pass on files that are as large as the service takes', () => {
    const mebibytes = Math.ceil(loadConfig({}).UPLOAD_MAX_BYTES / 1_048_576) + 1;
    expect(read('nginx', 'invoice-graph.conf')).toContain(`client_max_body_size ${mebibytes}m;`);
    for (const file of readdirSync(path.join(DEPLOY, 'caddy')))
      expect(read('caddy', file)).toContain(`max_size ${mebibytes}MiB`);
  });

  const NGINX = [process.env['NGINX'], 'nginx', '/usr/sbin/nginx'].find((name) => name && isInstalled(name, '-v'));
  (NGINX && isInstalled('openssl', 'version') ? describe : describe.skip)('by nginx', () => {
    it('are understood', () => {
      const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name)) as [
        string,
        string,
      ];
      const words = [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        key,
        '-out',
        certificate,
        '-subj',
        '/CN=x',
      ];
      execFileSync('openssl', words, { stdio: 'ignore' });
      const site = read('nginx', 'invoice-graph.conf')
        .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const paths = temporary.map((name) => `${name}_temp_path ${path.join(folder, name)};`).join(' ');
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths} ${site} }`);
      const { status, stderr } = spawnSync(String(NGINX), ['-t', '-c', file], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    });
  });

  const CADDY = [process.env['CADDY'], 'caddy'].find((name) => name && isInstalled(name, 'version'));
  (CADDY ? describe : describe.skip)('by Caddy', () => {
    it.each(['Caddyfile', 'Caddyfile.compose'])('%s is understood', (name) => {
      const environment = { PATH: process.env['PATH'], HOME: folder, SITE: 'invoices.example.com' };
      const words = ['adapt', '--adapter', 'caddyfile', '--config', path.join(DEPLOY, 'caddy', name)];
      const { status, stderr } = spawnSync(String(CADDY), words, { encoding: 'utf8', env: environment });
      expect([status, /error|warn/i.exec(stderr)]).toEqual([0, null]);
    });
  });
});

it('the files for deployment name no other files than those that exist', () => {
  const files = readdirSync(DEPLOY, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ya?ml|mjs)$/.test(file),
  );
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\b(?:docs|deploy)\/[\w/.-]+\.\w+/g)].map(([name]) => name),
  );
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});
