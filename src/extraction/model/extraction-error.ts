/**
 * Why a file could not be read, in words for its owner. These are final: reading the same bytes again gives the same answer.
 */
export type ExtractionErrorCode = 'unreadable_file' | 'encrypted_file' | 'too_large' | 'unsupported_file_type';

export class ExtractionError extends Error {
  constructor(
    readonly code: ExtractionErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'ExtractionError';
  }
}
