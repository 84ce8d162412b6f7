import { describe, expect, test } from '@jest/globals';
import type { Field, Finding, ItemFinding } from '../../../src/extraction/model/finding.js';
import type { ExtractionReport } from '../../../src/extraction/model/report.js';
import { collectLessons, repeatCorrections, addFinding, addRecalled } from '../../../src/learning/apply-lessons.js';
import type { Correction } from '../../../src/learning/lesson.store.js';

const NOT_PLACED = { source: 'text', page: 1, box: null, rule: 'label:x', confidence: 0.8 } as const;

function makeFinding(field: Field, value: unknown, differences: Partial<Finding> = {}): Finding {
  return { ...NOT_PLACED, field, value, ...differences } as Finding;
}

function makeReport(...chosen: readonly Finding[]): ExtractionReport {
  const fields = Object.fromEntries(chosen.map((each) => [each.field, { chosen: each, others: [] }]));
  return { format: 'text', pages: 1, fields };
}

function makeItems(...prices: readonly (string | null)[]): Finding {
  const items = prices.map((total_price) => ({ name: 'x', total_price }) as unknown as ItemFinding);
  return makeFinding('items', items);
}

/** Lists the chosen value and then the others, best first. */
function listValues(report: ExtractionReport, field: Field): unknown[] {
  const entry = report.fields[field];
  return entry ? [entry.chosen.value, ...entry.others.map(({ value }) => value)] : [];
}

