import type { EntityManager } from 'typeorm';
import { post } from '../shared/posted-statements.store.js';
import { compactText, cutText, splitTokens } from '../shared/text.js';

const MAX_LENGTH = 64;
/** MySQL joins at most 61 tables. */
const MAX_SEARCHED_WORDS = 20;
const COMPANIES_PER_BATCH = 500;
const ROWS_PER_STATEMENT = 5_000;
/** Follows every letter and digit, so that it ends the range of the words with a beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

/** A part of a statement with its parameters. */
export interface SqlPart {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface NamedCompany {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
}

/** The words of the names of companies, by which they are found. */
export class CompanyWordStore {
  constructor(private readonly manager: EntityManager) {}

  /** Indexes companies that are not indexed yet. */
  async add(companies: readonly NamedCompany[]): Promise<void> {
    const rows = companies.flatMap(({ id, accountId, name }) => listWords(name).map((word) => [accountId, word, id]));
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      const some = rows.slice(start, start + ROWS_PER_STATEMENT);
      const places = some.map(() => '(?, ?, ?)').join(', ');
      const sql = `INSERT INTO company_word (account_id, word, company_id) VALUES ${places}`;
      await post(this.manager, sql, some.flat());
    }
  }

  async remove(accountId: number, companyId: number): Promise<void> {
    const sql = 'DELETE FROM company_word WHERE company_word.account_id = ? AND company_word.company_id = ?';
    await post(this.manager, sql, [accountId, companyId]);
  }

  /** Derives all words again from the companies. No other process may write meanwhile. */
  async rebuild(): Promise<void> {
    await this.manager.query('DELETE FROM company_word');
    type Row = Record<'id' | 'account_id', number | string> & { readonly name: string };
    for (let after = 0; ;) {
      const rows = await this.manager.query<Row[]>(
        `SELECT company.id, company.account_id, company.name FROM company
         WHERE company.id > ? AND company.deleted_at IS NULL ORDER BY company.id LIMIT ${COMPANIES_PER_BATCH}`,
        [after],
      );
      await this.add(rows.map(({ id, account_id, name }) => ({ id: Number(id), accountId: Number(account_id), name })));
      if (rows.length < COMPANIES_PER_BATCH) return;
      after = Number(rows.at(-1)?.id);
    }
  }
}

/**
 * Selects the companies that have, for each word of a text, a word in their name that begins with it, and those whose name or tax number
 * begins with the text if spaces and punctuation are left out. Deleted ones can be among them.
 *
 * @returns a table `found` of their ids; null for a text without a letter or digit, which finds none
 */
export function selectByWords(accountId: number, text: string): SqlPart | null {
  // The longest word is likely the rarest, so that few rows are joined with the others.
  const words = listWords(text).toSorted((left, right) => right.length - left.length);
  if (words.length === 0) return null;
  const compact = compactText(text);
  const selects = [
    selectByAllWords(accountId, words.slice(0, MAX_SEARCHED_WORDS)),
    ...['name_key', 'tax_key'].map((column) => {
      const { sql, parameters } = beginWith(`company.${column}`, compact);
      return {
        sql: `SELECT company.id FROM company WHERE company.account_id = ? AND ${sql}`,
        parameters: [accountId, ...parameters],
      };
    }),
  ];
  return {
    sql: `(${selects.map(({ sql }) => sql).join(' UNION ')}) AS found`,
    parameters: selects.flatMap(({ parameters }) => parameters),
  };
}

function selectByAllWords(accountId: number, words: readonly string[]): SqlPart {
  const tables = words.map((word, index) => ({ name: `word${index}`, begin: beginWith(`word${index}.word`, word) }));
  const joins = tables.map(({ name }, index) => {
    const isSame = `${name}.account_id = word0.account_id AND ${name}.company_id = word0.company_id`;
    // SQLite keeps the order of cross joins.
    return index === 0 ? `company_word AS ${name}` : `CROSS JOIN company_word AS ${name} ON ${isSame}`;
  });
  const conditions = ['word0.account_id = ?', ...tables.map(({ begin }) => begin.sql)];
  return {
    // A computed id, as SQLite would otherwise read all words of the account in the order of their ids.
    sql: `SELECT word0.company_id + 0 AS id FROM ${joins.join(' ')} WHERE ${conditions.join(' AND ')}`,
    parameters: [accountId, ...tables.flatMap(({ begin }) => begin.parameters)],
  };
}

function beginWith(column: string, start: string): SqlPart {
  return { sql: `${column} >= ? AND ${column} < ?`, parameters: [start, start + LAST_CHARACTER] };
}

function listWords(text: string): string[] {
  return [...new Set(splitTokens(text).map((token) => cutText(token, MAX_LENGTH)))];
}
