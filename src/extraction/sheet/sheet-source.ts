import type { DocumentType } from '../model/document-type.js';
import type { Field, FieldValue, Finding } from '../model/finding.js';
import type { StatedDetails } from '../model/stated-details.js';
import { findIdeographs, type Ideographs } from './font-names.js';
import { getSheetFormat, type SheetFormat } from './sheet-format.js';
import { findWords } from './words/find-words.js';
import type { SheetWords } from './words/sheet-words.js';

type TextField = Exclude<Field, 'items' | 'vat_categories'>;

/** What the sections of a page are made from. */
export class SheetSource {
  readonly words: SheetWords;
  readonly format: SheetFormat;
  readonly ideographs: Ideographs;
  private readonly values = new Map<Field, Finding['value']>();

  /** @param findings those of an e-invoice, the best one of each field first */
  constructor(
    findings: readonly Finding[],
    readonly details: StatedDetails,
  ) {
    for (const { field, value } of findings) if (!this.values.has(field)) this.values.set(field, value);
    const [stated, country] = [this.find('language'), this.find('country')];
    const { language, words } = findWords(stated, country);
    this.ideographs = findIdeographs(stated, country);
    this.words = words;
    this.format = getSheetFormat(language, words, this.find('currency'));
  }

  /** The stated text of a field; null if there is none. */
  find(field: TextField): string | null {
    return (this.values.get(field) as string | undefined) ?? null;
  }

  /** What kind of document it is. */
  get title(): string {
    return this.words.types[(this.find('document_type') ?? 'invoice') as DocumentType];
  }

  get vatRows(): FieldValue<'vat_categories'> {
    return (this.values.get('vat_categories') as FieldValue<'vat_categories'> | undefined) ?? [];
  }
}
