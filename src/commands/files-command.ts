import { InvalidArgumentError, type Command } from 'commander';
import type { RunCommand } from './answer.js';
import { moveFiles } from '../move-files.js';
import type { CopyProgress } from '../processing/copy-files.js';
import type { ProgressLine } from '../shared/progress-line.js';
import { parseFileStore, type S3Address } from '../shared/s3-address.js';
import { InvalidSetting } from '../shared/setting-rules.js';

/** Adds the commands about stored files. */
export function addFilesCommand(program: Command, run: RunCommand): void {
  program
    .command('files')
    .description('manage where files are stored')
    .command('move')
    .description(
      'copy all files to another store and use it from then on; an interrupted run is continued by the next. ' +
        'Stop the service first, unless --copy-only is given',
    )
    .requiredOption('--to <store>', '`disk` or s3://bucket/prefix?endpoint=…, as FILE_STORE takes it', parseStore)
    .option('--copy-only', 'only copy, while the service runs; a later move copies the rest')
    .option('--skip-unusable', 'move although some files are missing or damaged')
    .action((options: { to: S3Address | null; copyOnly?: boolean; skipUnusable?: boolean }) =>
      run(async (core, progress) => {
        const { copyOnly = false, skipUnusable = false } = options;
        const move = { to: options.to, copyOnly, skipUnusable, onProgress: formatCopied(progress) };
        const report = await moveFiles(core, move);
        return { output: report, exitCode: report.moved || copyOnly ? 0 : 1 };
      }),
    );
}

function parseStore(text: string): S3Address | null {
  try {
    return parseFileStore(text);
  } catch (error) {
    throw error instanceof InvalidSetting ? new InvalidArgumentError(error.message) : error;
  }
}

function formatCopied(line: ProgressLine): (progress: CopyProgress) => void {
  return ({ done, total, copied, copiedBytes }) => {
    const megabytes = Math.round(copiedBytes / 1e6);
    line.show(`${done} of ${total} invoices, ${copied} files copied (${megabytes} MB)`, { done, total });
  };
}
