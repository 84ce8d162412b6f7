import type { Finding } from '../model/finding.js';
import type { XmlElement } from '../input/xml-element.js';

/** One e-invoice syntax: how its documents are recognised and what they say. */
export interface InvoiceFormat {
  readonly name: string;
  /** Whether an element is the root of an invoice in this syntax, by its name and namespace. */
  matches(element: XmlElement): boolean;
  /** How many invoices a document holds; left out where the syntax allows one. */
  count?(document: XmlElement): number;
  /** Everything that the invoice states, as findings of confidence 1; of several for one field the first is the best. */
  read(invoice: XmlElement): readonly Finding[];
}
