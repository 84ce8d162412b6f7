import type { Config } from '../config.js';
import type { Core, OpenOptions } from '../core.js';
import type { ProgressLine } from '../shared/progress-line.js';

/** What a command prints: for people in a terminal, else as JSON. */
export interface Answer {
  readonly output: unknown;
  /** 0 if left out. */
  readonly exitCode?: number;
}

/**
 * Opens the installation, runs a command, closes the database, and prints the answer.
 *
 * @throws InstallationError if there is no installation, unless `mustExist` is false
 */
export type RunCommand = (
  command: (core: Core, progress: ProgressLine) => Promise<Answer>,
  options?: OpenOptions,
) => Promise<void>;

/** What a command has beside its options. */
export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly progress: ProgressLine;
}

/** Runs a command that opens the installation itself, and prints its answer. */
export type RunWithConfig = (command: (config: Config, context: CommandContext) => Promise<Answer>) => Promise<void>;
