import { describe, expect, it } from '@jest/globals';
import { buildSchema, execute, parse, type DocumentNode, type GraphQLResolveInfo } from 'graphql';
import { readConnectionSelection, readInvoiceSelection } from '../../../src/graphql/selected-invoice.js';
import { WHOLE_INVOICE, type InvoiceSelection } from '../../../src/invoices/invoice-columns.js';

const SCHEMA = buildSchema(`
  type Query { invoice: Invoice, invoices: Connection }
  type Connection { nodes: [Invoice] edges: [Edge] totalCount: Int }
  type Edge { node: Invoice cursor: String }
  type Invoice {
    id: ID uid: ID hfId: String file: String totalPriceDisplay: String history: Int checks: Int permissions: Int
    buyer: Buyer company: Company workspaceUser: WorkspaceUser new: Int
  }
  type Buyer { name: String }
  type Company { id: ID uid: ID name: String permissions: Int }
  type WorkspaceUser { uid: ID user: User roleType: String }
  type User { id: ID uid: ID fullName: String email: String }
`);

/** Executes a query; returns what it reads of its invoices. */
async function read(
  query: string | DocumentNode,
  variableValues: Record<string, unknown> = {},
): Promise<InvoiceSelection> {
  const found: InvoiceSelection[] = [];
  const note =
    (select: (info: GraphQLResolveInfo) => InvoiceSelection) => (_: unknown, __: unknown, info: GraphQLResolveInfo) => {
      found.push(select(info));
      return null;
    };
  const rootValue = { invoice: note(readInvoiceSelection), invoices: note(readConnectionSelection) };
  const document = typeof query === 'string' ? parse(query) : query;
  const { errors } = await execute({ schema: SCHEMA, document, rootValue, variableValues });
  expect(errors).toBeUndefined();
  return found[0]!;
}

/** The columns that are read besides the row's id and time of creation, which always are. */
async function listColumns(query: string): Promise<string[]> {
  const { columns } = await read(query);
  return columns.split(', ').filter((column) => !['invoice.id', 'invoice.created_at'].includes(column));
}

describe('what a query reads of an invoice', () => {
  it.each<[fields: string, columns: string[]]>([
    ['__typename', []],
    ['uid hfId', ['invoice.uid', 'invoice.hf_id']],
    ['id file', ['invoice.uid']],
    ['totalPriceDisplay', ['invoice.total_price', 'invoice.currency']],
    ['permissions', ['invoice.processing_status', 'invoice.approvement_status', 'invoice.workspace_user_id']],
    ['history', []],
    ['buyer { name }', ['invoice.buyer_name', 'invoice.buyer_tax_number', 'invoice.buyer_address']],
    ['company { name }', ['company.id AS company_id', 'company.name AS company_name']],
    ['company { id }', ['company.id AS company_id', 'company.uid AS company_uid']],
    ['company { permissions }', ['company.id AS company_id']],
    [
      'workspaceUser { roleType }',
      ['invoice.workspace_user_id', 'workspace_user.role_type AS workspace_user_role_type'],
    ],
    [
      'workspaceUser { user { fullName } }',
      [
        'invoice.workspace_user_id',
        'workspace_user.first_name AS workspace_user_first_name',
        'workspace_user.last_name AS workspace_user_last_name',
      ],
    ],
    [
      'workspaceUser { user { uid email } }',
      [
        'invoice.workspace_user_id',
        'workspace_user.user_uid AS workspace_user_user_uid',
        'workspace_user.email AS workspace_user_email',
      ],
    ],
  ])('for the fields %s are the columns %j', async (fields, columns) => {
    expect(new Set(await listColumns(`{ invoice { ${fields} } }`))).toEqual(new Set(columns));
  });

  it('is everything if a field may need everything, or is unknown', async () => {
    for (const field of ['checks', 'new']) {
      expect((await read(`{ invoice { ${field} } }`)).columns.split(', ').toSorted()).toEqual(
        WHOLE_INVOICE.columns.split(', ').toSorted(),
      );
    }
  });

  it('includes what fragments and repeated fields select', async () => {
    const query = `
      { invoice { uid ...Names ... on Invoice { file } } invoice { company { uid } } }
      fragment Names on Invoice { hfId company { ...Name } }
      fragment Name on Company { name }`;
    expect(new Set(await listColumns(query))).toEqual(
      new Set([
        ...['invoice.uid', 'invoice.hf_id', 'company.id AS company_id'],
        ...['company.name AS company_name', 'company.uid AS company_uid'],
      ]),
    );
  });

  it('is determined again where variables decide which fields are merged', async () => {
    const document = parse(
      'query ($more: Boolean!) { invoice { uid } invoice @include(if: $more) { hfId } invoices { nodes { uid } } invoices @include(if: $more) { nodes { hfId } } }',
    );
    const list = async (more: boolean) => (await read(document, { more })).columns.split(', ').toSorted();
    const [few, many] = [await list(false), await list(true)];
    expect(many.filter((column) => !few.includes(column))).toEqual(['invoice.hf_id']);
    expect([await list(false), await list(true)]).toEqual([few, many]);
  });

  it('is the same for the same document', async () => {
    const document = parse('{ invoice { uid } }');
    expect(await read(document)).toBe(await read(document));
  });

  it('in a list is what its nodes and its edges select', async () => {
    expect(await listColumns('{ invoices { totalCount } }')).toEqual([]);
    expect(await listColumns('{ invoices { nodes { uid } edges { cursor node { hfId } } } }')).toEqual([
      ...['invoice.uid', 'invoice.hf_id'],
    ]);
  });

  it('joins only the tables that it reads', async () => {
    expect((await read('{ invoice { uid } }')).joins).toBe('');
    expect((await read('{ invoice { company { name } } }')).joins).toBe(
      'LEFT JOIN company ON company.id = invoice.company_id',
    );
  });
});
