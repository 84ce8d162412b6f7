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

/** What people chose for the supplier's invoices, the newest first. */
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

  test('is what people chose for the supplier, however its name sounds', () => {
    expect(choose(HOTEL, 'other')).toEqual(['other', 'history:1 of 1', 0.75]);
    expect(choose(HOTEL, 'other', 'other')).toEqual(['other', 'history:2 of 2', 0.8]);
  });

  test('is what most chose, and the newest where as many chose another', () => {
    expect(choose(HOTEL, 'travel', 'other', 'other')).toEqual(['other', 'history:2 of 3', 0.57]);
    expect(choose(HOTEL, 'travel', 'other')).toEqual(['travel', 'history:1 of 2', 0.4]);
  });

  test('is by the ten newest choices, and never quite certain', () => {
    const ten = Array.from({ length: 10 }, () => 'other');
    expect(choose(HOTEL, ...ten, 'travel')).toEqual(['other', 'history:10 of 10', 0.95]);
    expect(choose(HOTEL, ...ten.slice(1), 'travel')).toEqual(['other', 'history:9 of 10', 0.95]);
  });

  test('is none where people chose none, or one that is gone', () => {
    expect(choose(HOTEL, null)).toBeNull();
    expect(choose(HOTEL, 'deleted')).toBeNull();
  });

  test('is otherwise by the names of the supplier and its items', () => {
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

  test('says where the names were read', () => {
    const findSource = (report: ExtractionReport) => chooseCategory(report, CATEGORIES, [])?.finding;
    const unplaced = { field: 'category', value: 'Travel', page: null, box: null };
    expect(findSource(HOTEL)).toMatchObject({ ...unplaced, source: 'text' });
    expect(findSource(makeReport({ supplier: 'Hotel Adler', items: [] }))).toMatchObject({
      ...unplaced,
      source: 'ocr',
    });
  });
});
