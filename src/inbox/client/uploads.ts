import { useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import { InvoiceLineFragmentDoc, UploadInvoiceDocument, type UploadInvoiceMutation } from '../generated/graphql.ts';
import { SESSION_HEADERS } from './session.ts';

const MAX_CONCURRENT = 3;
const DEFAULT_WAIT_SECONDS = 2;
const UNAUTHORIZED = 401;
const TOO_MANY = new Set([429, 503]);
/** How often a file is sent whose connection breaks. */
const MAX_BROKEN = 10;

type UploadedInvoice = NonNullable<NonNullable<UploadInvoiceMutation['uploadInvoice']>['invoice']>;

/** A file that is sent to the service. */
export interface Upload {
  readonly number: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly progress: number;
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** Why the file was refused; an empty text if the service could not be reached. */
  readonly reason: string;
  /** The global id and the uid of its invoice, once it is sent. */
  readonly invoice: { readonly id: string; readonly uid: string } | null;
}

interface Answer {
  readonly data?: UploadInvoiceMutation | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Sends files, a few at a time. A file that meets a limit waits until the service takes it. */
export class Uploads {
  private list: readonly Upload[] = [];
  private readonly files = new Map<number, File>();
  private readonly listeners = new Set<() => void>();
  private readonly breaks = new Map<number, number>();
  private sending = 0;
  private total = 0;

  /** @param onSessionEnd called when a file is refused because the session has ended */
  constructor(
    private readonly client: ApolloClient,
    private readonly onSessionEnd: () => void,
  ) {}

  readonly getList = (): readonly Upload[] => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(files: Iterable<File>): void {
    for (const file of files) {
      this.total += 1;
      this.files.set(this.total, file);
      const upload: Upload = {
        number: this.total,
        name: file.name,
        progress: 0,
        state: 'waiting',
        reason: '',
        invoice: null,
      };
      this.list = [upload, ...this.list];
    }
    this.notify();
    this.sendNext();
  }

  /** Forgets the files that are sent or refused. */
  clear(): void {
    this.list = this.list.filter(({ state }) => state === 'waiting' || state === 'sending');
    this.notify();
  }

  private sendNext(): void {
    while (this.sending < MAX_CONCURRENT) {
      const next = this.list.findLast(({ state }) => state === 'waiting');
      if (!next) return;
      this.sending += 1;
      void this.send(next.number);
    }
  }

  private async send(number: number): Promise<void> {
    const file = this.files.get(number);
    if (!file) return;
    this.change(number, { state: 'sending', progress: 0 });
    // The cache can store only objects that name their types.
    const query = print(this.client.cache.transformDocument(UploadInvoiceDocument));
    const { status, answer, retryAfter } = await post(query, file, (progress) => this.change(number, { progress }));
    this.sending -= 1;
    if (status === UNAUTHORIZED) this.onSessionEnd();
    const invoice = answer.data?.uploadInvoice?.invoice;
    const isLater = TOO_MANY.has(status) || (status === 0 && this.countBreak(number) < MAX_BROKEN);
    if (invoice) {
      this.remember(invoice);
      this.change(number, { state: 'sent', progress: 1, invoice: { id: invoice.id, uid: invoice.uid } });
    } else if (isLater) {
      setTimeout(() => {
        this.change(number, { state: 'waiting' });
        this.sendNext();
      }, retryAfter * 1_000);
    } else {
      this.change(number, { state: 'refused', reason: answer.errors?.[0]?.message ?? '' });
    }
    if (!isLater) this.files.delete(number);
    this.sendNext();
  }

  /** @returns how often the connection of a file has broken */
  private countBreak(number: number): number {
    const count = (this.breaks.get(number) ?? 0) + 1;
    this.breaks.set(number, count);
    return count;
  }

  /** The change that reports the reading of a small file can arrive first, so newer values are kept. */
  private remember(invoice: UploadedInvoice): void {
    const place = { fragment: InvoiceLineFragmentDoc, fragmentName: 'InvoiceLine', id: `Invoice:${invoice.id}` };
    if (!this.client.readFragment(place)) this.client.writeFragment({ ...place, data: invoice });
  }

  private change(number: number, patch: Partial<Upload>): void {
    this.list = this.list.map((upload) => (upload.number === number ? { ...upload, ...patch } : upload));
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

export function useUploads(uploads: Uploads): readonly Upload[] {
  return useSyncExternalStore(uploads.subscribe, uploads.getList);
}

/** `fetch` does not report the progress of a body. */
function post(
  query: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<{ status: number; answer: Answer; retryAfter: number }> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', file);
  const call = new XMLHttpRequest();
  call.open('POST', '/graphql');
  for (const [name, value] of Object.entries(SESSION_HEADERS)) call.setRequestHeader(name, value);
  return new Promise((resolve) => {
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    call.addEventListener('loadend', () => {
      const retryAfter = Number(call.getResponseHeader('Retry-After')) || DEFAULT_WAIT_SECONDS;
      resolve({ status: call.status, answer: parse(call.responseText), retryAfter });
    });
    call.send(form);
  });
}

function parse(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
