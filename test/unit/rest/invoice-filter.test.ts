import { describe, expect, it } from '@jest/globals';
import { readInvoiceFilter } from '../../../src/rest/invoice-filter.js';
import { Parameters } from '../../../src/rest/parameters.js';

const UID = '0198c7a2-0000-7000-8000-000000000000';
const read = (query: string, timeZone = 'UTC') =>
  readInvoiceFilter(Parameters.fromQuery(new URLSearchParams(query)), timeZone);

/** Reads the filter of a query, without undefined members. */
function readFilter(query: string, timeZone?: string): object {
  const given = Object.entries(read(query, timeZone).filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** Lists the parameters for which a query is refused. */
function listRefused(query: string): string[] {
  try {
    read(query);
    return [];
  } catch (error) {
    return Object.keys((error as { details: object }).details);
  }
}

describe('the filter of a list', () => {
  it.each<[string, object]>([
    ['', {}],
    ['query=', {}],
    [`company__uid=${UID.toUpperCase()}`, { companyUids: [UID] }],
    [`workspace_user__uid=${UID}`, { workspaceUserUids: [UID] }],
    [`card__uid[]=${UID}&card__uid[]=${UID}`, { cardUids: [UID, UID] }],
    [`category__uid=${UID}`, { categoryUids: [UID] }],
    ['approvement_status=waiting,rejected', { approvementStatuses: ['waiting', 'rejected'] }],
    ['processing_status=failed', { processingStatuses: ['failed'] }],
    ['currency=EUR,SEK', { currencies: ['EUR', 'SEK'] }],
    ['payment_type=cash', { paymentTypes: ['cash'] }],
    ['total_price_min=-1.5&total_price_max=2', { totalPriceMin: '-1.5', totalPriceMax: '2' }],
    [
      'invoice_date_from=2026-01-01&invoice_date_to=2026-01-01',
      { invoiceDateFrom: '2026-01-01', invoiceDateTo: '2026-01-01' },
    ],
    ['due_date_from=2026-01-01', { dueDateFrom: '2026-01-01' }],
    ['due_date_to=2026-01-01', { dueDateTo: '2026-01-01' }],
    [`query=${'ü'.repeat(200)}`, { query: 'ü'.repeat(200) }],
    [`query=${'𝒜'.repeat(200)}`, { query: '𝒜'.repeat(200) }],
  ])('is read from "%s" as %j', (query, filter) => expect(readFilter(query)).toEqual(filter));

  it.each([
    ['company__uid=x', ['company__uid']],
    [`card__uid=${UID},x`, ['card__uid']],
    ['approvement_status=waiting,x', ['approvement_status']],
    ['currency=EUR,QQQ', ['currency']],
    ['payment_type=barter', ['payment_type']],
    ['total_price_min=x&total_price_max=1.234', ['total_price_min', 'total_price_max']],
    ['invoice_date_from=2026-01-02&invoice_date_to=2026-01-01', ['invoice_date_from']],
    ['due_date_from=2026-01-02&due_date_to=2026-01-01', ['due_date_from']],
    ['due_date_from=x&due_date_to=2026-01-01', ['due_date_from']],
    ['created_at=x&from_date=y', ['created_at', 'from_date']],
    ['from_date=2026-01-02&to_date=2026-01-01', ['from_date']],
    ['created_at__gte=2026-01-02&to_date=2026-01-01', ['created_at__gte']],
    ['from_date=2026-01-01T12:00&to_date=2026-01-01T11:59', ['from_date']],
    [`query=${'𝒜'.repeat(201)}`, ['query']],
    ['ordering=colour&ordering=-', ['ordering']],
    ['total_price_min=2&total_price_max=1', []],
  ])('is refused for "%s" because of %j', (query, fields) => expect(listRefused(query)).toEqual(fields));

  const DAY = { createdFrom: '2026-01-01 15:00:00.000000', createdBefore: '2026-01-02 15:00:00.000000' };

  it.each<[string, object]>([
    ['created_at=2026-01-02', DAY],
    ['from_date=2026-01-02&to_date=2026-01-02', DAY],
    ['from_date=2026-01-02', { createdFrom: DAY.createdFrom }],
    ['to_date=2026-01-02', { createdBefore: DAY.createdBefore }],
    ['created_at=2026-01-02&from_date=2026-01-01&to_date=2026-01-03', DAY],
    ['created_at=2026-01-02&from_date=2026-01-03', { ...DAY, createdFrom: '2026-01-02 15:00:00.000000' }],
    [
      'from_date=2026-01-02T00:00&to_date=2026-01-02T00:00',
      { createdFrom: DAY.createdFrom, createdBefore: '2026-01-01 15:00:00.000001' },
    ],
  ])('turns %s into a range in the account’s time zone', (query, range) => {
    expect(readFilter(query, 'Asia/Tokyo')).toEqual(range);
  });
});

describe('the order of a list', () => {
  it.each([
    ['', [{ field: 'created_at', descending: true }]],
    ['ordering=total_price', [{ field: 'total_price', descending: false }]],
    [
      'ordering=-total_price,created_at&ordering=-created_at',
      [
        { field: 'total_price', descending: true },
        { field: 'created_at', descending: false },
      ],
    ],
  ])('is read from "%s" as %j', (query, order) => expect(read(query).order).toEqual(order));
});
