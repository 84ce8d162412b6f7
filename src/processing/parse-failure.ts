import type { ExtractionErrorCode } from '../extraction/model/extraction-error.js';

export type ParseFailureCode = ExtractionErrorCode | 'timeout' | 'out_of_memory' | 'crashed';

/** A file could not be read; the message is written for its owner. */
export class ParseFailure extends Error {
  /** Whether the same bytes would fail again, so that a retry is pointless. */
  readonly final: boolean;

  /** @param final by default true: the bytes stay the same */
  constructor(
    readonly code: ParseFailureCode,
    message: string,
    { final = true } = {},
  ) {
    super(message);
    this.name = 'ParseFailure';
    this.final = final;
  }
}

/** The failure of a child that exited by itself, or that somebody else killed, which says nothing about the file. */
export function createCrashFailure({ wasKilled = false } = {}): ParseFailure {
  return new ParseFailure('crashed', 'The parser crashed on this file.', { final: !wasKilled });
}

export function createMemoryFailure(): ParseFailure {
  return new ParseFailure('out_of_memory', 'Reading the file took more memory than is allowed.');
}

export function createTimeoutFailure(): ParseFailure {
  return new ParseFailure('timeout', 'Reading the file took longer than is allowed.');
}

export function createAnswerTooLargeFailure(): ParseFailure {
  return new ParseFailure('too_large', 'The file holds more data than an invoice can have.');
}
