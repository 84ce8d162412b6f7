/**
 * Loaded into a measured process, which answers its parent: `usage` with the CPU time used, including garbage collection, and the peak
 * memory; `calls` with the number of function calls since the last time, of the service and its packages.
 */
import { Session } from 'node:inspector';

let session = null;

process.on('message', (message) => {
  if (message === 'calls') {
    process.send?.(countCalls());
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.resourceUsage().maxRSS });
});
process.channel?.unref();

/** The first time begins to count, and returns 0. */
function countCalls() {
  if (!session) {
    session = new Session();
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return 0;
  }
  let calls = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    // Calls within Node itself differ between its versions.
    const own = result.filter(({ url }) => url.startsWith('file:'));
    for (const { functions } of own) for (const { ranges } of functions) calls += ranges[0].count;
  });
  return calls;
}
