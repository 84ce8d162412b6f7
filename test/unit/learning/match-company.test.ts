import { describe, expect, it } from '@jest/globals';
import { buildCompanyKeys } from '../../../src/companies/company-values.js';
import type { Company } from '../../../src/companies/company.entity.js';
import { listAliases, createFormerNameAlias } from '../../../src/learning/company-alias.js';
import { learnAliases } from '../../../src/learning/learn-aliases.js';
import { matchCompany, type CompanyDirectory } from '../../../src/learning/match-company.js';

const IBAN = 'DE89370400440532013000';
const OTHER_IBAN = 'GB29NWBK60161331926819';

/** Creates a directory of these companies, and of aliases with the ids of their companies. */
function createDirectory(
  companies: readonly (readonly [name: string, taxNumber: string | null])[],
  aliases: Record<string, number | null> = {},
) {
  const rows = companies.map(([name, taxNumber], index) => ({
    ...{ id: index + 1, name, taxNumber },
    ...buildCompanyKeys({ name, taxNumber }),
  })) as unknown as Company[];
  const known = new Map(Object.entries(aliases));
  const findByAliases = (names: readonly string[]) =>
    names.map((alias) => known.get(alias) ?? null).find((id) => id !== null);
  const directory = {
    companies: {
      findByTaxKey: async (_: number, key: string) => rows.find(({ taxKey }) => taxKey === key) ?? null,
      findByNameKey: async (_: number, key: string) => rows.filter(({ nameKey }) => nameKey === key),
    },
    aliases: {
      findCompany: async (_: number, names: readonly string[]) =>
        rows.find(({ id }) => id === findByAliases(names)) ?? null,
      list: async (_: number, names: readonly string[]) =>
        names.filter((alias) => known.has(alias)).map((alias) => ({ alias, companyId: known.get(alias) })),
      put: async ({ alias, companyId }: { alias: string; companyId: number | null }) =>
        void known.set(alias, companyId),
    },
  };
  return { known, directory: directory as unknown as CompanyDirectory };
}

describe('the company that issued a document', () => {
  async function findMatch(
    of: ReturnType<typeof createDirectory>,
    name: string | null,
    taxNumber: string | null = null,
    ibans: string[] = [],
  ) {
    const finding = { name, taxNumber, address: null, taxOffice: null, phone: null };
    const match = await matchCompany(of.directory, 1, finding, ibans);
    return match && [match.company.name, match.isChosenByPerson];
  }

  const COMPANIES = createDirectory([
    ['Nordhamn', 'SE1'],
    ['Kvarnby', null],
    ['Kvarnby', 'SE3'],
  ]);

  it('is found by its tax number, whatever its name', async () => {
    expect(await findMatch(COMPANIES, 'Kvarnby', 'SE 1')).toEqual(['Nordhamn', false]);
    expect(await findMatch(COMPANIES, null, 'SE-1')).toEqual(['Nordhamn', false]);
  });

  it('is found by its name, unless the tax numbers differ', async () => {
    expect(await findMatch(COMPANIES, 'NORDHAMN')).toEqual(['Nordhamn', false]);
    expect(await findMatch(COMPANIES, 'Nordhamn', 'SE2')).toBeNull();
    expect(await findMatch(COMPANIES, 'Kvarnby', 'SE2')).toEqual(['Kvarnby', false]);
    expect(await findMatch(COMPANIES, 'Other')).toBeNull();
    const nameless = createDirectory([['***', null]], { [createFormerNameAlias('???')]: 1 });
    for (const nobody of [null, '--']) expect(await findMatch(nameless, nobody)).toBeNull();
  });

  it('is found by a former name', async () => {
    const renamed = createDirectory([['Nordhamn', 'SE1']], { [createFormerNameAlias('Norra Hamnen')]: 1 });
    expect(await findMatch(renamed, 'Norra hamnen')).toEqual(['Nordhamn', false]);
    expect(await findMatch(renamed, 'Norra hamnen', 'SE2')).toBeNull();
  });

  it('is the one that a person chose for similar documents', async () => {
    const [byIban = '', byName = ''] = listAliases({ name: 'Lorem', ibans: [IBAN] });
    const chosen = createDirectory(
      [
        ['Nordhamn', 'SE1'],
        ['Kvarnby', null],
      ],
      { [byIban]: 2, [byName]: 1 },
    );
    expect(await findMatch(chosen, 'Lorem', 'SE1', [IBAN])).toEqual(['Kvarnby', true]);
    expect(await findMatch(chosen, 'LOREM')).toEqual(['Nordhamn', true]);
  });
});

describe('the aliases of a company', () => {
  const learn = async (known: Record<string, number | null>, id: number, name: string | null, ibans: string[]) => {
    const of = createDirectory([], known);
    await learnAliases(of.directory.aliases, { accountId: 1, id }, { name, ibans });
    return Object.fromEntries(of.known);
  };
  const [NAME = ''] = listAliases({ name: 'Lorem', ibans: [] });
  const [FIRST = '', SECOND = ''] = listAliases({ name: null, ibans: [IBAN, OTHER_IBAN] });

  it('are its bank accounts, then the name that was read', () => {
    expect(listAliases({ name: 'Lorem', ibans: [IBAN, OTHER_IBAN] })).toEqual([FIRST, SECOND, NAME]);
    expect(listAliases({ name: '--', ibans: [] })).toEqual([]);
    expect(new Set([NAME, FIRST, SECOND, createFormerNameAlias('Lorem')]).size).toBe(4);
  });

  it('are learned from a person’s choice', async () => {
    expect(await learn({}, 7, 'Lorem', [IBAN])).toEqual({ [FIRST]: 7, [NAME]: 7 });
    expect(await learn({ [FIRST]: 7, [NAME]: 7 }, 7, 'Lorem', [IBAN])).toEqual({ [FIRST]: 7, [NAME]: 7 });
  });

  it('follow the newest choice for a bank account; a name shared by two companies is no longer used', async () => {
    expect(await learn({ [FIRST]: 1, [NAME]: 1 }, 7, 'Lorem', [IBAN])).toEqual({ [FIRST]: 7, [NAME]: null });
  });
});
