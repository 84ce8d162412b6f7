/** Generated invoices of one account for search.mjs; the same in every run. */

const COMPANIES = 2_000;
const CATEGORIES = 12;
const INVOICES_A_TRANSACTION = 5_000;
const ROWS_PER_STATEMENT = 1_000;
const STATUSES = ['waiting', 'approved', 'rejected'];

function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
const random = createRandom(42);
const pickBelow = (count) => Math.floor(random() * count);
const SYLLABLES = [
  'ka',
  'lo',
  'mer',
  'tin',
  'sa',
  'bro',
  'vel',
  'un',
  'dri',
  'fos',
  'gel',
  'pha',
  'qui',
  'rez',
  'tor',
  'yl',
];
/** A word of two to four syllables. */
export const inventWord = () =>
  Array.from({ length: 2 + pickBelow(3) }, () => SYLLABLES[pickBelow(SYLLABLES.length)]).join('');
const VOCABULARY = Array.from({ length: 4_000 }, inventWord);
/** As in any language, a few words occur in many texts and most words in few. */
const pickWord = () => VOCABULARY[Math.floor(VOCABULARY.length * random() ** 3)];
export const buildUid = (kind, number) =>
  `0193d3b4-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`;

async function insert(manager, table, columns, rows) {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT);
    const values = some.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
    await manager.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values}`, some.flat());
  }
}

/** Fills an empty database with an account of that many invoices, indexed for search. */
export async function fill(database, transact, invoices) {
  const { manager } = database.writer;
  const at = '2026-01-01 00:00:00.000000';
  await insert(
    manager,
    'account',
    ['id', 'uid', 'name', 'locale', 'time_zone', 'four_eyes', 'created_at'],
    [[1, buildUid(1, 1), 'A', 'en', 'UTC', 0, at]],
  );
  await insert(
    manager,
    'workspace_user',
    ['id', 'account_id', 'uid', 'user_uid', 'email', 'first_name', 'last_name', 'role_type', 'created_at'],
    [[1, 1, buildUid(2, 1), buildUid(3, 1), 'a@example.com', 'A', 'B', 'owner', at]],
  );
  const companies = Array.from({ length: COMPANIES }, (_, index) => [
    ...[
      index + 1,
      1,
      buildUid(4, index + 1),
      `C${String(index).padStart(5, '0')}`,
      `${inventWord()} ${pickWord()} ${index % 2 ? 'GmbH' : 'Ltd'}`,
    ],
    ...[
      `${pickWord()} street ${pickBelow(300)}, ${pickWord()}`,
      String(1e9 + pickBelow(9e9)),
      pickWord(),
      `+49 ${pickBelow(1e9)}`,
      '',
      '[]',
      at,
    ],
  ]);
  const companyColumns = [
    'id',
    'account_id',
    'uid',
    'hf_id',
    'name',
    'address',
    'tax_number',
    'tax_office',
    'phone',
    'name_key',
    'edited_fields',
    'created_at',
  ];
  await insert(manager, 'company', companyColumns, companies);
  const categories = Array.from({ length: CATEGORIES }, (_, index) => [
    index + 1,
    1,
    buildUid(5, index + 1),
    `Category ${inventWord()}`,
    at,
  ]);
  await insert(manager, 'category', ['id', 'account_id', 'uid', 'name', 'created_at'], categories);
  const invoiceColumns = [
    ...[
      'id',
      'account_id',
      'uid',
      'hf_id',
      'workspace_user_id',
      'file_type',
      'file_size',
      'file_sha256',
      'processing_status',
    ],
    ...[
      'approvement_status',
      'total_price',
      'total_vat',
      'currency',
      'invoice_date',
      'invoice_number',
      'vat_categories',
      'company_id',
    ],
    ...['category_id', 'edited_fields', 'version', 'created_at'],
  ];
  for (let start = 0; start < invoices; start += INVOICES_A_TRANSACTION) {
    const ids = Array.from(
      { length: Math.min(INVOICES_A_TRANSACTION, invoices - start) },
      (_, index) => start + index + 1,
    );
    await database.writer.transaction(async (tx) => {
      await insert(tx, 'invoice', invoiceColumns, ids.map(buildInvoiceRow));
      await insert(tx, 'invoice_item', ['invoice_id', 'uid', 'name', 'description'], ids.flatMap(buildItemRows));
    });
    await transact((tx) => tx.search.refresh(1, ids));
  }
  await transact(async (tx) => {
    await tx.tallies.recount();
    await tx.sums.recount();
    await tx.index.rebuild();
  });
}

function buildInvoiceRow(id) {
  const second = new Date(Date.UTC(2024, 0, 1) + id * 600_000).toISOString();
  const at = `${second.slice(0, 10)} ${second.slice(11, 19)}.000000`;
  const company = 1 + Math.floor(COMPANIES * random() ** 2);
  return [
    ...[id, 1, buildUid(6, id), buildHfId(id), 1, 'application/pdf', 1000, String(id).padStart(64, '0')],
    ...[
      'finished',
      STATUSES[pickBelow(100) < 70 ? 1 : 2 * pickBelow(2)],
      pickBelow(1_000_000),
      pickBelow(100_000),
      pickBelow(10) ? 'EUR' : 'USD',
    ],
    ...[
      second.slice(0, 10),
      `RE-2026-${String(id).padStart(6, '0')}`,
      '[]',
      company,
      1 + pickBelow(CATEGORIES),
      '[]',
      1,
      at,
    ],
  ];
}

/** Odd invoices share one word and even ones another; only the `lonely` ones have both. */
function buildItemRows(id) {
  return Array.from({ length: 5 }, (_, line) => {
    const common = line === 0 ? (id % 2 ? 'oddlot' : 'evenlot') : pickWord();
    const extra = line === 1 && id % 9_973 === 0 ? 'evenlot oddlot lonely' : `${pickWord()} ${pickWord()}`;
    return [id, buildUid(7, id * 10 + line), `${common} ${pickWord()}`, `${extra} ${pickWord()} ${pickWord()}`];
  });
}

/** An hf_id that is unique among these invoices. */
export function buildHfId(id) {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  let rest = (id * 48_271) % 32 ** 6;
  return Array.from({ length: 6 }, () => {
    const character = alphabet[rest % 32];
    rest = Math.floor(rest / 32);
    return character;
  }).join('');
}