describe('a value recalled from an earlier correction', () => {
  const makeRecalled = (confidence: number) => makeFinding('total_price', '5.00', { rule: 'learned:sum', confidence });

  test('is used if nothing else was found', () => {
    expect(addRecalled(makeReport(), [makeRecalled(0.5)]).fields.total_price).toEqual({
      chosen: makeRecalled(0.5),
      others: [],
    });
  });

  test.each([
    [0.9, 'replaces', ['5.00', '7.00']],
    [0.75, 'replaces', ['5.00', '7.00']],
    [0.74, 'does not replace', ['7.00', '5.00']],
  ])('with a confidence of %d %s a rule’s value with a confidence of 0.9', (confidence, _what, values) => {
    const report = makeReport(makeFinding('total_price', '7.00', { confidence: 0.9 }));
    expect(listValues(addRecalled(report, [makeRecalled(confidence)]), 'total_price')).toEqual(values);
  });

  test.each<[string, readonly Finding[], string]>([
    [
      'gives way to what an e-invoice states',
      [makeFinding('total_price', '7.00', { source: 'xml', confidence: 0.1 })],
      '7.00',
    ],
    [
      'gives way to what net and VAT prove',
      [makeFinding('total_price', '7.00', { rule: 'net+vat=gross: x', confidence: 0.1 })],
      '7.00',
    ],
    ['gives way to what the items add up to', [makeFinding('total_price', '7.00'), makeItems('3.00', '4.00')], '7.00'],
    ['replaces a total that the items miss', [makeFinding('total_price', '7.00'), makeItems('3.00', '4.01')], '5.00'],
    ['replaces a total if an item has no price', [makeFinding('total_price', '7.00'), makeItems('7.00', null)], '5.00'],
    ['replaces zero without items', [makeFinding('total_price', '0.00'), makeItems()], '5.00'],
  ])('%s', (_what, chosen, value) => {
    expect(addRecalled(makeReport(...chosen), [makeRecalled(0.9)]).fields.total_price?.chosen.value).toBe(value);
  });

  test('replaces what the items add up to if it is that sum with its VAT', () => {
    const report = makeReport(makeFinding('total_price', '4.00'), makeItems('3.00', '1.00'));
    const recalled = [makeRecalled(0.9), makeFinding('total_vat', '1.00', { confidence: 0.9 })];
    expect(addRecalled(report, recalled).fields.total_price?.chosen.value).toBe('5.00');
  });

  test.each<[Field, string, string, string]>([
    ['total_vat', 'does not replace', 'net+vat=gross', '7.00'],
    ['total_vat', 'replaces', 'label', '5.00'],
    ['invoice_number', 'replaces', 'net+vat=gross', '5.00'],
  ])('of %s %s a value found by the rule %s', (field, _what, rule, value) => {
    const report = makeReport(
      makeFinding(field, '7.00', { rule }),
      makeFinding('total_price', '7.00'),
      makeItems('7.00'),
    );
    expect(addRecalled(report, [makeFinding(field, '5.00')]).fields[field]?.chosen.value).toBe(value);
  });

  test.each<[string, Finding, string]>([
    ['replaces items that do not add up either', makeItems('1.00', '2.00'), '9.00'],
    ['replaces items that add up too', makeItems('3.00', '4.00'), '9.00'],
    ['replaces items without a total', makeItems(null), '9.00'],
    ['does not replace what an e-invoice states', { ...makeItems('1.00'), source: 'xml' }, '1.00'],
  ])('for items: %s', (_what, read, price) => {
    const report = makeReport(makeFinding('total_price', price === '9.00' ? '9.00' : '7.00'), read);
    const { chosen } = addRecalled(report, [makeItems('9.00')]).fields.items!;
    expect(chosen.value[0]?.total_price).toBe(price);
  });

  test.each([
    ['the total', [makeFinding('total_price', '7.00')]],
    ['the total, but for the rounding of each item', [makeFinding('total_price', '7.02')]],
    ['the net total', [makeFinding('total_price', '9.00'), makeFinding('net_total', '7.00')]],
  ])('does not replace items if only they add up to %s', (_what, totals) => {
    const read = makeItems('3.00', '4.00');
    const recalled = makeItems('3.00', '4.05');
    expect(listValues(addRecalled(makeReport(...totals, read), [recalled]), 'items')).toEqual([
      read.value,
      recalled.value,
    ]);
  });

  test('replaces an empty list of items, whatever the total is', () => {
    const report = makeReport(makeFinding('total_price', '0.00'), makeItems());
    expect(addRecalled(report, [makeItems('9.00')]).fields.items?.chosen.value).toHaveLength(1);
  });

  test('confirms equal items', () => {
    const read = { ...makeItems('3.00'), confidence: 0.6 };
    const { items } = addRecalled(makeReport(read), [{ ...makeItems('3.00'), confidence: 0.9 }]).fields;
    expect(items).toEqual({ chosen: { ...read, confidence: 0.9 }, others: [] });
  });

  test('replaces VAT rows only if their tax is not the total VAT', () => {
    const makeRows = (vat_amount: string) => makeFinding('vat_categories', [{ vat_amount }]);
    const findTax = (read: string) =>
      addRecalled(makeReport(makeFinding('total_vat', '2.00'), makeRows(read)), [makeRows('2.00')]).fields
        .vat_categories?.chosen.value;
    expect(findTax('1.00')).toEqual([{ vat_amount: '2.00' }]);
    const twice = makeFinding('vat_categories', [{ vat_amount: '1.00' }, { vat_amount: '1.00' }]);
    const report = makeReport(makeFinding('total_vat', '2.00'), twice);
    expect(addRecalled(report, [makeRows('2.00')]).fields.vat_categories?.chosen.value).toEqual(twice.value);
  });

  test('leaves the other fields as they are', () => {
    const report = makeReport(makeFinding('currency', 'EUR'));
    expect(addRecalled(report, [makeRecalled(0.9)]).fields.currency).toEqual(report.fields.currency);
  });
});

describe('another finding of a field', () => {
  const eur = makeFinding('currency', 'EUR', { confidence: 0.6 });
  const usd = makeFinding('currency', 'USD', { confidence: 0.9 });

  test('with the same value makes it more certain, never less', () => {
    const surer = addFinding(makeReport(eur), { ...eur, rule: 'y', confidence: 0.9 }, false);
    expect(surer.fields.currency).toEqual({ chosen: { ...eur, confidence: 0.9 }, others: [] });
    const lessSure = addFinding(makeReport(eur), { ...eur, rule: 'y', confidence: 0.1 }, true);
    expect(lessSure.fields.currency).toEqual({ chosen: eur, others: [] });
  });

  test('replaces the same value among the others', () => {
    const two = addFinding(makeReport(eur), usd, false);
    expect(listValues(two, 'currency')).toEqual(['EUR', 'USD']);
    const again = addFinding(two, { ...usd, rule: 'y' }, false);
    expect(again.fields.currency?.others).toEqual([{ ...usd, rule: 'y' }]);
    expect(listValues(addFinding(two, usd, true), 'currency')).toEqual(['USD', 'EUR']);
  });
});

