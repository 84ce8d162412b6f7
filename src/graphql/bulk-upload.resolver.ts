import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { toAppError } from '../shared/errors.js';
import { AlreadyDone } from '../shared/once.js';
import { createInProgressError } from '../web/idempotency-key.js';
import { BULK_POINTS } from './bulk-mutations.resolver.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { Points } from './cost.js';
import { InvoiceFailureType, toFailure } from './invoice-failure.type.js';
import { InvoiceType } from './invoice.type.js';
import type { FileCall } from './mutation-call.js';
import type { IncomingUpload } from './upload-body.js';
import { UploadInvoicesInput } from './upload-invoices.inputs.js';
import { MutationPayload } from './user-errors.type.js';

@ObjectType('UploadResult', { description: 'The result for one of several files.', simpleResolvers: true })
class UploadResultType {
  @Field(() => String, { nullable: true, description: "The client's name for the file; null if it did not arrive." })
  fileName: string | null;

  @Field(() => InvoiceType, { nullable: true, description: 'The new invoice; null if the file was refused.' })
  invoice: InvoiceType | null;

  @Field(() => InvoiceFailureType, { nullable: true, description: 'Why the file was refused; null on success.' })
  error: InvoiceFailureType | null;
}

@ObjectType('UploadInvoicesPayload', { description: 'The result for each file.', simpleResolvers: true })
class UploadInvoicesPayload extends MutationPayload {
  @Field(() => [UploadResultType], { nullable: true, description: 'One result for each file, in the order given.' })
  results: UploadResultType[] | null;
}

interface UploadResult {
  readonly fileName: string | null;
  readonly invoice: InvoiceRow | null;
  readonly error: InvoiceFailureType | null;
}

/** Uploads several files, each separately: those that are stored stay stored if another one is refused. */
@Resolver()
export class BulkUpload {
  constructor(private readonly services: GraphqlServices) {}

  @Points(BULK_POINTS)
  @Mutation(() => UploadInvoicesPayload, {
    description:
      'Uploads invoice files (multipart request), each separately. The files are processed in the background. If a request breaks off, send it again with its `Idempotency-Key`: files that are stored already are not stored again.',
  })
  async uploadInvoices(
    @Arg('input', () => UploadInvoicesInput, { description: 'The files.' }) { files }: UploadInvoicesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<{ results: UploadResult[] }> {
    this.services.uploads.requireUploader(context.actor);
    const results: UploadResult[] = [];
    for (const [index, file] of files.entries()) results.push(await this.uploadOne(context, file, index));
    // So that a request with the same key tries again what was refused.
    if (results.some(({ error }) => error)) context.outcome.hasUserErrors = true;
    return { results };
  }

  private async uploadOne(context: GraphqlContext, file: Promise<FileUpload>, index: number): Promise<UploadResult> {
    let upload: IncomingUpload | null = null;
    try {
      upload = (await file) as IncomingUpload;
      return { fileName: upload.filename, invoice: await this.store(context, upload, index), error: null };
    } catch (thrown) {
      const error = toAppError(thrown);
      // A fault of the service fails the whole call, so that it is reported with its id.
      if (error.code === 'internal_error') throw thrown;
      return { fileName: upload?.filename ?? null, invoice: null, error: toFailure(error) };
    } finally {
      upload?.skip();
    }
  }

  private async store({ actor, call }: GraphqlContext, file: FileUpload, index: number): Promise<InvoiceRow> {
    const part = call?.forFile(index);
    if (part && typeof call?.doneUid === 'string') return this.findStored(actor, part);
    try {
      const source = file.createReadStream();
      const once = part ? { once: part.once } : {};
      return await this.services.uploads.upload(actor, { source, fileName: file.filename, ...once });
    } catch (error) {
      if (!part || !(error instanceof AlreadyDone)) throw error;
      return this.findStored(actor, part);
    }
  }

  /** Finds the invoice that an earlier request with the same key created. */
  private async findStored(actor: GraphqlContext['actor'], part: FileCall): Promise<InvoiceRow> {
    const uid = await part.find();
    if (uid === null) throw createInProgressError();
    return this.services.invoices.getInAccount(actor, uid);
  }
}
