import { Alarm } from '../jobs/alarm.js';
import type { Actor } from '../shared/actor.js';
import { AppError, type ErrorCode } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import type { ImapMailbox } from './imap-mailbox.js';
import type { MailImport } from './mail-import.js';

/** How often the mailbox is looked at even if the server reports nothing. */
const LOOK_MILLISECONDS = 240_000;
const FIRST_WAIT_MILLISECONDS = 1_000;
const MAX_WAIT_MILLISECONDS = 300_000;
/** What concerns every message, so that the next one need not be tried. */
const GENERAL: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'rate_limit_exceeded',
  'service_unavailable',
  'unauthorized',
]);

export interface MailboxWatchOptions {
  /** Creates a connection that is not open yet. */
  readonly connect: () => Promise<ImapMailbox>;
  readonly mails: MailImport;
  /** Whom the invoices belong to. @throws unauthorized if its key no longer works */
  readonly authenticate: () => Promise<Actor>;
  readonly logger: Logger;
}

/** Takes the invoices of each message that arrives in a mailbox, and connects again whenever the connection ends. */
export class MailboxWatch {
  /** Rings when messages may have arrived. */
  private readonly news = new Alarm();
  /** Rings to end the wait for the next connection. */
  private readonly end = new Alarm();
  private loop: Promise<void> = Promise.resolve();
  private isStopping = false;
  private mailbox: ImapMailbox | null = null;
  private failures = 0;
  /** The messages that failed, so that each is reported once. */
  private readonly reported = new Set<string>();

  constructor(private readonly options: MailboxWatchOptions) {}

  /** Starts to watch; call it once. */
  start(): void {
    this.loop = this.run();
  }

  /** Ends the connection; a message in progress is continued after the next start. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.news.ring();
    this.end.ring();
    this.mailbox?.close();
    await this.loop;
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      const wait = await this.serve();
      if (!this.isStopping) await this.end.sleep(wait);
    }
  }

  /** Serves one connection until it ends. @returns the milliseconds until the next attempt */
  private async serve(): Promise<number> {
    const mailbox = await this.options.connect();
    this.mailbox = mailbox;
    try {
      await mailbox.open(() => this.news.ring());
      while (!this.isStopping && mailbox.isOpen) {
        await this.takeAll(mailbox);
        this.failures = 0;
        mailbox.listen();
        await this.news.sleep(LOOK_MILLISECONDS);
      }
      return FIRST_WAIT_MILLISECONDS;
    } catch (error) {
      if (!this.isStopping && this.failures === 0)
        this.options.logger.warn({ err: error }, 'mails cannot be imported now; trying again');
      this.failures += 1;
      return Math.min(FIRST_WAIT_MILLISECONDS * 2 ** this.failures, MAX_WAIT_MILLISECONDS);
    } finally {
      mailbox.close();
      this.mailbox = null;
    }
  }

  private async takeAll(mailbox: ImapMailbox): Promise<void> {
    const { authenticate, mails } = this.options;
    const actor = await authenticate();
    mails.requireTaker(actor);
    for (const uid of await mailbox.listUnmarked()) {
      if (this.isStopping) return;
      try {
        await mails.take(actor, mailbox, uid);
      } catch (error) {
        const isGeneral = error instanceof AppError && GENERAL.has(error.code);
        if (isGeneral || !mailbox.isOpen) throw error;
        this.report(`${mailbox.id}:${uid}`, error);
      }
    }
  }

  /** A message that the service cannot read must not keep it from the others. */
  private report(message: string, error: unknown): void {
    if (this.reported.has(message)) return;
    this.reported.add(message);
    this.options.logger.warn({ err: error, mail: message }, 'a mail could not be imported; it is tried again later');
  }
}
