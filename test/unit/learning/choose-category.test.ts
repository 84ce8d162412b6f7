import { describe, expect, test } from '@jest/globals';
import type { Category } from '../../../src/categories/category.entity.js';
import type { ItemFinding } from '../../../src/extraction/model/finding.js';
import type { ExtractionReport } from '../../../src/extraction/model/report.js';
import { chooseCategory } from '../../../src/learning/choose-category.js';
import type { Correction } from '../../../src/learning/lesson.store.js';

const CATEGORIES = ['Software', 'Travel', 'Other'].map((name) => ({ name, uid: name.toLowerCase() }) as Category);
const FOUND = { source: 'text', page: 1, box: null, rule: 'x', confidence: 1 } as const;

function reportOf({ supplier, items }: { supplier?: string; items?: Partial<ItemFinding>[] }): ExtractionReport {
  const name = { ...FOUND, field: 'company.name', value: supplier } as const;
  const list = { ...FOUND, source: 'ocr', field: 'items', value: items } as const;
  const fields = {
    ...(supplier === undefined ? {} : { 'company.name': { chosen: name, others: [] } }),
    ...(items === undefined ? {} : { items: { chosen: list, others: [] } }),
  };
  return { format: 'text', pages: 1, fields } as unknown as ExtractionReport;
}

/** What people chose for the supplier's invoices, the newest first. */
function choicesOf(...uids: readonly (string | null)[]): Correction[] {
  return uids.map((uid, index) => ({
    invoiceId: index + 1,
    changes: [{ field: 'category_uid', old: null, new: uid }],
  }));
}

describe('the category of an invoice', () => {
  const HOTEL = reportOf({ supplier: 'Hotel Adler' });
  const chosen = (report: ExtractionReport, ...choices: readonly (string | null)[]) => {
    const choice = chooseCategory(report, CATEGORIES, choicesOf(...choices));
    return choice && [choice.category.uid, choice.finding.rule, choice.finding.confidence];
  };

  test('is what people chose for the supplier, however its name sounds', () => {
    expect(chosen(HOTEL, 'other')).toEqual(['other', 'history:1 of 1', 0.75]);
    expect(chosen(HOTEL, 'other', 'other')).toEqual(['other', 'history:2 of 2', 0.8]);
  });

  test('is what most chose, and the newest where as many chose another', () => {
    expect(chosen(HOTEL, 'travel', 'other', 'other')).toEqual(['other', 'history:2 of 3', 0.57]);
    expect(chosen(HOTEL, 'travel', 'other')).toEqual(['travel', 'history:1 of 2', 0.4]);
  });

  test('is by the ten newest choices, and never quite certain', () => {
    const ten = Array.from({ length: 10 }, () => 'other');
    expect(chosen(HOTEL, ...ten, 'travel')).toEqual(['other', 'history:10 of 10', 0.95]);
    expect(chosen(HOTEL, ...ten.slice(1), 'travel')).toEqual(['other', 'history:9 of 10', 0.95]);
  });

  test('is none where people chose none, or one that is gone', () => {
    expect(chosen(HOTEL, null)).toBeNull();
    expect(chosen(HOTEL, 'deleted')).toBeNull();
  });

  test('is otherwise by the names of the supplier and its items', () => {
    expect(chosen(HOTEL)).toEqual(['travel', 'keyword:hotel', 0.6]);
    expect(chosen(reportOf({ items: [{ name: 'Flug', description: null }] }))).toEqual(['travel', 'keyword:flug', 0.6]);
    expect(chosen(reportOf({ items: [{ name: null, description: 'Flug' }] }))?.[0]).toBe('travel');
    expect(chosen(reportOf({ supplier: 'Adler' }))).toBeNull();
    expect(chosen(reportOf({}))).toBeNull();
  });

  test('says where the names were read', () => {
    const sourceOf = (report: ExtractionReport) => chooseCategory(report, CATEGORIES, [])?.finding;
    const unplaced = { field: 'category', value: 'Travel', page: null, box: null };
    expect(sourceOf(HOTEL)).toMatchObject({ ...unplaced, source: 'text' });
    expect(sourceOf(reportOf({ supplier: 'Hotel Adler', items: [] }))).toMatchObject({ ...unplaced, source: 'ocr' });
  });
});
