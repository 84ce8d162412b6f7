import { hash } from 'node:crypto';
import { decodeXmlHead } from '../extraction/input/xml-text.js';
import type { Actor } from '../shared/actor.js';
import type { Logger } from '../shared/logger.js';
import { isLasting, type ArrivalService } from './arrival.service.js';
import { chooseParts, listParts, type ChosenPart, type MailPart } from './mail-parts.js';
import { describeMail, type Mailbox, type MailMessage } from './mail-message.js';

/** How much of an XML file is searched for the element of an invoice, which may be within an envelope. */
const HEAD_BYTES = 64 * 1024;
/** Base64 makes four of three, and adds the ends of lines. */
const ENCODED_BYTES_PER_BYTE = 1.4;
const INVOICE_ELEMENT =
  /<(?:[\w.-]{1,64}:)?(?:Invoice|CreditNote|CrossIndustryInvoice|CrossIndustryDocument|FatturaElettronica|FatturaElettronicaSemplificata|Facturae)[\s>]/;

export interface MailImportDependencies {
  readonly arrivals: ArrivalService;
  readonly logger: Logger;
  /** The size of the largest file. */
  readonly maxBytes: number;
}

/** What became of the parts of a message. */
interface Outcome {
  readonly invoices: number;
  readonly refused: readonly string[];
}

/**
 * Makes the invoices that are attached to messages invoices, each once. A message is marked after all of its parts are committed, each with the
 * record of the mailbox, its uid and its part. So no interruption loses one or makes it two.
 */
export class MailImport {
  constructor(private readonly dependencies: MailImportDependencies) {}

  /** Checks that invoices of mails may belong to this actor. @throws forbidden */
  requireTaker(actor: Actor): void {
    this.dependencies.arrivals.requireTaker(actor);
  }

  /** Deals with a message. @throws what keeps it from being dealt with for the time being */
  async take(actor: Actor, mailbox: Mailbox, uid: number): Promise<void> {
    const { arrivals, logger } = this.dependencies;
    const origin = `mail:${mailbox.id}:${uid}`;
    // Killed before it could mark the message.
    if (await arrivals.find(actor, origin)) return mailbox.mark(uid, false);
    const message = await mailbox.read(uid);
    if (!message) return;
    const outcome = await this.takeParts(actor, mailbox, message, origin);
    await mailbox.mark(uid, outcome.invoices === 0 || outcome.refused.length > 0);
    await arrivals.record(actor, origin);
    logger.info({ mail: uid, sender: message.sender, ...outcome }, 'a mail was imported');
  }

  private async takeParts(actor: Actor, mailbox: Mailbox, message: MailMessage, origin: string): Promise<Outcome> {
    const parts = listParts(message.structure);
    const xmls = await this.readXmls(mailbox, message.uid, parts);
    let invoices = 0;
    const refused: string[] = [];
    for (const chosen of chooseParts(parts, new Set(xmls.keys()))) {
      const load = async () => xmls.get(chosen.part) ?? mailbox.download(message.uid, chosen);
      const reason = await this.takePart(actor, message, chosen, { origin: toPartOrigin(origin, chosen.part), load });
      if (reason === null) invoices += 1;
      else refused.push(`${chosen.fileName ?? chosen.part}: ${reason}`);
    }
    return { invoices, refused };
  }

  /** Returns why the part is no invoice; null if it is one. */
  private async takePart(
    actor: Actor,
    message: MailMessage,
    { besides, fileName, size }: ChosenPart,
    { load, origin }: { readonly origin: string; readonly load: () => Promise<Buffer> },
  ): Promise<string | null> {
    if (this.isTooLarge(size)) return 'The file is too large.';
    try {
      const document = { origin, fileName, note: describeMail(message, besides), open: () => toSource(load()) };
      await this.dependencies.arrivals.take(actor, document);
      return null;
    } catch (error) {
      if (!isLasting(error)) throw error;
      return error.message;
    }
  }

  /** The bytes of the parts that are e-invoices in XML, by their numbers. */
  private async readXmls(mailbox: Mailbox, uid: number, parts: readonly MailPart[]): Promise<Map<string, Buffer>> {
    const found = new Map<string, Buffer>();
    for (const part of parts) {
      if (part.kind !== 'xml' || this.isTooLarge(part.size)) continue;
      const bytes = await mailbox.download(uid, part);
      if (isEInvoice(bytes, part.fileName)) found.set(part.part, bytes);
    }
    return found;
  }

  /** Whether a part is too large, however it is encoded, so that it is not even fetched. */
  private isTooLarge(size: number): boolean {
    return size > ENCODED_BYTES_PER_BYTE * this.dependencies.maxBytes;
  }
}

/** Italian e-invoices may be signed, which hides their XML. */
function isEInvoice(bytes: Buffer, fileName: string | null): boolean {
  if (/\.p7m$/i.test(fileName ?? '')) return true;
  try {
    return INVOICE_ELEMENT.test(decodeXmlHead(bytes.subarray(0, HEAD_BYTES)));
  } catch {
    // The declared encoding is unknown.
    return false;
  }
}

/** The numbers of parts grow with the nesting of a message, which its sender decides. */
function toPartOrigin(origin: string, part: string): string {
  const name = part.length > 80 ? hash('sha256', part).slice(0, 32) : part;
  return `${origin}:${name}`;
}

async function* toSource(bytes: Promise<Buffer>): AsyncGenerator<Uint8Array> {
  yield await bytes;
}
