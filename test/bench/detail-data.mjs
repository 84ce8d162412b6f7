/** Completes one invoice of the account that `fillAccount` filled, the way processing and two corrections leave it. */
import { buildUidSql, insertNumbered } from './page-data.mjs';

const ITEMS = 20;
const AT = '2026-06-01 10:00:00.000000';
/** The invoices of which this is one apart have a supplier with a valid tax number, are processed, wait for a decision and are the owner's. */
const PERIOD = 120;
const OFFSET = 24;

/**
 * Adds 20 items, four events by three users and an extraction report to an invoice in the middle of the account.
 *
 * @returns the invoice's uid
 */
export async function fillDetail(connection, ownerId, invoices) {
  const number = PERIOD * Math.floor(invoices / 2 / PERIOD) + OFFSET;
  const uid = `0193d3b4-0001-7000-8000-${String(number).padStart(12, '0')}`;
  const where = `WHERE account_id = 1 AND uid = '${uid}'`;
  const id = `(SELECT id FROM invoice ${where})`;
  await insertNumbered(connection, 'invoice_item', ITEMS, {
    invoice_id: id,
    uid: buildUidSql(6),
    name: "CONCAT('Item number ', n)",
    description: "CONCAT('A longer description of the item with the number ', n)",
    quantity: '1000 * n',
    unit: "'p'",
    total_price: `(SELECT FLOOR(total_price / ${ITEMS}) FROM invoice ${where})`,
    vat_rate: '1900',
  });
  await insertNumbered(connection, 'history_event', EVENTS.length, {
    invoice_id: id,
    uid: buildUidSql(7),
    event: pick(EVENTS.map(({ event }) => event)),
    workspace_user_id: `ELT(n, ${ownerId}, NULL, ${ownerId} + 1, ${ownerId} + 2)`,
    note: pick(EVENTS.map(({ note = null }) => note)),
    changes: pick(EVENTS.map(({ changes = [] }) => JSON.stringify(changes))),
    created_at: `'${AT}'`,
  });
  await connection.query('UPDATE invoice SET due_date = ?, order_number = ? WHERE uid = ?', [
    '2026-07-01',
    'PO-4711',
    uid,
  ]);
  const [[company]] = await connection.query(
    `SELECT name, tax_number AS taxNumber FROM company WHERE id = (SELECT company_id FROM invoice ${where})`,
  );
  const report = JSON.stringify(buildReport(company));
  await connection.query(`INSERT INTO invoice_extraction (invoice_id, report, created_at) SELECT ${id}, ?, ?`, [
    report,
    AT,
  ]);
  return uid;
}

const EVENTS = [
  { event: 'uploaded' },
  { event: 'processed' },
  {
    event: 'updated',
    note: 'As agreed by phone.',
    changes: [
      { field: 'invoice_number', old: null, new: 'RE-2026-1' },
      { field: 'total_price', old: '10.00', new: '11.90' },
    ],
  },
  { event: 'updated', changes: [{ field: 'due_date', old: null, new: '2026-07-01' }] },
];

function pick(values) {
  return `ELT(n, ${values.map((value) => (value === null ? 'NULL' : `'${value}'`)).join(', ')})`;
}

/** A report of the size that the service writes for an invoice in XML with these items. */
function buildReport({ name, taxNumber }) {
  const find = (field, value) => ({
    chosen: {
      ...{
        field,
        value,
        source: 'xml',
        page: null,
        box: null,
        rule: 'cac:PartyLegalEntity/cbc:RegistrationName (BT-27)',
        confidence: 1,
      },
    },
    others: [],
  });
  const values = {
    'company.name': name,
    'company.address': 'Long Street 1, 10115 Berlin',
    'company.tax_number': taxNumber,
    'company.phone': '+49 30 1000001',
    buyer_name: 'Larkspur Studio B.V.',
    buyer_tax_number: 'NL999900017B01',
    document_type: 'invoice',
    invoice_number: 'RE-2026-1',
    invoice_date: '2026-05-31',
    total_price: '11.90',
    net_total: '10.00',
    total_vat: '1.90',
    currency: 'EUR',
    country: 'DE',
    payment_type: 'bank_transfer',
    items: Array.from({ length: ITEMS }, (_, index) => ({
      ...{
        name: `Item number ${index}`,
        description: 'A longer description of the item',
        quantity: '1.000',
        unit: 'p',
      },
      ...{ total_price: '10.00', vat_rate: '19.00' },
    })),
  };
  const fields = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, find(field, value)]));
  return { format: 'ubl', pages: null, fields };
}
