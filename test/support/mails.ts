/** A file of a message. */
export interface Attachment {
  readonly type: string;
  readonly name?: string;
  readonly content: string | Uint8Array;
  readonly disposition?: 'attachment' | 'inline';
  readonly id?: string;
}

export interface Mail {
  readonly from?: string;
  readonly subject?: string;
  readonly attachments?: readonly Attachment[];
  /** The pictures within its text. */
  readonly pictures?: readonly Attachment[];
}

/** Builds a message (RFC 5322, MIME) with a text and attachments. */
export function buildMail({
  from = 'Billing <billing@feldmann.example>',
  subject = 'Your invoice',
  attachments = [],
  pictures = [],
}: Mail): string {
  const text = 'Content-Type: text/html; charset=utf-8\n\n<p>Please find the invoice attached.</p>\n';
  const body = pictures.length === 0 ? text : buildMultipart('related', [text, ...pictures.map(buildPart)]);
  return [
    `From: ${from}`,
    'To: invoices@example.com',
    `Subject: ${subject}`,
    'Date: Mon, 23 Nov 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    buildMultipart('mixed', [body, ...attachments.map(buildPart)]),
  ].join('\n');
}

/** Builds a message whose attachment is another message. */
export function buildForwarded(mail: string): string {
  const part = `Content-Type: message/rfc822\nContent-Disposition: attachment; filename="forwarded.eml"\n\n${mail}`;
  const text = 'Content-Type: text/plain\n\nSee below.\n';
  return [
    'From: Nora <nora@example.com>',
    'To: invoices@example.com',
    'Subject: Fwd: Your invoice',
    'MIME-Version: 1.0',
    buildMultipart('mixed', [text, part]),
  ].join('\n');
}

let count = 0;

function buildMultipart(kind: string, parts: readonly string[]): string {
  count += 1;
  const boundary = `boundary-${count}`;
  const body = parts.map((part) => `--${boundary}\n${part}\n`).join('');
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\n\n${body}--${boundary}--\n`;
}

function buildPart({ content, disposition = 'attachment', id, name, type }: Attachment): string {
  const encoded = name === undefined ? '' : `; filename*=utf-8''${encodeURIComponent(name)}`;
  const lines = [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: ${disposition}${encoded}`,
    ...(id === undefined ? [] : [`Content-ID: <${id}>`]),
  ];
  const bytes = Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\n');
  return `${lines.join('\n')}\n\n${bytes}`;
}
