import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './openapi.js';

type InvoiceDetail = components['schemas']['InvoiceDetail'];

/** A check of an operation: its name, a sentence, and whether it holds. */
type Claim = readonly [claim: string, holds: boolean];

const MAX_POLLS = 400;
const POLL_MILLISECONDS = 50;
const FIRST_BYTES_OF_ZIP = [0x50, 0x4b];

export function createApi(baseUrl: string, key: string): Client<paths> {
  return createClient<paths>({ baseUrl, headers: { 'Api-Key': key } });
}

/** Uploads, polls, reads, filters, corrects, decides, exports and deletes, using every operation. */
export async function useEveryOperation(baseUrl: string, key: string, file: Uint8Array<ArrayBuffer>): Promise<Claim[]> {
  const api = createApi(baseUrl, key);
  const invoice = await uploadAndPoll(api, file);
  return [
    ...invoice.claims,
    ...(await listAndFilter(api, invoice.detail)),
    ...(await changeItems(api, invoice.detail.uid)),
    ...(await changeCompaniesAndCards(api, invoice.detail.uid)),
    ...(await decide(api, invoice.detail.uid)),
    ...(await exportFiles(api)),
    ...(await refuse(api, baseUrl)),
    ...(await reprocessAndDelete(api, invoice.detail.uid)),
  ];
}

async function uploadAndPoll(api: Client<paths>, file: Uint8Array<ArrayBuffer>) {
  const { data: uploaded, response } = await api.POST('/v1/invoices/', {
    // The types declare the part as a string, but a form sends a file.
    body: { file: '' },
    bodySerializer: () => {
      const form = new FormData();
      form.set('file', new Blob([file]), 'invoice.xml');
      return form;
    },
    params: { header: { 'Idempotency-Key': 'upload-1' } },
  });
  if (!uploaded) throw new Error(`The upload was refused: ${response.status}`);
  const params = { path: { uid: uploaded.uid } };
  let detail: InvoiceDetail | undefined;
  for (let polls = 0; polls < MAX_POLLS && detail?.processing_status !== 'finished'; polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
    detail = (await api.GET('/v1/invoices/{uid}', { params })).data;
  }
  if (!detail) throw new Error('The invoice cannot be read.');
  const claims: Claim[] = [
    [
      'uploadInvoice: answers 201 while it processes',
      response.status === 201 && uploaded.processing_status === 'processing',
    ],
    [
      'getInvoice: is finished after a while, with its items',
      detail.processing_status === 'finished' && detail.items.length > 0,
    ],
  ];
  return { detail, claims };
}

async function listAndFilter(api: Client<paths>, invoice: InvoiceDetail): Promise<Claim[]> {
  const { currency, company } = invoice;
  if (currency === null || !company) throw new Error('The sample lacks its currency or its company.');
  const query = {
    ...{ currency: [currency, 'TRY'], company__uid: [company.uid], approvement_status: ['waiting'] as const },
    ...{ query: company.name.split(' ')[0] ?? '', from_date: '2020-01-01', total_price_min: '1' },
    ...{ ordering: '-invoice_date,hf_id', page: 'last' as const, page_size: 10 },
  };
  const found = await api.GET('/v1/invoices/', { params: { query: { ...query, approvement_status: ['waiting'] } } });
  const none = await api.GET('/v1/invoices/', { params: { query: { processing_status: ['failed'] } } });
  return [
    ['listInvoices: finds it by all filters together', found.data?.results[0]?.uid === invoice.uid],
    ['listInvoices: finds nothing by another status', none.data?.count === 0 && none.data.page_count === 1],
  ];
}

