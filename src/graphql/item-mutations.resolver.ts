import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { performOnce } from './mutation-call.js';
import {
  CreateInvoiceItemInput,
  DeleteInvoiceItemInput,
  toTarget,
  UpdateInvoiceItemInput,
} from './invoice-mutation.inputs.js';
import { createInvoicePayload, createItemPayload } from './payloads.type.js';

const CreateInvoiceItemPayload = createItemPayload('CreateInvoiceItemPayload');
const UpdateInvoiceItemPayload = createItemPayload('UpdateInvoiceItemPayload');
const DeleteInvoiceItemPayload = createInvoicePayload('DeleteInvoiceItemPayload');

/** Changes the items of invoices. */
@Resolver()
export class ItemMutations {
  constructor(private readonly services: GraphqlServices) {}

  @Mutation(() => CreateInvoiceItemPayload, { description: 'Adds an item at the end of an invoice.' })
  async createInvoiceItem(
    @Arg('input', () => CreateInvoiceItemInput, { description: 'The invoice, and the values of the item.' })
    input: CreateInvoiceItemInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { actor } = context;
    const { items } = this.services;
    const { invoiceUid, expectedVersion, ...values } = input;
    const item = await performOnce(
      context,
      (once) => items.create(actor, { ...toTarget(invoiceUid, expectedVersion), once }, values),
      (uid) => items.get(actor, invoiceUid, uid),
    );
    return { item, invoice: await this.services.invoices.getInAccount(actor, invoiceUid) };
  }

  @Mutation(() => UpdateInvoiceItemPayload, { description: 'Changes an item.' })
  async updateInvoiceItem(
    @Arg('input', () => UpdateInvoiceItemInput, { description: 'The item, and its new values.' })
    input: UpdateInvoiceItemInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    const { invoiceUid, expectedVersion, uid, ...values } = input;
    const item = await this.services.items.update(actor, toTarget(invoiceUid, expectedVersion), uid, values);
    return { item, invoice: await this.services.invoices.getInAccount(actor, invoiceUid) };
  }

  @Mutation(() => DeleteInvoiceItemPayload, { description: 'Removes an item from its invoice.' })
  async deleteInvoiceItem(
    @Arg('input', () => DeleteInvoiceItemInput, { description: 'Which item.' })
    { invoiceUid, uid, expectedVersion }: DeleteInvoiceItemInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    await this.services.items.remove(actor, toTarget(invoiceUid, expectedVersion), uid);
    return { invoice: await this.services.invoices.getInAccount(actor, invoiceUid) };
  }
}
