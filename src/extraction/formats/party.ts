import type { FindingsList } from './findings-list.js';

/** A party as an e-invoice states it. The best name and the best tax number come first. */
export interface Party {
  readonly names: readonly (string | null)[];
  readonly taxNumbers: readonly (string | null)[];
  readonly address: string | null;
  readonly phone: string | null;
  /** Stated only in Turkish invoices. */
  readonly taxOffice?: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** The paths at which a syntax states the parts of its seller. */
export interface SellerPaths {
  readonly name: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly taxOffice?: string;
  readonly country: string;
}

/** Adds the seller (EN 16931 BG-4), and its country as the country of the invoice. */
export function addSeller(list: FindingsList, seller: Party, paths: SellerPaths): void {
  list.addTexts('company.name', seller.names, paths.name);
  list.addTexts('company.tax_number', seller.taxNumbers, paths.taxNumber);
  list.addText('company.tax_office', seller.taxOffice ?? null, paths.taxOffice ?? '');
  list.addText('company.address', seller.address, paths.address);
  list.addText('company.phone', seller.phone, paths.phone);
  list.addText('country', seller.country, paths.country);
}

/** Adds the buyer (EN 16931 BG-7). */
export function addBuyer(list: FindingsList, buyer: Party, path: string): void {
  list.addTexts('buyer_name', buyer.names, path);
  list.addTexts('buyer_tax_number', buyer.taxNumbers, path);
  list.addText('buyer_address', buyer.address, path);
}
