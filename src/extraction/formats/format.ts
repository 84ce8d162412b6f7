import type { Finding } from '../model/finding.js';
import type { StatedDetails } from '../model/stated-details.js';
import type { XmlElement } from '../input/xml-element.js';

/** One e-invoice syntax: how to recognise and read its documents. */
export interface InvoiceFormat {
  readonly name: string;
  /** Whether an element is the root of an invoice in this syntax, by its name and namespace. */
  matches(element: XmlElement): boolean;
  /** The number of invoices in a document; absent if the syntax allows only one. */
  count?(document: XmlElement): number;
  /** Reads the invoice into findings with confidence 1. The first finding of a field is the best. */
  read(invoice: XmlElement): readonly Finding[];
  /** Reads what people see of the invoice beside its findings. */
  readDetails(invoice: XmlElement): StatedDetails;
}
