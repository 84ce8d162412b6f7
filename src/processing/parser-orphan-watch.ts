import { workerData } from 'node:worker_threads';

const INTERVAL_MILLISECONDS = 1_000;

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MILLISECONDS);
