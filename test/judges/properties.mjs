/**
 * Thousands of calls, made up by fast-check from schema/openapi.yaml, valid and invalid, of every operation: no failure of the service,
 * every answer as it is described, valid calls not refused as invalid, invalid bodies not accepted, nothing of another account.
 *
 * CALLS says how many; SEED makes a run again.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { Checks } from '../support/checks.mjs';
import { sampleFiles } from './support/samples.mjs';
import { ROOT } from './support/schema.mjs';
import { startService } from './support/service.mjs';

const calls = Number(process.env.CALLS ?? 3_000);
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));

// The properties are the tests' own; they are compiled as the tests are.
spawnSync('npm', ['run', 'build:test', '--silent'], { cwd: ROOT, stdio: 'inherit' });
const { holdProperties, OPERATION_COUNT } = await import(path.join(ROOT, '.build/test/support/rest-properties.js'));

const [file] = sampleFiles().filter(({ name }) => name === 'feldmann-invoice.xml');
const sample = new Uint8Array(await file.arrayBuffer());
const checks = new Checks();
const service = await startService();
try {
  const foreigner = await service.account();
  const { failure, statuses } = await holdProperties({
    ...{ baseUrl: service.baseUrl, key: service.key, foreignKey: foreigner.key },
    ...{ calls, seed, sample: async () => sample },
  });
  checks.that(`${calls} calls hold to every property`, failure === null, failure ?? `seed ${seed}`);
  const names = [...statuses.keys()];
  const called = new Set(names.map((name) => name.split(' ')[0]));
  const gone = new Set(names.filter((name) => / 2..$/.test(name)).map((name) => name.split(' ')[0]));
  checks.that('every operation was called', called.size === OPERATION_COUNT, `${called.size} of ${OPERATION_COUNT}`);
  checks.that(
    'nearly every operation had its effect',
    gone.size >= OPERATION_COUNT - 2,
    `${gone.size} of ${OPERATION_COUNT}`,
  );
  const byStatus = {};
  for (const [name, count] of statuses) byStatus[name.split(' ')[1]] = (byStatus[name.split(' ')[1]] ?? 0) + count;
  checks.note(
    Object.entries(byStatus)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  );
} finally {
  await service.stop();
}
checks.finish();
