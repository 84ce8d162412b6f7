import { FolderWatch } from './arrivals/folder-watch.js';
import { MailImport } from './arrivals/mail-import.js';
import { MailboxWatch } from './arrivals/mailbox-watch.js';
import { WatchedFolder } from './arrivals/watched-folder.js';
import type { Core, Running } from './core.js';

interface Watch {
  start(): void;
  stop(): Promise<void>;
}

/** Starts to take documents in, if the settings say from where. Only processes that answer requests do: a worker cannot check the API key. */
export function startArrivals(core: Core): Running {
  const watches = [createFolderWatch(core), createMailboxWatch(core)].filter((watch) => watch !== null);
  for (const watch of watches) watch.start();
  return {
    async stop() {
      await Promise.all(watches.map((watch) => watch.stop()));
    },
  };
}

function createFolderWatch({ clock, config, logger, services }: Core): Watch | null {
  if (config.IMPORT_FOLDER === undefined) return null;
  const folder = new WatchedFolder({
    path: config.IMPORT_FOLDER,
    settleMilliseconds: config.IMPORT_SETTLE_MILLISECONDS,
    keepDone: config.IMPORT_DONE === 'keep',
    clock,
    elapsed: () => performance.now(),
  });
  return new FolderWatch({
    ...{ folder, arrivals: services.arrivals, logger, pollMilliseconds: config.IMPORT_POLL_MILLISECONDS },
    authenticate: () => services.keys.authenticate(config.IMPORT_API_KEY),
  });
}

function createMailboxWatch({ config, logger, services }: Core): Watch | null {
  const { IMPORT_MAILBOX: address } = config;
  if (address === undefined) return null;
  return new MailboxWatch({
    connect: async () => {
      // Imported here because most installations have no mailbox.
      const { ImapMailbox } = await import('./arrivals/imap-mailbox.js');
      return new ImapMailbox(address);
    },
    mails: new MailImport({ arrivals: services.arrivals, logger, maxBytes: config.UPLOAD_MAX_BYTES }),
    authenticate: () => services.keys.authenticate(config.IMPORT_API_KEY),
    logger,
  });
}
