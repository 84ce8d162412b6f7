import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ExportRun, StoredExport } from '../exports/export-run.entity.js';
import type { ExportFormat } from '../exports/export.service.js';
import { listColumnNames } from '../exports/invoice-columns.js';
import { invalid } from '../shared/errors.js';
import type { Actor } from '../shared/actor.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { Points } from './cost.js';
import { StartExportInput } from './export-run.inputs.js';
import { ExportRunType, StartExportPayload, type ExportRunErrorType } from './export-run.type.js';
import { toInvoiceFilter, toInvoiceOrder } from './read-invoice-filter.js';

/** Starts exports, and lists those of the account. */
@Resolver()
export class ExportRunOperations {
  constructor(private readonly services: GraphqlServices) {}

  @Query(() => ExportRunType, { description: 'An export in the background.' })
  exportRun(
    @Arg('uid', () => ID, { description: 'The UUID of the export.' }) uid: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ExportRun> {
    return this.services.exportRuns.get(actor, uid);
  }

  @Points(5)
  @Query(() => [ExportRunType], {
    description:
      'The exports of the account in the background, newest first; at most 25. Needs the permission to export.',
  })
  exportRuns(@Ctx() { actor }: GraphqlContext): Promise<ExportRun[]> {
    return this.services.exportRuns.list(actor);
  }

  @Points(50)
  @Mutation(() => StartExportPayload, {
    description: 'Starts an export in the background. An account may have five under way.',
  })
  async startExport(
    @Arg('input', () => StartExportInput, { description: 'What to export.' }) input: StartExportInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    // Before the input is looked at any further.
    this.services.exportRuns.requireExporter(actor);
    return { exportRun: await this.services.exportRuns.start(actor, toStoredExport(actor, input)) };
  }
}

/** Resolves the fields of an export that differ from its row. */
@Resolver(() => ExportRunType)
export class ExportRunResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver()
  format(@Root() { request }: ExportRun): ExportFormat['type'] {
    return request.format.type;
  }

  @FieldResolver()
  url(@Root() { status, uid }: ExportRun, @Ctx() { actor }: GraphqlContext): string | null {
    return status === 'finished' ? this.services.fileUrls.createUrl(actor, uid) : null;
  }

  @FieldResolver()
  error(@Root() { errorCode: code, errorMessage: message }: ExportRun): ExportRunErrorType | null {
    return code === null ? null : { code, message: message ?? '' };
  }
}

/** @throws validation_error for columns of items in an export of invoices, bad_request for a filter that the list refuses */
function toStoredExport(actor: Actor, input: StartExportInput): StoredExport {
  const { format, filter, orderBy, columns, delimiter, bom } = input;
  const rows = input.rows ?? 'invoice';
  const unknown = columns?.filter((name) => !listColumnNames(rows).includes(name)) ?? [];
  if (unknown.length > 0) throw invalid({ columns: ['Columns of items need `rows: ITEM`.'] });
  return {
    filter: toInvoiceFilter(actor, filter),
    order: toInvoiceOrder(orderBy),
    rows,
    ...(columns ? { columns } : {}),
    format: format === 'csv' ? { type: 'csv', delimiter: delimiter ?? ',', bom: bom ?? false } : { type: 'xlsx' },
  };
}
