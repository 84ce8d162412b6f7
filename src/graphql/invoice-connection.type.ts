import { Field, Int, ObjectType } from 'type-graphql';
import type { InvoiceFilter } from '../invoices/invoice-filter.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { PageRows, Points } from './cost.js';
import { InvoiceType } from './invoice.type.js';
import { PageInfoType, type Page } from './pagination.js';

@ObjectType('InvoiceEdge', { description: 'An invoice in a list.', simpleResolvers: true })
export class InvoiceEdgeType {
  @Field({ description: 'The place of the invoice in the list.' })
  cursor: string;

  @Field(() => InvoiceType, { description: 'The invoice.' })
  node: InvoiceType;
}

@ObjectType('InvoiceConnection', { description: 'A page of a list of invoices.', simpleResolvers: true })
export class InvoiceConnectionType {
  @Field(() => [InvoiceEdgeType], { description: 'The invoices with their places.' })
  @PageRows()
  edges: InvoiceEdgeType[];

  @Field(() => [InvoiceType], { description: 'The invoices.' })
  @PageRows()
  nodes: InvoiceType[];

  @Field(() => PageInfoType, { description: 'What lies around the page.' })
  pageInfo: PageInfoType;

  @Field(() => Int, { description: 'How many invoices match; counted only when asked for.' })
  @Points(5)
  totalCount: number;
}

/** A page of invoices with what its count needs. */
export interface InvoiceConnection extends Page<InvoiceRow> {
  readonly filter: InvoiceFilter;
}
