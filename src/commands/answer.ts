import type { Config } from '../config.js';
import type { Core } from '../core.js';

/** What a command prints, as JSON. */
export interface Answer {
  readonly output: unknown;
  /** 0 if left out. */
  readonly exitCode?: number;
}

/** Opens the installation, runs a command, prints its answer, and closes the database. */
export type RunCommand = (command: (core: Core) => Promise<Answer>) => Promise<void>;

/** Runs a command that opens the installation itself, and prints its answer. */
export type RunWithConfig = (
  command: (config: Config, environment: Readonly<Record<string, string | undefined>>) => Promise<Answer>,
) => Promise<void>;
