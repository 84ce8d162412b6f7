/** Why a file cannot be read. The reasons are permanent: the same bytes always fail again. */
export type ExtractionErrorCode = 'unreadable_file' | 'encrypted_file' | 'too_large' | 'unsupported_file_type';

/** A file that cannot be read. The message is meant for the owner of the file. */
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
