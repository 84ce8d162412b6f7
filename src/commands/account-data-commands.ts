import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import type { Core } from '../core.js';
import type { ProgressLine } from '../shared/progress-line.js';
import { AppError } from '../shared/errors.js';
import type { RunCommand } from './answer.js';

/** Adds the commands that export and delete accounts. @param account the command for accounts */
export function addAccountDataCommands(account: Command, run: RunCommand): void {
  account
    .command('export')
    .description(
      'write everything of an account to a ZIP archive: files, invoices, users and settings; the exit code is 1 if a file is missing or damaged',
    )
    .requiredOption('--account <uid>')
    .requiredOption('--output <file>', 'the archive; it must not exist yet')
    .action((options: { account: string; output: string }) =>
      run((core, progress) => exportAccount(core, options, progress)),
    );
  account
    .command('delete')
    .description(
      'delete an account with everything that it has, for good; an interrupted run is continued by a worker, or by repeating it',
    )
    .requiredOption('--account <uid>')
    .requiredOption('--name <name>', 'the name of the account, as a confirmation')
    .action((options: { account: string; name: string }) =>
      run((core, progress) => deleteAccount(core, options, progress)),
    );
  account
    .command('deletions')
    .description('list the accounts that were deleted, or are being deleted')
    .action(() => run(async ({ stores }) => ({ output: (await stores.accountDeletions.list()).map(presentDeletion) })));
}

async function exportAccount(
  { services }: Core,
  { account, output }: { account: string; output: string },
  progress: ProgressLine,
) {
  const partial = `${output}.part`;
  await requireAbsent(output);
  const archive = await services.accountExports.openForOperator(account, (invoices) =>
    progress.show(`${invoices} invoices`),
  );
  try {
    const handle = await open(partial, 'w', 0o600);
    await pipeline(archive.stream, handle.createWriteStream({ flush: true }));
    await rename(partial, output);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    archive.stream.destroy();
  }
  const { size } = await stat(output);
  const isWhole = archive.report.missing.length + archive.report.damaged.length === 0;
  return { output: { archive: output, bytes: size, ...archive.report }, exitCode: isWhole ? 0 : 1 };
}

async function requireAbsent(file: string): Promise<void> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new AppError('conflict', `${file} exists already.`);
}

async function deleteAccount(
  { services }: Core,
  { account, name }: { account: string; name: string },
  progress: ProgressLine,
) {
  const { accountDeletions, accounts } = services;
  const deletion = await accountDeletions.request(await accounts.getOperator(account), name);
  const total = deletion.invoices;
  const onProgress = (done: number) => progress.show(`${done} of ${total} invoices`, { done, total });
  await accountDeletions.complete(deletion, { onProgress });
  return { output: { deleted: account, invoices: deletion.invoices, users: deletion.users } };
}

function presentDeletion(deletion: Awaited<ReturnType<Core['stores']['accountDeletions']['list']>>[number]) {
  return {
    account: deletion.accountUid,
    requested_by: deletion.workspaceUserUid,
    key: deletion.keyUid,
    invoices: deletion.invoices,
    file_bytes: deletion.fileBytes,
    users: deletion.users,
    requested_at: deletion.requestedAt,
    finished_at: deletion.finishedAt,
  };
}
