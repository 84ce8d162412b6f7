import type { Command } from 'commander';
import { importFolder } from '../arrivals/import-folder.js';
import type { RunCommand } from './answer.js';

interface Options {
  readonly account: string;
  readonly email: string;
  readonly deep?: boolean;
  readonly again?: boolean;
}

/** Adds the command that imports the files of a folder. */
export function addImportCommand(program: Command, run: RunCommand): void {
  program
    .command('import')
    .description(
      'upload the files of a folder, and leave them there; a file whose bytes were imported before is left out, so an interrupted run is ' +
        'continued by repeating it; the exit code is 1 if a file was refused or the run stopped',
    )
    .argument('<folder>')
    .requiredOption('--account <uid>')
    .requiredOption('--email <email>', 'email address of the user whose uploads they become')
    .option('--deep', 'also import the files of sub-folders')
    .option('--again', 'also import files that were imported before')
    .action((folder: string, { account, email, ...options }: Options) =>
      run(async ({ services }, progress) => {
        const actor = await services.accounts.getActor(account, email);
        const onProgress = (done: number, total: number) => progress.show(`${done} of ${total} files`, { done, total });
        const { arrivals } = services;
        const report = await importFolder(actor, { folder, arrivals, onProgress, ...options });
        return { output: report, exitCode: report.refused.length > 0 || report.stopped !== null ? 1 : 0 };
      }),
    );
}
