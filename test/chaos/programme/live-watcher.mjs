import { parentPort, workerData } from 'node:worker_threads';

// In a thread of its own, so that the work of the tests does not delay the measurement.
const times = [];
const state = { isOver: false };
parentPort.once('message', () => (state.isOver = true));
while (!state.isOver) {
  const begin = performance.now();
  try {
    const response = await fetch(`${workerData}/live`, { signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    times.push(response.status === 200 ? performance.now() - begin : Number.POSITIVE_INFINITY);
  } catch {
    times.push(Number.POSITIVE_INFINITY);
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
}
parentPort.postMessage(times);
