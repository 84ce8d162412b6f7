import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { InvoiceStatistic, InvoiceStatisticKey, StatisticGroup } from '../invoices/invoice-statistics.js';
import { CurrencyScalar, DecimalScalar } from '../shared/scalars.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { Points } from './cost.js';
import { StatisticGroups } from './enums.js';
import { InvoiceFilterInput } from './invoice-filter.inputs.js';
import { toInvoiceFilter } from './read-invoice-filter.js';

const KEY =
  'The currency, the status, the uid of the company or category, the month as YYYY-MM, or the VAT rate as a percentage; null for none.';
const LABEL =
  'A label for the group, such as the name of the company, or a VAT rate with the three decimals that it has in Canada.';

@ObjectType('InvoiceStatsKey', {
  description: 'A value that the invoices of one group have in common.',
  simpleResolvers: true,
})
class InvoiceStatsKeyType implements InvoiceStatisticKey {
  @Field(() => StatisticGroups, { description: 'What the value is.' })
  group: StatisticGroup;

  @Field(() => String, { nullable: true, description: KEY })
  key: string | null;

  @Field(() => String, { nullable: true, description: LABEL })
  label: string | null;
}

@ObjectType('InvoiceStats', { description: 'The invoices of one group in one currency.', simpleResolvers: true })
class InvoiceStatsType implements InvoiceStatistic {
  @Field(() => String, { nullable: true, description: `${KEY} That of \`groupBy\`.` })
  key: string | null;

  @Field(() => String, { nullable: true, description: `${LABEL} That of \`groupBy\`.` })
  label: string | null;

  @Field(() => [InvoiceStatsKeyType], {
    description: 'The values of `groupBy` and of each group of `thenBy`, in this order.',
  })
  groups: readonly InvoiceStatisticKey[];

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
  @Query(() => [InvoiceStatsType], {
    description: 'Counts and sums of invoices, per group and currency, in the order of the groups.',
  })
  invoiceStats(
    @Arg('groupBy', () => StatisticGroups, { description: 'What to group by.' }) group: StatisticGroup,
    @Arg('thenBy', () => [StatisticGroups], {
      nullable: true,
      description:
        'What to group by within these groups, and within those: up to two others. At most 5,000 groups result.',
    })
    within: StatisticGroup[] | null,
    @Arg('filter', () => InvoiceFilterInput, { nullable: true, description: 'Which invoices; all if omitted.' })
    filter: InvoiceFilterInput | null,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<InvoiceStatistic[]> {
    return this.services.invoices.getStatistics(actor, toInvoiceFilter(actor, filter), [group, ...(within ?? [])]);
  }
}
