import { beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { buildGraphqlSchema } from '../../src/graphql/schema.js';
import { createUid } from '../../src/shared/ids.js';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { useService, type TestUser } from '../support/service.js';
import { recordStatements } from '../support/statements.js';
import { buildWholeSelection, leadsBack } from '../support/whole-selection.js';

type Row = Record<string, unknown>;

describe.each(DIALECTS)('selections of invoices on %s', (dialect) => {
  const service = useService(dialect);
  let schema: GraphQLSchema;
  let owner: TestUser;
  let uids: string[];

  beforeAll(async () => {
    schema = await buildGraphqlSchema(service.core.services);
    owner = (await service.account()).owner;
    const { accountId, workspaceUserId, workspaceUserUid } = owner.actor;
    const user = { id: workspaceUserId, uid: workspaceUserUid };
    const seed = AccountSeed.of(service.core.database.writer.manager, accountId, user);
    const whole = await seed.invoice({
      ...{ companyId: (await seed.company({ name: 'Acme' })).id, categoryId: (await seed.category('Rent')).id },
      ...{ cardId: (await seed.card('1234')).id, fileName: 'a.pdf', firstPage: 1, lastPage: 2, furtherInvoices: 1 },
      ...{ totalPrice: '3.00', totalVat: '0.48', netTotal: '2.52', currency: 'EUR', invoiceNumber: 'same' },
      ...{ invoiceDate: '2026-01-01', dueDate: '2026-02-01', language: 'de', country: 'CA', paymentType: 'cash' },
      ...{ documentType: 'invoice', iban: 'DE02120300000000202051', paymentReference: 'R', orderNumber: 'O' },
      ...{ buyerName: 'Buyer', buyerTaxNumber: 'T', buyerAddress: 'A', servicePeriodStart: '2026-01-01' },
      vatCategories: [{ vatRate: '9.98', baseAmount: '2.52', vatAmount: '0.48', totalAmount: '3.00' }],
    });
    const failed = { processingErrorCode: 'timeout', processingErrorMessage: 'Too slow.' };
    const empty = await seed.invoice({ processingStatus: 'failed', ...failed });
    await seed.item(whole.id, { name: 'Item', totalPrice: '2.50' });
    await service.core.transact((tx) =>
      tx.invoices.insertEvent({
        ...{ invoiceId: whole.id, uid: createUid(), event: 'uploaded', workspaceUserId, note: null },
        ...{ changes: [], createdAt: '2026-01-01 00:00:00.000000' },
      }),
    );
    uids = [whole.uid, empty.uid];
  });

  function listFields(typeName: string): { name: string; selection: string }[] {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is not an object.`);
    const fields = Object.values(type.getFields()).filter((field) => !leadsBack(field));
    return fields.flatMap((field) => {
      const inner = getNamedType(field.type);
      const whole = { name: field.name, selection: field.name + buildWholeSelection(schema, inner) };
      if (!isObjectType(inner)) return [whole];
      const parts = listFields(inner.name).map(({ selection }) => ({
        name: field.name,
        selection: `${field.name} { ${selection} }`,
      }));
      return [whole, ...parts];
    });
  }

  async function readBoth(selection: string): Promise<{ listed: Row[]; read: Row[] }> {
    const query = `query ($uid: ID!) { invoices { nodes { ${selection} } } invoice(uid: $uid) { ${selection} } }`;
    const answers: { invoices: { nodes: Row[] }; invoice: Row }[] = [];
    for (const uid of uids) answers.push(await readGraphqlData(service, owner.key, query, { uid }));
    return { listed: answers[0]!.invoices.nodes, read: answers.map(({ invoice }) => invoice) };
  }

  /** The part of a value that another one of the same shape shows. */
  function cut(value: unknown, shape: unknown): unknown {
    if (Array.isArray(value)) return value.map((one, index) => cut(one, (shape as unknown[])[index]));
    if (value === null || typeof value !== 'object' || shape === null) return value;
    const entries = Object.entries(shape as Row).map(([name, inner]) => [name, cut((value as Row)[name], inner)]);
    return Object.fromEntries(entries);
  }

  test('give each field the value that it has beside all others', async () => {
    const whole = await readBoth(buildWholeSelection(schema, schema.getType('Invoice') as never).slice(2, -1));
    expect(whole.listed).toHaveLength(2);
    expect(whole.read[0]).toMatchObject({ company: { name: 'Acme' }, history: [{ workspaceUser: {} }], items: [{}] });
    const fields = listFields('Invoice');
    expect(fields.length).toBeGreaterThan(100);
    for (const { name, selection } of fields) {
      const alone = await readBoth(selection);
      const expected = (rows: Row[], shapes: Row[]) =>
        rows.map((row, index) => ({ [name]: cut(row[name], shapes[index]![name]) }));
      expect({ selection, rows: alone.listed }).toEqual({ selection, rows: expected(whole.listed, alone.listed) });
      expect({ selection, rows: alone.read }).toEqual({ selection, rows: expected(whole.read, alone.read) });
    }
  });

  test('count fields in fragments, aliases and both lists of a connection', async () => {
    const query = `
      query ($yes: Boolean = true) {
        invoices { ...Page edges @include(if: $yes) { node { ... on Invoice { total: totalPrice } } } nodes { company { n: name } } }
        invoices { nodes { hfId company { uid } } }
      }
      fragment Page on InvoiceConnection { nodes { ...Row } }
      fragment Row on Invoice { ... { workspaceUser { user { fullName } } } }`;
    const { invoices } = await readGraphqlData<{ invoices: { nodes: Row[]; edges: { node: Row }[] } }>(
      service,
      owner.key,
      query,
    );
    const { listed } = await readBoth('hfId totalPrice company { name uid } workspaceUser { user { fullName } }');
    expect(invoices.edges.map(({ node }) => node['total'])).toEqual(listed.map((row) => row['totalPrice']));
    expect(invoices.nodes).toEqual(
      listed.map(({ hfId, company, workspaceUser }) => {
        const { name, uid } = (company ?? {}) as Row;
        return { hfId, company: company && { n: name, uid }, workspaceUser };
      }),
    );
  });

  test('read only the columns that they need', async () => {
    const read = (query: string) =>
      recordStatements(service.core.database, () => readGraphqlData(service, owner.key, query));
    await read('{ invoices { nodes { uid } } }');
    const statements = await read(
      '{ invoices(orderBy: { field: HF_ID, direction: ASC }) { nodes { uid company { name } } } }',
    );
    const [list = ''] = statements.filter((sql) => sql.includes(' AS page '));
    expect(list.slice(0, list.indexOf(' FROM'))).toBe(
      'SELECT invoice.id, invoice.created_at, invoice.uid, company.id AS company_id, company.name AS company_name, invoice.hf_id',
    );
    expect(list).not.toMatch(/JOIN (card|category|workspace_user)/);
  });
});
