import { toIsoTimestamp, toTimestamp } from '../shared/clock.js';
import { cutText } from '../shared/text.js';
import type { MailPart, MailStructure } from './mail-parts.js';

/** A message as its envelope shows it. */
export interface MailMessage {
  readonly uid: number;
  /** The address that it claims to be from, with the name if it has one; null if it has none. */
  readonly sender: string | null;
  readonly subject: string | null;
  /** When it arrived, in milliseconds since 1970; null if the server does not say so. */
  readonly receivedAt: number | null;
  readonly structure: MailStructure;
}

/** A folder of a mail server, while it is open. */
export interface Mailbox {
  /** Identifies the folder and the meaning of its uids: ASCII, at most 60 characters. */
  readonly id: string;
  /** The uids of the messages that are not marked, ascending. */
  listUnmarked(): Promise<number[]>;
  /** Null if the message is gone. */
  read(uid: number): Promise<MailMessage | null>;
  /** The bytes of a part, decoded and complete. */
  download(uid: number, part: MailPart): Promise<Buffer>;
  /** Marks a message as dealt with. @param isFlagged whether a person is to look at it */
  mark(uid: number, isFlagged: boolean): Promise<void>;
}

const MAX_SUBJECT = 300;
const MAX_NAMES = 300;

/** Describes where an invoice came from, for its history. @param besides the names of files that show the same invoice */
export function describeMail({ receivedAt, sender, subject }: MailMessage, besides: readonly string[]): string {
  const from = sender === null ? '' : ` from ${sender}`;
  const at = receivedAt === null ? '' : ` on ${toIsoTimestamp(toTimestamp(receivedAt)).slice(0, 10)}`;
  const about = subject ? `: “${cutText(subject, MAX_SUBJECT)}”` : '';
  const names = cutText(besides.map((name) => `“${name}”`).join(', '), MAX_NAMES);
  return `Received by mail${from}${at}${about}.${names === '' ? '' : ` The mail shows the same invoice as ${names}.`}`;
}
