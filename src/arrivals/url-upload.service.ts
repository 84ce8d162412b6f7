import { request, type Agent, type Dispatcher } from 'undici';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import type { UploadService } from '../processing/upload.service.js';
import type { Actor } from '../shared/actor.js';
import { AppError, invalid } from '../shared/errors.js';
import type { Once } from '../shared/once.js';
import { VERSION } from '../shared/version.js';
import {
  createCheckedAgent,
  describeRequestError,
  requireAllowedAddress,
  type CheckedAgentOptions,
} from '../webhooks/checked-agent.js';
import { readWebhookUrl } from '../webhooks/webhook-url.js';
import { readDownloadName } from './download-name.js';

export interface UrlUploadServiceOptions extends CheckedAgentOptions {
  readonly uploads: UploadService;
  /** How long a download may take in total. */
  readonly timeoutMilliseconds: number;
}

const HEADERS = {
  accept: 'application/pdf, application/xml, image/*, */*;q=0.5',
  'accept-encoding': 'identity',
  'user-agent': `invoice-graph/${VERSION}`,
};

/** Uploads files that the service downloads itself, by the rules of webhooks: it reaches only public addresses, and follows no redirect. */
export class UrlUploadService {
  private readonly agent: Agent;

  constructor(private readonly options: UrlUploadServiceOptions) {
    this.agent = createCheckedAgent(options);
  }

  /**
   * Downloads a file and uploads it.
   *
   * @throws validation_error if it cannot be downloaded, and what an upload throws
   */
  async upload(actor: Actor, given: string, once?: Once): Promise<InvoiceRow> {
    const { allowPrivate, timeoutMilliseconds, uploads } = this.options;
    uploads.requireUploader(actor);
    const url = readWebhookUrl(given, allowPrivate);
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await this.get(url, signal);
    try {
      const fileName = readDownloadName(url, toText(response.headers['content-disposition']));
      const file = { source: this.read(response.body, signal), fileName, note: describeSource(url) };
      return await uploads.upload(actor, { ...file, ...(once && { once }) });
    } finally {
      response.body.destroy();
    }
  }

  /** Closes the connections. */
  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async get(url: string, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    try {
      requireAllowedAddress(url, this.options);
      const response = await request(url, { method: 'GET', headers: HEADERS, dispatcher: this.agent, signal });
      const problem = findProblem(response);
      if (problem === null) return response;
      response.body.on('error', () => undefined).destroy();
      throw refuse(problem);
    } catch (error) {
      throw this.toRefusal(error, signal);
    }
  }

  /** Errors of the download must not look like those of the storage. */
  private async *read(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      throw this.toRefusal(error, signal);
    }
  }

  private toRefusal(error: unknown, signal: AbortSignal): AppError {
    if (error instanceof AppError) return error;
    return refuse(signal.aborted ? 'The download took too long.' : describeRequestError(error));
  }
}

function findProblem({ headers, statusCode: status }: Dispatcher.ResponseData): string | null {
  if (status >= 300 && status < 400) return `The server redirected (${status}); redirects are not followed.`;
  if (status !== 200) return `The server answered ${status}.`;
  const encoding = toText(headers['content-encoding'])?.toLowerCase() ?? 'identity';
  return encoding === 'identity' ? null : 'The server compressed the file although it was asked not to.';
}

/** Without the parameters, which may hold a signature that lets everyone download the file. */
function describeSource(url: string): string {
  const { origin, pathname } = new URL(url);
  return `Downloaded from ${origin}${pathname}`;
}

function toText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function refuse(message: string): AppError {
  return invalid({ url: [message] });
}
