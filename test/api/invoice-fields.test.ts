import { describe, expect, it } from '@jest/globals';
import { CHOICE_FILTERS, RANGE_FILTERS } from '../../src/invoices/fields/field-filters.js';
import {
  EXPORTED_FIELD_NAMES,
  EXTRACTED_FIELD_NAMES,
  FIELD_NAMES,
  getField,
  LISTED_FIELD_NAMES,
  type FieldName,
} from '../../src/invoices/fields/invoice-fields.js';
import { toSnakeCase } from '../../src/shared/letter-case.js';
import { DIALECTS } from '../support/databases.js';
import { FACES, createFace } from '../support/faces.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { uploadProcessed, createRestAccount } from '../support/rest-account.js';
import { useService } from '../support/service.js';

const NO_FIELD = Object.fromEntries(FIELD_NAMES.map((name) => [toSnakeCase(name), null]));
const EXAMPLES = collectExamples(FIELD_NAMES);
/** Values of each kind that differ from every example, and lie outside their range. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  currency: 'JPY',
  date: '9999-12-31',
  money: '99999999',
};

/** The values as GraphQL and the REST response for one invoice show them: some within objects. */
function toShown({ buyer_name, buyer_tax_number, buyer_address, ...values }: Record<string, string | null>) {
  const { service_period_start, service_period_end, ...others } = values;
  const isKnown = buyer_name !== null;
  return {
    ...others,
    buyer: isKnown ? { name: buyer_name, tax_number: buyer_tax_number, address: buyer_address } : null,
    service_period: isKnown ? { start: service_period_start, end: service_period_end } : null,
  };
}

function collectExamples(names: readonly FieldName[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [toSnakeCase(name), getField(name).example]));
}

/** The filters of all registered fields, with one value that matches the example and one that does not. */
const FILTERS = [
  ...CHOICE_FILTERS.map(({ field, list }) => ({ name: list, parameter: toSnakeCase(field), field, isList: true })),
  ...RANGE_FILTERS.map(({ field, ends: [from] }) => ({
    ...{ name: from, parameter: toSnakeCase(from), field, isList: false },
  })),
].map((filter) => {
  const field = getField(filter.field);
  const { kind, example } = field;
  const other = 'values' in field ? field.values.find((value) => value !== example)! : OTHER_VALUES[kind]!;
  return { ...filter, isEnum: kind === 'choice', fitting: example, other };
});

describe.each(DIALECTS)('the registered fields of an invoice, on %s', (dialect) => {
  const service = useService(dialect);

  it.each(FACES)('are set, recorded and cleared over %s', async (name) => {
    const { owner, users } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const face = createFace(name, service);
    await face.update(users.owner, uid, NO_FIELD);
    expect((await face.read(users.owner, uid)).value).toMatchObject(toShown(NO_FIELD));
    await face.update(users.owner, uid, EXAMPLES);
    const { value } = await face.read(users.owner, uid);
    expect(value).toMatchObject(toShown(EXAMPLES));
    const { body } = await owner.get(`/invoices/${uid}`);
    expect(body.history[0].changes).toHaveLength(FIELD_NAMES.length);
    expect(body.history[0].changes).toEqual(
      expect.arrayContaining(Object.entries(EXAMPLES).map(([field, example]) => ({ field, old: null, new: example }))),
    );
  });

  it('refuse an account number that its column cannot hold', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const { status, body } = await owner.call('PATCH', `/invoices/${uid}`, { json: { iban: 'SE45 é' } });
    expect([status, Object.keys(body.error.details)]).toEqual([400, ['iban']]);
  });

  it('are in REST lists if the registry says so', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    await owner.put(`/invoices/${uid}`, EXAMPLES);
    const [listed] = (await owner.get('/invoices')).body.results;
    const shown = Object.keys(EXAMPLES).filter((name) => name in listed);
    expect(shown).toEqual(LISTED_FIELD_NAMES.map(toSnakeCase));
    expect(listed).toMatchObject(collectExamples(LISTED_FIELD_NAMES));
  });

  it('serve as filters on both faces', async () => {
    const { owner, users } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    await owner.put(`/invoices/${uid}`, EXAMPLES);
    const query = 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { totalCount } }';
    const counts = FILTERS.map(async ({ name, parameter, isList, isEnum, fitting, other }) => {
      const counted = [];
      for (const value of [fitting, other]) {
        const { body } = await owner.get(`/invoices?${parameter}=${value}`);
        const given = isEnum ? value.toUpperCase() : value;
        const variables = { filter: { [name]: isList ? [given] : given } };
        const { invoices } = await readGraphqlData<{ invoices: { totalCount: number } }>(
          ...([service, users.viewer.key, query, variables] as const),
        );
        counted.push(body.count, invoices.totalCount);
      }
      return [name, ...counted];
    });
    expect(await Promise.all(counts)).toEqual(FILTERS.map(({ name }) => [name, 1, 1, 0, 0]));
  });

  it('are exported', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    await owner.put(`/invoices/${uid}`, EXAMPLES);
    const columns = EXPORTED_FIELD_NAMES.map(toSnakeCase);
    const { bytes } = await owner.post('/invoices/export-csv', { columns });
    const values = EXPORTED_FIELD_NAMES.map((name) => getField(name).example);
    expect(bytes.toString()).toBe(`${columns.join()}\r\n${values.join()}\r\n`);
  });

  it('report that a person has set them', async () => {
    const { owner, users } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    await owner.put(`/invoices/${uid}`, NO_FIELD);
    await owner.put(`/invoices/${uid}`, EXAMPLES);
    const query = 'query ($uid: ID!) { invoice(uid: $uid) { extraction { field value source } } }';
    const { invoice } = await readGraphqlData<{ invoice: { extraction: unknown } }>(
      ...([service, users.viewer.key, query, { uid }] as const),
    );
    const set = Object.entries(collectExamples(EXTRACTED_FIELD_NAMES));
    expect(invoice.extraction).toEqual(
      expect.arrayContaining(set.map(([field, value]) => ({ field, value, source: 'USER' }))),
    );
  });
});
