/** The tables that a page reads, in PostgreSQL, with the rows of the service's database. */
import mysql from 'mysql2/promise';
import { Client } from 'pg';

const TABLES = `
  CREATE TYPE processing_status AS ENUM ('processing', 'finished', 'failed');
  CREATE TYPE approvement_status AS ENUM ('waiting', 'approved', 'rejected');
  CREATE TYPE role_type AS ENUM ('owner', 'admin', 'member', 'viewer');
  CREATE TABLE company (id int PRIMARY KEY, uid text NOT NULL, name text NOT NULL);
  CREATE TABLE category (id int PRIMARY KEY, uid text NOT NULL, name text NOT NULL);
  CREATE TABLE workspace_user (
    id int PRIMARY KEY, uid text NOT NULL, role_type role_type NOT NULL, first_name text NOT NULL, last_name text NOT NULL
  );
  CREATE TABLE invoice (
    id int PRIMARY KEY, account_id int NOT NULL, uid text NOT NULL, hf_id text NOT NULL, total_price numeric(20, 2), currency text,
    invoice_date date, processing_status processing_status NOT NULL, approvement_status approvement_status NOT NULL,
    created_at timestamp NOT NULL, company_id int REFERENCES company, category_id int REFERENCES category,
    workspace_user_id int NOT NULL REFERENCES workspace_user
  );
  CREATE INDEX invoice_created ON invoice (account_id, created_at DESC, id DESC);
  COMMENT ON COLUMN invoice.created_at IS '@behavior +orderBy';
  CREATE TYPE invoice_permissions AS (
    can_update boolean, can_delete boolean, can_approve boolean, can_reject boolean, can_remove_approval boolean
  );
  CREATE FUNCTION invoice_permissions(one invoice) RETURNS invoice_permissions LANGUAGE sql STABLE AS $$
    SELECT one.approvement_status = 'waiting', one.approvement_status <> 'approved',
      one.approvement_status = 'waiting' AND one.processing_status <> 'processing',
      one.approvement_status = 'waiting' AND one.processing_status <> 'processing',
      one.approvement_status <> 'waiting' AND one.processing_status <> 'processing'
  $$;
  CREATE FUNCTION workspace_user_full_name(one workspace_user) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT trim(one.first_name || ' ' || one.last_name)
  $$;`;

/** The columns of each table in the service's database. */
const COLUMNS = {
  company: 'id, uid, name',
  category: 'id, uid, name',
  workspace_user: 'id, uid, role_type, first_name, last_name',
  invoice: `id, account_id, uid, hf_id, total_price / 100 AS total_price, currency, invoice_date, processing_status, approvement_status,
    created_at, company_id, category_id, workspace_user_id`,
};

/** Creates the tables in PostgreSQL, and copies the rows of the service's MariaDB. */
export async function copyToPostgres(mysqlUrl, postgresUrl) {
  const source = await mysql.createConnection({ uri: mysqlUrl, dateStrings: true, decimalNumbers: false });
  const target = new Client(postgresUrl);
  await target.connect();
  try {
    await target.query(TABLES);
    for (const [table, columns] of Object.entries(COLUMNS)) {
      const [rows] = await source.query(`SELECT ${columns} FROM ${table}`);
      const values = [JSON.stringify(rows)];
      await target.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, values);
    }
    await target.query('VACUUM ANALYZE');
  } finally {
    await target.end();
    await source.end();
  }
}

/** The page of the benchmark in the schema that PostGraphile makes of the tables. */
export const POSTGRAPHILE_PAGE = `query Page($first: Int!) {
  invoices(first: $first, condition: { accountId: 1 }, orderBy: [CREATED_AT_DESC]) {
    nodes {
      uid hfId totalPrice currency invoiceDate processingStatus approvementStatus createdAt
      company { uid name }
      category { uid name }
      permissions { canUpdate canDelete canApprove canReject canRemoveApproval }
      workspaceUser { uid roleType fullName }
    }
    pageInfo { endCursor hasNextPage }
  }
}`;

/** The values of a page, of PostGraphile or of the service, in a form that both have. */
export function readPostgraphilePage(bytes) {
  const { nodes, pageInfo } = JSON.parse(bytes.toString('utf8')).data.invoices;
  const invoices = nodes.map(({ workspaceUser: { uid, roleType, user, fullName }, ...invoice }) => ({
    ...invoice,
    processingStatus: invoice.processingStatus.toLowerCase(),
    approvementStatus: invoice.approvementStatus.toLowerCase(),
    createdAt: invoice.createdAt.replace('+00:00', ''),
    workspaceUser: { uid, roleType: roleType.toLowerCase(), fullName: fullName ?? user.fullName },
  }));
  return { invoices, hasNextPage: pageInfo.hasNextPage };
}
