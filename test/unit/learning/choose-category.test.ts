import { describe, expect, test } from '@jest/globals';
import type { Category } from '../../../src/categories/category.entity.js';
import type { ItemFinding } from '../../../src/extraction/model/finding.js';
import type { ExtractionReport } from '../../../src/extraction/model/report.js';
import { chooseCategory } from '../../../src/learning/choose-category.js';
import type { Correction } from '../../../src/learning/lesson.store.js';

const CATEGORIES = ['Software', 'Travel', 'Other'].map((name) => ({ name, uid: name.toLowerCase() }) as Category);
const FOUND = { source: 'text', page: 1, box: null, rule: 'x', confidence: 1 } as const;

function makeReport({ supplier, items }: { supplier?: string; items?: Partial<ItemFinding>[] }): ExtractionReport {
  const name = { ...FOUND, field: 'company.name', value: supplier } as const;
  const list = { ...FOUND, source: 'ocr', field: 'items', value: items } as const;
  const fields = {
    ...(supplier === undefined ? {} : { 'company.name': { chosen: name, others: [] } }),
    ...(items === undefined ? {} : { items: { chosen: list, others: [] } }),
  };
  return { format: 'text', pages: 1, fields } as unknown as ExtractionReport;
}

/** Makes the corrections in which people chose these categories for the supplier's invoices, newest first. */
function makeChoices(...uids: readonly (string | null)[]): Correction[] {
  return uids.map((uid, index) => ({
    invoiceId: index + 1,
    changes: [{ field: 'category_uid', old: null, new: uid }],
  }));
}

describe('the category of an invoice', () => {
  const HOTEL = makeReport({ supplier: 'Hotel Adler' });
  const choose = (report: ExtractionReport, ...choices: readonly (string | null)[]) => {
    const choice = chooseCategory(report, CATEGORIES, makeChoices(...choices));
    return choice && [choice.category.uid, choice.finding.rule, choice.finding.confidence];
  };

  test('is the one people chose for the supplier, whatever its name suggests', () => {
    expect(choose(HOTEL, 'other')).toEqual(['other', 'history:1 of 1', 0.75]);
    expect(choose(HOTEL, 'other', 'other')).toEqual(['other', 'history:2 of 2', 0.8]);
  });

  test('is the most frequent choice, or the newest of equally frequent ones', () => {
    expect(choose(HOTEL, 'travel', 'other', 'other')).toEqual(['other', 'history:2 of 3', 0.57]);
    expect(choose(HOTEL, 'travel', 'other')).toEqual(['travel', 'history:1 of 2', 0.4]);
  });

  test('depends on the ten newest choices and is never fully certain', () => {
    const ten = Array.from({ length: 10 }, () => 'other');
    expect(choose(HOTEL, ...ten, 'travel')).toEqual(['other', 'history:10 of 10', 0.95]);
    expect(choose(HOTEL, ...ten.slice(1), 'travel')).toEqual(['other', 'history:9 of 10', 0.95]);
  });

  test('is empty if people chose none or a deleted one', () => {
    expect(choose(HOTEL, null)).toBeNull();
    expect(choose(HOTEL, 'deleted')).toBeNull();
  });

  test('otherwise follows from the names of the supplier and the items', () => {
    expect(choose(HOTEL)).toEqual(['travel', 'keyword:hotel', 0.6]);
    expect(choose(makeReport({ items: [{ name: 'Flug', description: null }] }))).toEqual([
      'travel',
      'keyword:flug',
      0.6,
    ]);
    expect(choose(makeReport({ items: [{ name: null, description: 'Flug' }] }))?.[0]).toBe('travel');
    expect(choose(makeReport({ supplier: 'Adler' }))).toBeNull();
    expect(choose(makeReport({}))).toBeNull();
  });

  test('has the source of the names', () => {
    const findSource = (report: ExtractionReport) => chooseCategory(report, CATEGORIES, [])?.finding;
    const unplaced = { field: 'category', value: 'Travel', page: null, box: null };
    expect(findSource(HOTEL)).toMatchObject({ ...unplaced, source: 'text' });
    expect(findSource(makeReport({ supplier: 'Hotel Adler', items: [] }))).toMatchObject({
      ...unplaced,
      source: 'ocr',
    });
    expect(chooseCategory(HOTEL, CATEGORIES, makeChoices('travel'))?.finding).toMatchObject({
      ...unplaced,
      source: 'history',
    });
  });
});
