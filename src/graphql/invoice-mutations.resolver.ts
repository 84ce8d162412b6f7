import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { UploadInvoiceByUrlInput } from '../arrivals/url-upload.inputs.js';
import type { Decision } from '../invoices/approval.service.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import type { Once } from '../shared/once.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { Points } from './cost.js';
import { performOnce } from './mutation-call.js';
import { InvoiceDecisionInput, InvoiceTargetInput, toTarget, UpdateInvoiceInput } from './invoice-mutation.inputs.js';
import { createInvoicePayload, toRemoval, createRemovalPayload } from './payloads.type.js';

const UploadInvoicePayload = createInvoicePayload('UploadInvoicePayload');
const UploadInvoiceByUrlPayload = createInvoicePayload('UploadInvoiceByUrlPayload');
const UpdateInvoicePayload = createInvoicePayload('UpdateInvoicePayload');
const DeleteInvoicePayload = createRemovalPayload('DeleteInvoicePayload');
const ApproveInvoicePayload = createInvoicePayload('ApproveInvoicePayload');
const RejectInvoicePayload = createInvoicePayload('RejectInvoicePayload');
const RemoveInvoiceApprovalPayload = createInvoicePayload('RemoveInvoiceApprovalPayload');
const ReprocessInvoicePayload = createInvoicePayload('ReprocessInvoicePayload');

interface Payload {
  readonly invoice: InvoiceRow;
}

/** As many as a key regains in a second, in which it may upload one file over REST. */
const UPLOAD_POINTS = 50;
const WHICH = 'The invoice.';
const DECISION = 'The invoice, and the reason.';

/** Changes invoices. */
@Resolver()
export class InvoiceMutations {
  constructor(private readonly services: GraphqlServices) {}

  @Mutation(() => UploadInvoicePayload, {
    description: 'Uploads an invoice file (multipart request). The file is processed in the background.',
  })
  async uploadInvoice(
    @Arg('file', () => GraphQLUpload, { description: 'A PDF, an image, or an e-invoice in XML.' })
    file: Promise<FileUpload>,
    @Ctx() context: GraphqlContext,
  ): Promise<Payload> {
    const { actor } = context;
    return this.performOnce(context, async (once) => {
      const { createReadStream, filename } = await file;
      return this.services.uploads.upload(actor, { source: createReadStream(), fileName: filename, once });
    });
  }

  @Points(UPLOAD_POINTS)
  @Mutation(() => UploadInvoiceByUrlPayload, {
    description: 'Downloads a file and uploads it. The file is processed in the background.',
  })
  uploadInvoiceByUrl(
    @Arg('input', () => UploadInvoiceByUrlInput, { description: 'Where the file is.' })
    { url }: UploadInvoiceByUrlInput,
    @Ctx() context: GraphqlContext,
  ): Promise<Payload> {
    return this.performOnce(context, (once) => this.services.urlUploads.upload(context.actor, url, once));
  }

  @Mutation(() => UpdateInvoicePayload, {
    description: 'Corrects an invoice. Processing never overwrites a value that a person has set.',
  })
  async updateInvoice(
    @Arg('input', () => UpdateInvoiceInput, { description: 'Which invoice, and its values.' })
    input: UpdateInvoiceInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Payload> {
    const { uid, expectedVersion, ...values } = input;
    return { invoice: await this.services.invoices.update(actor, toTarget(uid, expectedVersion), values) };
  }

  @Mutation(() => DeleteInvoicePayload, { description: 'Deletes an invoice, and its file after the retention period.' })
  async deleteInvoice(
    @Arg('input', () => InvoiceTargetInput, { description: WHICH }) { uid, expectedVersion }: InvoiceTargetInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    await this.services.invoices.remove(actor, toTarget(uid, expectedVersion));
    return toRemoval('Invoice', uid);
  }

  @Mutation(() => ReprocessInvoicePayload, { description: 'Reads the file again; keeps values that a person has set.' })
  async reprocessInvoice(
    @Arg('input', () => InvoiceTargetInput, { description: WHICH }) { uid, expectedVersion }: InvoiceTargetInput,
    @Ctx() context: GraphqlContext,
  ): Promise<Payload> {
    return this.performOnce(context, (once) =>
      this.services.invoices.reprocess(context.actor, { ...toTarget(uid, expectedVersion), once }),
    );
  }

  @Mutation(() => ApproveInvoicePayload, { description: 'Approves an invoice, which then cannot be changed.' })
  approveInvoice(
    @Arg('input', () => InvoiceDecisionInput, { description: DECISION }) input: InvoiceDecisionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<Payload> {
    return this.decide('approve', input, context);
  }

  @Mutation(() => RejectInvoicePayload, { description: 'Rejects an invoice.' })
  rejectInvoice(
    @Arg('input', () => InvoiceDecisionInput, { description: DECISION }) input: InvoiceDecisionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<Payload> {
    return this.decide('reject', input, context);
  }

  @Mutation(() => RemoveInvoiceApprovalPayload, { description: 'Removes the approval or rejection of an invoice.' })
  removeInvoiceApproval(
    @Arg('input', () => InvoiceDecisionInput, { description: DECISION }) input: InvoiceDecisionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<Payload> {
    return this.decide('remove_approval', input, context);
  }

  private decide(decision: Decision, input: InvoiceDecisionInput, context: GraphqlContext): Promise<Payload> {
    const { uid, expectedVersion, note = null } = input;
    return this.performOnce(context, (once) =>
      this.services.approvals.decide(context.actor, decision, { ...toTarget(uid, expectedVersion), once }, note),
    );
  }

  private async performOnce(
    context: GraphqlContext,
    perform: (once: Once | undefined) => Promise<InvoiceRow>,
  ): Promise<Payload> {
    const find = (uid: string) => this.services.invoices.getInAccount(context.actor, uid);
    return { invoice: await performOnce(context, perform, find) };
  }
}