describe('the corrections of a field', () => {
  const makeCorrection = (
    invoiceId: number,
    old: string | null,
    now: string | null,
    field = 'currency',
  ): Correction => ({
    invoiceId,
    changes: [
      { field: 'language', old: 'en', new: 'de' },
      { field, old, new: now },
    ],
  });

  test('yield one lesson per invoice: the extracted value and the last value set, newest invoice first', () => {
    const corrections = [
      makeCorrection(2, 'EUR', 'SEK'),
      makeCorrection(1, 'USD', 'DKK'),
      makeCorrection(1, 'EUR', 'USD'),
    ];
    expect(collectLessons('currency', corrections)).toEqual([
      { old: 'EUR', new: 'SEK' },
      { old: 'EUR', new: 'DKK' },
    ]);
    expect(collectLessons('country', corrections)).toEqual([]);
  });

  const correctCurrency = (chosen: readonly Finding[], ...corrections: readonly Correction[]) =>
    repeatCorrections(makeReport(...chosen), corrections).fields.currency?.chosen;

  test('are applied again if the same value was read', () => {
    const dollars = [makeFinding('currency', 'USD')];
    expect(correctCurrency(dollars, makeCorrection(1, 'USD', 'CAD'))).toEqual({
      ...{ field: 'currency', value: 'CAD', source: 'history', page: null, box: null },
      ...{ rule: 'learned:corrected 1×', confidence: 0.8 },
    });
    expect(correctCurrency(dollars, makeCorrection(1, 'EUR', 'CAD'))?.value).toBe('USD');
    expect(correctCurrency(dollars, makeCorrection(1, null, 'CAD'))?.value).toBe('USD');
  });

  test('are applied if nothing was read; a correction of an empty value takes precedence', () => {
    expect(correctCurrency([], makeCorrection(2, 'USD', 'CAD'))?.value).toBe('CAD');
    expect(correctCurrency([], makeCorrection(2, 'USD', 'CAD'), makeCorrection(1, null, 'AUD'))?.value).toBe('AUD');
  });

  test('are not repeated if the value was cleared or restored', () => {
    expect(correctCurrency([makeFinding('currency', 'USD')], makeCorrection(1, 'USD', null))?.value).toBe('USD');
    const putBack = correctCurrency([makeFinding('currency', 'USD')], makeCorrection(1, 'USD', 'USD'));
    expect(putBack).toEqual(makeFinding('currency', 'USD'));
  });

  test('become more certain with their number; the newest wins, and e-invoices stay unchanged', () => {
    const read = [makeFinding('currency', 'USD')];
    const makeAgreeing = (count: number) =>
      Array.from({ length: count }, (_, index) => makeCorrection(index + 1, 'USD', 'CAD'));
    expect(correctCurrency(read, ...makeAgreeing(2))).toMatchObject({ rule: 'learned:corrected 2×', confidence: 0.85 });
    expect(correctCurrency(read, ...makeAgreeing(9))).toMatchObject({ rule: 'learned:corrected 9×', confidence: 0.95 });
    expect(correctCurrency(read, makeCorrection(9, 'USD', 'AUD'), ...makeAgreeing(2))).toMatchObject({
      ...{ value: 'AUD', rule: 'learned:corrected 1×', confidence: 0.8 },
    });
    expect(correctCurrency([makeFinding('currency', 'USD', { source: 'xml' })], ...makeAgreeing(2))?.value).toBe('USD');
  });

  test('are not repeated for fields that differ from document to document', () => {
    const report = makeReport(makeFinding('invoice_number', 'A-1'));
    const { fields } = repeatCorrections(report, [makeCorrection(1, 'A-1', 'B-1', 'invoice_number')]);
    expect(fields.invoice_number).toEqual(report.fields.invoice_number);
  });
});
