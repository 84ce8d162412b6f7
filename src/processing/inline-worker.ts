import { EventEmitter } from 'node:events';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import threads from 'node:worker_threads';

/**
 * Runs the script of a worker in this thread, with the part of the interface of `Worker` that Tesseract uses. The permission to start
 * threads would void all other permissions, because a thread can be started without them.
 */
class InlineWorker extends EventEmitter {
  private readonly port = new EventEmitter();

  constructor(private readonly script: string) {
    super();
    const answer = (message: unknown) => void setImmediate(() => this.emit('message', message));
    loadAnew(script, Object.assign(this.port, { postMessage: answer }));
  }

  postMessage(message: unknown): void {
    setImmediate(() => this.port.emit('message', message));
  }

  async terminate(): Promise<number> {
    this.port.removeAllListeners();
    this.removeAllListeners();
    forget(this.script);
    return 0;
  }
}

/** Makes packages that are loaded later run their workers in this thread. */
export function replaceWorkerThreads(): void {
  Object.assign(threads, { Worker: InlineWorker });
  syncBuiltinESMExports();
}

/** Every worker has a state of its own, as if it had a thread of its own. */
function loadAnew(script: string, port: EventEmitter): void {
  forget(script);
  Object.assign(threads, { parentPort: port });
  try {
    // A new function, as each keeps what it has loaded.
    createRequire(import.meta.url)(script);
  } finally {
    Object.assign(threads, { parentPort: null });
  }
}

/** Frees the state of the script, which is in the modules next to it. */
function forget(script: string): void {
  const { cache } = createRequire(import.meta.url);
  const folder = `${path.dirname(path.dirname(script))}${path.sep}`;
  for (const file of Object.keys(cache)) {
    if (file.startsWith(folder)) delete cache[file];
  }
}
