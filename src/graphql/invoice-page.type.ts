import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { InvoicePage } from '../processing/page.service.js';

@ObjectType('InvoicePage', {
  description:
    'A page of an invoice’s file as people see it, or one that is made from an e-invoice in XML; in points (1/72 inch) like the boxes of values.',
})
export class InvoicePageType implements Omit<InvoicePage, 'turn'> {
  @Field(() => Int, { description: 'The number of the page in the file, from 1.' })
  number: number;

  @Field(() => Float, { description: 'The width of the page.' })
  width: number;

  @Field(() => Float, { description: 'The height of the page.' })
  height: number;
}

/** A page with what its images need. */
export interface PageOfInvoice extends InvoicePage {
  readonly invoiceUid: string;
}
