import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { InvoiceStatistic, StatisticGroup } from '../invoices/invoice-statistics.js';
import { CurrencyScalar, DecimalScalar } from '../shared/scalars.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { Points } from './cost.js';
import { StatisticGroups } from './enums.js';
import { InvoiceFilterInput } from './invoice-filter.inputs.js';
import { toInvoiceFilter } from './read-invoice-filter.js';

@ObjectType('InvoiceStats', { description: 'The invoices of one group in one currency.', simpleResolvers: true })
class InvoiceStatsType implements InvoiceStatistic {
  @Field(() => String, {
    nullable: true,
    description:
      'The currency, the status, the uid of the company or category, the month as YYYY-MM, or the VAT rate as a percentage; null for none.',
  })
  key: string | null;

  @Field(() => String, { nullable: true, description: 'A label for the group, such as the name of the company.' })
  label: string | null;

  @Field(() => CurrencyScalar, {
    nullable: true,
    description: 'ISO 4217 code; amounts in different currencies are never added.',
  })
  currency: string | null;

  @Field(() => Int, { description: 'The number of invoices.' })
  count: number;

  @Field(() => DecimalScalar, { nullable: true, description: 'The exact sum of all known totals, less credit notes.' })
  totalPrice: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The exact sum of all known VAT totals, less credit notes.',
  })
  totalVat: string | null;
}

/** Sums up invoices. */
@Resolver()
export class InvoiceStats {
  constructor(private readonly services: GraphqlServices) {}

  @Points(20)
  @Query(() => [InvoiceStatsType], { description: 'Counts and sums of invoices, per group and currency.' })
  invoiceStats(
    @Arg('groupBy', () => StatisticGroups, { description: 'What to group by.' }) group: StatisticGroup,
    @Arg('filter', () => InvoiceFilterInput, { nullable: true, description: 'Which invoices; all if omitted.' })
    filter: InvoiceFilterInput | null,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<InvoiceStatistic[]> {
    return this.services.invoices.getStatistics(actor, toInvoiceFilter(actor, filter), group);
  }
}
