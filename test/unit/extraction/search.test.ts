import { describe, expect, it } from '@jest/globals';
import { mergeVotes } from '../../../src/extraction/documents/consensus.js';
import { findInvoice } from '../../../src/extraction/documents/invoice.js';
import { reviewPage, searchPages } from '../../../src/extraction/documents/search.js';
import type { Draft, Page } from '../../../src/extraction/model/draft.js';
import type { Field, Finding } from '../../../src/extraction/model/finding.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

const makeDraft = (...pages: Page[]): Draft => ({
  ...{ bytes: new Uint8Array(), mediaType: null, xml: [], pageCount: 1, format: null, findings: [] },
  pages,
});
const makeFinding = (field: Field, value: string, confidence: number): Finding => ({
  ...{ field, value, confidence, source: 'ocr', page: 1, rule: 'test' },
  box: { x: 1, y: 1, width: 1, height: 1 },
});
const listValues = (findings: readonly Finding[]) => findings.map(({ value, confidence }) => [value, confidence]);
const castVotes = (...each: [value: string, confidence: number][]) =>
  each.map(([value, sure]) => makeFinding('invoice_number', value, sure));

describe('merging the votes of several looks', () => {
  it('raises the confidence of an agreed value by 0.03 per vote, up to 0.98', () => {
    expect(listValues(mergeVotes([castVotes(['A', 0.8])]))).toEqual([['A', 0.8]]);
    expect(listValues(mergeVotes([castVotes(['A', 0.8]), castVotes(['A', 0.7])]))).toEqual([['A', 0.83]]);
    expect(listValues(mergeVotes([castVotes(['A', 0.8]), castVotes(['A', 0.7]), castVotes(['A', 0.6])]))).toEqual([
      ['A', 0.86],
    ]);
    expect(listValues(mergeVotes([castVotes(['A', 0.97]), castVotes(['A', 0.97])]))).toEqual([['A', 0.98]]);
  });

  it('lowers the confidence of a contested value and drops it below 0.4', () => {
    expect(listValues(mergeVotes([castVotes(['A', 0.9]), castVotes(['B', 0.3])]))).toEqual([
      ['A', 0.799],
      ['B', 0.199],
    ]);
    expect(listValues(mergeVotes([castVotes(['A', 0.5]), castVotes(['B', 0.5])]))).toEqual([]);
    expect(listValues(mergeVotes([castVotes(['A', 0.8], ['B', 0.6]), castVotes(['B', 0.8])]))).toEqual([
      ['B', 0.688],
      ['A', 0.62],
    ]);
  });

  it('counts votes for a similar name in proportion to the similarity', () => {
    const voteOnNames = (...values: string[]) =>
      mergeVotes(values.map((value) => [makeFinding('company.name', value, 0.8)]));
    expect(listValues(voteOnNames('Kraxi Ltd', 'Kraxl Ltd'))).toEqual([
      ['Kraxi Ltd', 0.808],
      ['Kraxl Ltd', 0.808],
    ]);
    expect(listValues(voteOnNames('Kraxi Ltd', 'Other Inc'))[0]).toEqual(['Kraxi Ltd', 0.62]);
    const numbers = mergeVotes([castVotes(['471100', 0.8]), castVotes(['471108', 0.8])]);
    expect(listValues(numbers)[0]).toEqual(['471100', 0.62]);
  });
});

describe('searching the pages of a file', () => {
  const invoice = 'Invoice number: R-4711\nGross total 119.00';

  it('finds nothing on pages without words', () => {
    const draft = makeDraft(pageOf(''));
    expect(findInvoice(draft)).toBe(draft);
    expect(findInvoice(makeDraft(pageOf(''), pageOf(invoice, 2))).findings).not.toEqual([]);
  });

  it('keeps earlier findings', () => {
    const known = makeFinding('invoice_number', 'X', 1);
    expect(findInvoice({ ...makeDraft(pageOf(invoice)), findings: [known] }).findings[0]).toBe(known);
  });

  it('merges the votes of several looks and takes a single one unchanged', () => {
    const page = pageOf(invoice);
    const other = pageOf('Invoice number: R-4717\nGross total 119.00').words;
    const findNumber = (looks: Page['looks']) =>
      listValues(
        searchPages(makeDraft({ ...page, ...(looks ? { looks } : {}) })).findings.filter(
          ({ field }) => field === 'invoice_number',
        ),
      );
    const [alone] = findNumber(undefined);
    expect(alone?.[0]).toBe('R-4711');
    expect(findNumber([other])[0]).toEqual(alone);
    const [contested] = findNumber([page.words, other]);
    expect(contested?.[0]).toBe('R-4711');
    expect(contested?.[1]).toBeLessThan(Number(alone?.[1]));
    expect(findNumber([page.words, page.words])[0]?.[0]).toBe('R-4711');
  });

  it('is complete once company, date and total are certain', () => {
    const text = 'Kraxi Widgets Ltd\n\nInvoice date: 5.6.2024\nNet total 100.00\nVAT 20% 20.00\nGross total 120.00';
    expect(reviewPage(pageOf(text)).isComplete()).toBe(true);
    expect(reviewPage(pageOf(text.replace('Kraxi Widgets Ltd', ''))).isComplete()).toBe(false);
    expect(reviewPage(pageOf(text.replace('Invoice date: 5.6.2024', ''))).isComplete()).toBe(false);
    expect(reviewPage(pageOf(text.replace(/Net[^]*$/, ''))).isComplete()).toBe(false);
    const [head = '', sums = ''] = text.split(/(?=Net)/);
    const [page, next] = [pageOf(head), pageOf(sums, 2)];
    expect([reviewPage(page), reviewPage(page, [page, next])].map(({ isComplete }) => isComplete())).toEqual([
      false,
      true,
    ]);
    expect(reviewPage(pageOf(text)).language).toBeNull();
    expect(reviewPage(pageOf('the invoice and the amount of your order is due with this date')).language).toBe('en');
  });
});

describe('ranking', () => {
  it('chooses the most certain value, the first of equals, and lists each other value once', () => {
    const { invoice_number: number } = rankFindings(
      castVotes(['A', 0.5], ['B', 0.9], ['C', 0.9], ['A', 0.4], ['B', 0.1]),
    );
    expect(number?.chosen.value).toBe('B');
    expect(listValues(number?.others ?? [])).toEqual([
      ['C', 0.9],
      ['A', 0.5],
    ]);
  });

  it('drops due dates before the invoice date', () => {
    const rankDates = (due: string) =>
      rankFindings([makeFinding('due_date', due, 0.9), makeFinding('invoice_date', '2024-05-06', 0.9)]).due_date?.chosen
        .value;
    expect([rankDates('2024-05-05'), rankDates('2024-05-06')]).toEqual([undefined, '2024-05-06']);
    expect(rankFindings([makeFinding('due_date', '2024-05-05', 0.9)]).due_date?.chosen.value).toBe('2024-05-05');
  });
});
