import { afterAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { startMetrics } from '../../src/telemetry/metrics.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../deploy/monitoring');
const METRIC = /\b(?:invoice_graph|nodejs|process)_[a-z0-9_]+\b/g;
/** What Prometheus makes of a histogram. */
const PARTS = /_(bucket|sum|count)$/;

const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const alerts = (parse(read('alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const dashboard = JSON.parse(read('dashboard.json')) as { panels: { title: string; targets?: { expr: string }[] }[] };
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const metrics = startMetrics({
  version: '1.0.0',
  role: 'all',
  readQueue: async () => ({ queued: 1, running: 1, oldestSeconds: 1 }),
  readPools: () => [{ name: 'reader', limit: 1, open: 1, used: 1, waiting: 0 }],
  isReplicaUsed: () => true,
});
afterAll(() => metrics.stop());

/** The metrics of a query that no process reports. */
async function listUnknown(query: string): Promise<string[]> {
  const known = [...(await metrics.format()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  const used = query.match(METRIC) ?? [];
  return used.filter((name) => !known.includes(name) && !known.includes(name.replace(PARTS, '')));
}

function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return process.env['CI'] === 'true';
  }
}

describe('the files for monitoring', () => {
  test.each(alerts.map(({ alert, expr }) => [alert, expr]))('%s uses metrics that exist', async (_alert, expr) => {
    expect(await listUnknown(expr)).toEqual([]);
  });

  test('the guide explains panels that the dashboard has', () => {
    const guide = readFileSync(path.resolve(FOLDER, '../../docs/operating/monitoring.md'), 'utf8');
    const [, table = ''] = guide.split('## Read the dashboard');
    const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].slice(2).flatMap(([, cell = '']) => cell.split(', '));
    const titles = dashboard.panels.map(({ title }) => title);
    const known = (name: string) => titles.some((title) => title.startsWith(name));
    expect([named.length > 10, named.filter((name) => !known(name))]).toEqual([true, []]);
  });

  test('the dashboard uses metrics that exist, and shows each of the service’s own', async () => {
    expect(await listUnknown(queries.join('\n'))).toEqual([]);
    const shown = new Set(
      queries
        .join('\n')
        .match(METRIC)
        ?.map((name) => name.replace(PARTS, '')),
    );
    const own = [...(await metrics.format()).matchAll(/^# TYPE (invoice_graph_\w+) /gm)].map(([, name = '']) => name);
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('every metric of the service and every alert is explained', async () => {
    const readGuide = (name: string) => readFileSync(path.resolve(FOLDER, '../../docs/operating', name), 'utf8');
    const own = [...(await metrics.format()).matchAll(/^# TYPE (invoice_graph_\w+) /gm)].map(([, name = '']) => name);
    expect(own.filter((name) => !readGuide('monitoring.md').includes(`\`${name}`))).toEqual([]);
    expect(alerts.filter(({ alert }) => !readGuide('alerts.md').includes(`\n## ${alert}\n`))).toEqual([]);
  });
});

(hasPromtool() ? describe : describe.skip)('promtool', () => {
  const run = (words: string[], input?: string) =>
    execFileSync('promtool', words, { cwd: FOLDER, encoding: 'utf8', ...(input !== undefined && { input }) });

  test.each([
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('%s %s %s succeeds', (...words) => {
    expect(run(words)).toContain('SUCCESS');
  });

  test('understands every query of the dashboard', () => {
    const rules = queries.map((query, index) => ({
      record: `query_${index}`,
      expr: query.replaceAll('$__rate_interval', '5m'),
    }));
    const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-rules-'));
    try {
      const file = path.join(folder, 'rules.yml');
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
      expect(run(['check', 'rules', file])).toContain(`SUCCESS: ${queries.length} rules found`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('has nothing to say against the names of the metrics', async () => {
    const own = (await metrics.format()).match(/^.*\binvoice_graph_.*$/gm)?.join('\n');
    expect(run(['check', 'metrics'], `${own}\n`)).toBe('');
  });
});
