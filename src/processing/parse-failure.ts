import type { ExtractionErrorCode } from '../extraction/model/extraction-error.js';

export type ParseFailureCode = ExtractionErrorCode | 'timeout' | 'out_of_memory' | 'crashed';

/** A file could not be read; the message is written for its owner. */
export class ParseFailure extends Error {
  /** Whether the same bytes would fail again, so that a retry is pointless. */
  readonly final: boolean;

  constructor(
    readonly code: ParseFailureCode,
    message: string,
  ) {
    super(message);
    this.name = 'ParseFailure';
    this.final = isFinal(code);
  }
}

/** The failure of a child that exited by itself. */
export function createCrashFailure(): ParseFailure {
  return new ParseFailure('crashed', 'The parser crashed on this file.');
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

function isFinal(code: ParseFailureCode): boolean {
  switch (code) {
    case 'unreadable_file':
    case 'encrypted_file':
    case 'too_large':
    case 'unsupported_file_type':
    case 'timeout':
    case 'out_of_memory':
      return true;
    case 'crashed':
      return false;
  }
}
