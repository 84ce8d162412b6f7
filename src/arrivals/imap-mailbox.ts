import { hash } from 'node:crypto';
import { ImapFlow, type FetchMessageObject } from 'imapflow';
import type { MailboxAddress } from '../shared/mailbox-url.js';
import { cleanText } from '../shared/text.js';
import type { Mailbox, MailMessage } from './mail-message.js';
import type { MailPart } from './mail-parts.js';
import { decodeTransfer } from './transfer-encoding.js';

/** The keyword that messages get once they are dealt with. */
const KEYWORD = 'InvoiceGraph';
const FLAGGED = String.raw`\Flagged`;
const ANY_KEYWORD = String.raw`\*`;
const CONNECT_MILLISECONDS = 30_000;
const SILENCE_MILLISECONDS = 60_000;
const MAX_NAME = 320;

/** A folder on an IMAP server, over one connection. */
export class ImapMailbox implements Mailbox {
  private readonly client: ImapFlow;
  /** The messages that are dealt with, on a server that keeps no keywords. */
  private readonly done = new Set<number>();
  private canMark = true;
  private name = '';

  constructor(private readonly address: MailboxAddress) {
    this.client = new ImapFlow({
      ...{ host: address.host, port: address.port, secure: address.encryption === 'tls' },
      doSTARTTLS: address.encryption === 'starttls',
      auth: { user: address.user, pass: address.password },
      // The service decides itself when it waits.
      ...{ logger: false, disableAutoIdle: true, connectionTimeout: CONNECT_MILLISECONDS },
      ...{ greetingTimeout: CONNECT_MILLISECONDS, socketTimeout: SILENCE_MILLISECONDS },
    });
  }

  get id(): string {
    return this.name;
  }

  /** Whether the connection is open. */
  get isOpen(): boolean {
    return this.client.usable;
  }

  /**
   * Connects and opens the folder. @throws if the server cannot be reached, or does not accept the user or the folder
   *
   * @param onNews called when messages may have arrived, and when the connection ends
   */
  async open(onNews: () => void): Promise<void> {
    for (const event of ['exists', 'close', 'error']) this.client.on(event, onNews);
    await this.client.connect();
    const { folder, host, user } = this.address;
    const { permanentFlags, readOnly, uidValidity } = await this.client.mailboxOpen(folder);
    if (readOnly) throw new Error(`The folder ${folder} can only be read, so messages cannot be marked.`);
    this.canMark = permanentFlags?.has(ANY_KEYWORD) ?? true;
    // Not the port, which differs only by how the connection is encrypted.
    const place = hash('sha256', JSON.stringify([host, user, folder])).slice(0, 16);
    this.name = `${place}:${uidValidity}`;
  }

  async listUnmarked(): Promise<number[]> {
    const query = this.canMark ? { unKeyword: KEYWORD, deleted: false } : { deleted: false };
    const found = await this.client.search(query, { uid: true });
    if (!Array.isArray(found)) throw new Error('The mail server did not answer a search.');
    return found.filter((uid) => !this.done.has(uid)).toSorted((left, right) => left - right);
  }

  async read(uid: number): Promise<MailMessage | null> {
    const query = { envelope: true, bodyStructure: true, internalDate: true };
    const found = await this.client.fetchOne(String(uid), query, { uid: true });
    return found ? toMessage(found, uid) : null;
  }

  async download(uid: number, { encoding, part }: MailPart): Promise<Buffer> {
    const found = await this.client.fetchOne(String(uid), { bodyParts: [part] }, { uid: true });
    const [bytes] = found ? (found.bodyParts?.values() ?? []) : [];
    if (!bytes) throw new Error(`The mail server did not send part ${part} of the message ${uid}.`);
    return decodeTransfer(bytes, encoding);
  }

  async mark(uid: number, isFlagged: boolean): Promise<void> {
    const flags = [...(this.canMark ? [KEYWORD] : []), ...(isFlagged ? [FLAGGED] : [])];
    if (flags.length > 0) await this.client.messageFlagsAdd(String(uid), flags, { uid: true });
    this.done.add(uid);
  }

  /** Lets the server report new messages (RFC 2177) until the next command. */
  listen(): void {
    this.client.idle().catch(() => undefined);
  }

  /** Ends the connection. */
  close(): void {
    this.client.close();
  }
}

function toMessage({ bodyStructure, envelope, internalDate }: FetchMessageObject, uid: number): MailMessage {
  if (!bodyStructure) throw new Error(`The mail server did not describe the message ${uid}.`);
  const { address = '', name = '' } = envelope?.from?.[0] ?? {};
  const sender = name === '' ? address : `${name} <${address}>`;
  const receivedAt = internalDate === undefined ? NaN : new Date(internalDate).getTime();
  return {
    uid,
    sender: cleanText(sender, MAX_NAME),
    subject: cleanText(envelope?.subject, MAX_NAME),
    receivedAt: Number.isFinite(receivedAt) ? receivedAt : null,
    structure: bodyStructure,
  };
}