async function changeItems(api: Client<paths>, uid: string): Promise<Claim[]> {
  const path = { uid };
  const body = { name: 'Delivery', quantity: '1', unit: 'p', total_price: 11.9, vat_rate: '19' } as const;
  const { data: item } = await api.POST('/v1/invoices/{uid}/items/', { params: { path }, body });
  if (!item) throw new Error('The item was refused.');
  const one = { params: { path: { uid, item_uid: item.uid } } };
  const put = await api.PUT('/v1/invoices/{uid}/items/{item_uid}', { ...one, body: { description: 'by train' } });
  const patch = await api.PATCH('/v1/invoices/{uid}/items/{item_uid}', { ...one, body: { unit: null } });
  const read = await api.GET('/v1/invoices/{uid}/items/{item_uid}', one);
  const list = await api.GET('/v1/invoices/{uid}/items/', { params: { path, query: { page_size: 100 } } });
  const removed = await api.DELETE('/v1/invoices/{uid}/items/{item_uid}', one);
  return [
    ['createItem: returns decimals at their scale', item.total_price === '11.90' && item.quantity === '1.000'],
    ['updateItem: keeps omitted fields', put.data?.name === 'Delivery' && put.data.description === 'by train'],
    ['patchItem: clears fields that are null', patch.data?.unit === null],
    ['getItem: reads it', read.data?.uid === item.uid],
    ['listItems: lists the new item last', list.data?.results.at(-1)?.uid === item.uid],
    ['deleteItem: answers 204', removed.response.status === 204],
  ];
}

async function changeCompaniesAndCards(api: Client<paths>, uid: string): Promise<Claim[]> {
  const company = (await api.POST('/v1/companies/', { body: { name: 'Nordhamn Trading' } })).data;
  const digits = { first_four_digits: '4242', last_four_digits: '0001' };
  const card = (await api.POST('/v1/cards/', { body: { name: 'Travel', ...digits } })).data;
  const again = await api.POST('/v1/cards/', { body: { name: 'Travel again', ...digits } });
  if (!company || !card) throw new Error('The company or the card was refused.');
  const ofCompany = { params: { path: { uid: company.uid } } };
  const ofCard = { params: { path: { uid: card.uid } } };
  const put = await api.PUT('/v1/companies/{uid}', { ...ofCompany, body: { phone: '+46 31 555 01 02' } });
  const patch = await api.PATCH('/v1/companies/{uid}', { ...ofCompany, body: { tax_office: 'Göteborg' } });
  const cardPut = await api.PUT('/v1/cards/{uid}', { ...ofCard, body: { name: 'Fuel' } });
  const cardPatch = await api.PATCH('/v1/cards/{uid}', { ...ofCard, body: { first_four_digits: null } });
  const change = { params: { path: { uid } }, body: { company_uid: company.uid, card_uid: card.uid } };
  const changed = await api.PUT('/v1/invoices/{uid}', change);
  const patched = await api.PATCH('/v1/invoices/{uid}', { params: { path: { uid } }, body: { total_price: '10' } });
  const companies = await api.GET('/v1/companies/', {});
  const cards = await api.GET('/v1/cards/', { params: { query: { page: 1 } } });
  return [
    ['createCompany: creates one', company.permissions.can_update],
    ['createCard: returns the existing card', again.response.status === 200 && again.data?.uid === card.uid],
    ['updateCompany: changes it', put.data?.phone === '+46 31 555 01 02'],
    ['patchCompany: changes it too', patch.data?.tax_office === 'Göteborg' && patch.data.phone !== null],
    ['updateCard: changes it', cardPut.data?.name === 'Fuel'],
    ['patchCard: changes it too', cardPatch.data?.first_four_digits === null],
    [
      'updateInvoice: accepts a company and a card',
      changed.data?.company?.uid === company.uid && changed.data.card?.uid === card.uid,
    ],
    ['patchInvoice: accepts a total', patched.data?.total_price === '10.00'],
    ['listCompanies: has both', companies.data?.count === 2],
    ['listCards: has the card', cards.data?.results[0]?.uid === card.uid && cards.data.next === null],
    ['getCompany: reads it', (await api.GET('/v1/companies/{uid}', ofCompany)).data?.name === 'Nordhamn Trading'],
    ['getCard: reads it', (await api.GET('/v1/cards/{uid}', ofCard)).data?.name === 'Fuel'],
    ['deleteCompany: answers 204', (await api.DELETE('/v1/companies/{uid}', ofCompany)).response.status === 204],
    ['deleteCard: answers 204', (await api.DELETE('/v1/cards/{uid}', ofCard)).response.status === 204],
  ];
}

