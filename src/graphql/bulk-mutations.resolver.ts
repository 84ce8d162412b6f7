import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver, type ClassType } from 'type-graphql';
import type { Decision } from '../invoices/approval.service.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { AppError, ERROR_TABLE } from '../shared/errors.js';
import { validateInput } from '../shared/validation.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { MutationPayload } from './user-errors.type.js';
import { Points } from './cost.js';
import { InvoiceFailureType, toFailure } from './invoice-failure.type.js';
import { InvoiceType } from './invoice.type.js';
import { toTarget, UpdateInvoicesInput } from './invoice-mutation.inputs.js';
import { InvoicesDecisionInput, InvoicesInput } from './record-mutation.inputs.js';

/** The cost of a bulk mutation, which changes at most a hundred invoices, or uploads twenty. */
export const BULK_POINTS = 100;

@ObjectType('InvoiceResult', { description: 'The result for one of several invoices.', simpleResolvers: true })
class InvoiceResultType {
  @Field(() => ID, { description: 'The UUID from the request.' })
  uid: string;

  @Field(() => InvoiceType, {
    nullable: true,
    description: 'The invoice after the change; null if the change failed or the invoice was deleted.',
  })
  invoice: InvoiceType | null;

  @Field(() => InvoiceFailureType, { nullable: true, description: 'Why the invoice was not changed; null on success.' })
  error: InvoiceFailureType | null;
}

interface InvoiceResult {
  readonly uid: string;
  readonly invoice: InvoiceRow | null;
  readonly error: InvoiceFailureType | null;
}

const UpdateInvoicesPayload = createResultsPayload('UpdateInvoicesPayload');
const ApproveInvoicesPayload = createResultsPayload('ApproveInvoicesPayload');
const RejectInvoicesPayload = createResultsPayload('RejectInvoicesPayload');
const RemoveInvoiceApprovalsPayload = createResultsPayload('RemoveInvoiceApprovalsPayload');
const DeleteInvoicesPayload = createResultsPayload('DeleteInvoicesPayload');

function createResultsPayload(name: string): ClassType<{ results: InvoiceResultType[] | null }> {
  @ObjectType(name, { description: 'The result for each invoice, in the order given.', simpleResolvers: true })
  class Payload extends MutationPayload {
    @Field(() => [InvoiceResultType], { nullable: true, description: 'One result for each invoice.' })
    results: InvoiceResultType[] | null;
  }
  return Payload;
}

/** Changes many invoices, each separately: a refusal for one does not affect the others. */
@Resolver()
export class BulkMutations {
  constructor(private readonly services: GraphqlServices) {}

  @Points(BULK_POINTS)
  @Mutation(() => UpdateInvoicesPayload, {
    description: 'Corrects invoices, each separately: a value that is not valid refuses only its own invoice.',
  })
  updateInvoices(
    @Arg('input', () => UpdateInvoicesInput, { description: 'The invoices, each with its values.' })
    { invoices }: UpdateInvoicesInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return changeEach(invoices, async (input) => {
      const { uid, expectedVersion, ...values } = validateInput(input);
      return this.services.invoices.update(actor, toTarget(uid, expectedVersion), values);
    });
  }

  @Points(BULK_POINTS)
  @Mutation(() => ApproveInvoicesPayload, { description: 'Approves invoices, each separately.' })
  approveInvoices(
    @Arg('input', () => InvoicesDecisionInput, { description: 'The invoices, and the reason.' })
    input: InvoicesDecisionInput,
    @Ctx() context: GraphqlContext,
  ) {
    return this.decide('approve', input, context);
  }

  @Points(BULK_POINTS)
  @Mutation(() => RejectInvoicesPayload, { description: 'Rejects invoices, each separately.' })
  rejectInvoices(
    @Arg('input', () => InvoicesDecisionInput, { description: 'The invoices, and the reason.' })
    input: InvoicesDecisionInput,
    @Ctx() context: GraphqlContext,
  ) {
    return this.decide('reject', input, context);
  }

  @Points(BULK_POINTS)
  @Mutation(() => RemoveInvoiceApprovalsPayload, {
    description: 'Removes the approvals or rejections of invoices, each separately.',
  })
  removeInvoiceApprovals(
    @Arg('input', () => InvoicesDecisionInput, { description: 'The invoices, and the reason.' })
    input: InvoicesDecisionInput,
    @Ctx() context: GraphqlContext,
  ) {
    return this.decide('remove_approval', input, context);
  }

  @Points(BULK_POINTS)
  @Mutation(() => DeleteInvoicesPayload, { description: 'Deletes invoices, each separately.' })
  deleteInvoices(
    @Arg('input', () => InvoicesInput, { description: 'The invoices.' }) { uids }: InvoicesInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return changeEach(listTargets(uids), async (target) => {
      await this.services.invoices.remove(actor, target);
      return null;
    });
  }

  private decide(decision: Decision, { uids, note = null }: InvoicesDecisionInput, { actor }: GraphqlContext) {
    return changeEach(listTargets(uids), (target) => this.services.approvals.decide(actor, decision, target, note));
  }
}

function listTargets(uids: readonly string[]): { readonly uid: string }[] {
  return [...new Set(uids)].map((uid) => ({ uid }));
}

async function changeEach<Target extends { readonly uid: string }>(
  targets: readonly Target[],
  change: (target: Target) => Promise<InvoiceRow | null>,
): Promise<{ results: InvoiceResult[] }> {
  const results: InvoiceResult[] = [];
  for (const target of targets) {
    const { uid } = target;
    try {
      results.push({ uid, invoice: await change(target), error: null });
    } catch (error) {
      results.push({ uid, invoice: null, error: requireFailure(error) });
    }
  }
  return { results };
}

/** Returns the failure for one invoice if its cause is the caller's request; any other error fails the whole call. */
function requireFailure(error: unknown): InvoiceFailureType {
  if (!(error instanceof AppError) || ERROR_TABLE[error.code].status >= 500) throw error;
  return toFailure(error);
}
