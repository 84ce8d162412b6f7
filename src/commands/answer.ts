import type { Core } from '../core.js';

/** What a command prints, as JSON. */
export interface Answer {
  readonly output: unknown;
  /** 0 if left out. */
  readonly exitCode?: number;
}

/** Opens the installation, runs a command, prints its answer, and closes the database. */
export type RunCommand = (command: (core: Core) => Promise<Answer>) => Promise<void>;