async function decide(api: Client<paths>, uid: string): Promise<Claim[]> {
  const params = { path: { uid } };
  const approved = await api.POST('/v1/invoices/{uid}/approve', { params, body: { note: 'as ordered' } });
  const refused = await api.POST('/v1/invoices/{uid}/approve', { params });
  const removed = await api.POST('/v1/invoices/{uid}/remove-approval', { params });
  const rejected = await api.POST('/v1/invoices/{uid}/reject', { params });
  const again = await api.POST('/v1/invoices/{uid}/remove-approval', { params });
  return [
    [
      'approveInvoice: approves',
      approved.data?.approvement_status === 'approved' && !approved.data.permissions.can_update,
    ],
    ['approveInvoice: once', refused.response.status === 403 && refused.error?.error.code === 'forbidden'],
    ['removeApproval: restores the waiting state', removed.data?.approvement_status === 'waiting'],
    ['rejectInvoice: rejects', rejected.data?.permissions.can_delete === true],
    ['removeApproval: also undoes a rejection', again.data?.approvement_status === 'waiting'],
  ];
}

async function exportFiles(api: Client<paths>): Promise<Claim[]> {
  const csv = await api.POST('/v1/invoices/export-csv', {
    body: { currency: ['EUR', 'USD'], columns: ['hf_id', 'total_price'], rows: 'invoice', delimiter: ';' },
    parseAs: 'text',
  });
  const xlsx = await api.POST('/v1/invoices/export-xlsx', { body: { rows: 'item' }, parseAs: 'arrayBuffer' });
  const file: unknown = xlsx.data;
  const bytes = file instanceof ArrayBuffer ? new Uint8Array(file) : [];
  const begin = [...bytes.slice(0, 2)];
  return [
    [
      'exportInvoicesCsv: has the columns and a row',
      /^hf_id;total_price\r\n[A-Z2-9]{6};10\.00\r\n$/.test(csv.data ?? ''),
    ],
    ['exportInvoicesXlsx: is a zip', begin.join() === FIRST_BYTES_OF_ZIP.join()],
  ];
}

async function refuse(api: Client<paths>, baseUrl: string): Promise<Claim[]> {
  const invalid = await api.PUT('/v1/cards/{uid}', { params: { path: { uid: 'none' } }, body: {} });
  const nobody = await createApi(baseUrl, 'igk_none').GET('/v1/invoices/');
  const strict = await api.GET('/v1/invoices/', {
    params: { query: { created_at: 'yesterday' }, header: { Prefer: 'handling=strict' } },
  });
  return [
    ['updateCard: reports a malformed uid as not found', invalid.error?.error.code === 'not_found'],
    ['listInvoices: reports an invalid key', nobody.error?.error.message === 'Invalid or missing API key'],
    ['listInvoices: reports what is wrong', strict.error?.error.details?.['created_at'] !== undefined],
  ];
}

async function reprocessAndDelete(api: Client<paths>, uid: string): Promise<Claim[]> {
  const params = { path: { uid } };
  const sent = await api.POST('/v1/invoices/{uid}/reprocess', { params });
  const deleted = await api.DELETE('/v1/invoices/{uid}', { params });
  const gone = await api.GET('/v1/invoices/{uid}', { params });
  return [
    ['reprocessInvoice: sends it to processing', sent.data?.processing_status === 'processing'],
    ['deleteInvoice: answers 204', deleted.response.status === 204],
    [
      'getInvoice: reports a deleted invoice as not found',
      gone.error?.error.code === 'not_found' && gone.response.status === 404,
    ],
  ];
}
