import { describe, expect, it } from '@jest/globals';
import { searchPages } from '../../../src/extraction/documents/search.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { makeReceiptPage } from '../../support/receipt-page.js';
import { MORE_WRITTEN_RECEIPTS } from '../../support/more-written-receipts.js';
import { WRITTEN_RECEIPTS_OF_EASTERN_EUROPE } from '../../support/written-receipts-of-eastern-europe.js';
import { NORDIC_AND_SLOVAK_RECEIPTS } from '../../support/nordic-and-slovak-documents.js';
import { RECEIPTS_OF_THE_WORLD } from '../../support/written-receipts-of-the-world.js';
import { WRITTEN_RECEIPTS_OF_OTHER_COUNTRIES } from '../../support/written-receipts-of-other-countries.js';
import { WRITTEN_RECEIPTS_OF_SMALL_TILLS } from '../../support/written-receipts-of-small-tills.js';
import { WRITTEN_RECEIPTS_OF_TRADES } from '../../support/written-receipts-of-trades.js';
import { WRITTEN_RECEIPTS } from '../../support/written-receipts.js';

describe('a till receipt', () => {
  it.each([
    ...WRITTEN_RECEIPTS,
    ...MORE_WRITTEN_RECEIPTS,
    ...WRITTEN_RECEIPTS_OF_TRADES,
    ...WRITTEN_RECEIPTS_OF_EASTERN_EUROPE,
    ...NORDIC_AND_SLOVAK_RECEIPTS,
    ...WRITTEN_RECEIPTS_OF_OTHER_COUNTRIES,
    ...WRITTEN_RECEIPTS_OF_SMALL_TILLS,
    ...RECEIPTS_OF_THE_WORLD,
  ])('is read from $title', ({ text, expected }) => {
    const draft = { bytes: new Uint8Array(), mediaType: null, xml: [], pageCount: 1, format: null, findings: [] };
    const fields = rankFindings(searchPages({ ...draft, pages: [makeReceiptPage(text)] }).findings);
    const read = Object.fromEntries(
      Object.keys(expected).map((field) => [field, fields[field as Field]?.chosen.value]),
    );
    expect(read).toEqual(expected);
  });
});
