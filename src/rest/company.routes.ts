import type { Company } from '../companies/company.entity.js';
import { CreateCompanyInput, CompanyValuesInput } from '../companies/company.inputs.js';
import type { CompanyService } from '../companies/company.service.js';
import { readInput, type FieldNames } from './input.js';
import { listResponse, presentOwned } from './named-list.js';
import { PAGE_PARAMETERS } from './pagination.js';
import type { RestRequest, RestResponse, Route } from './route.js';

export interface CompanyRouteServices {
  readonly companies: CompanyService;
}

const FIELDS = {
  name: 'name',
  address: 'address',
  tax_number: 'taxNumber',
  tax_office: 'taxOffice',
  phone: 'phone',
} as const satisfies FieldNames<CreateCompanyInput>;
const READ_ONLY_FIELDS = ['uid', 'hf_id', 'permissions', 'created_at'];

/** The routes of companies. */
export function companyRoutes({ companies }: CompanyRouteServices): Route[] {
  const all = '/companies';
  const one = '/companies/:uid';
  const write = { bucket: 'writes', body: 'json', fields: [...Object.keys(FIELDS), ...READ_ONLY_FIELDS] } as const;
  const readOnly = { method: 'GET', bucket: 'reads', body: 'none' } as const;
  const change = (request: RestRequest) => update(companies, request);
  return [
    { ...readOnly, path: all, parameters: PAGE_PARAMETERS, handle: (request) => list(companies, request) },
    {
      ...{ ...write, method: 'POST', path: all },
      handle: (request) => create(companies, request),
      replay: async (request, uid) => created(companies, request, await companies.get(request.actor, uid)),
    },
    { ...readOnly, path: one, handle: (request) => read(companies, request) },
    { ...write, method: 'PUT', path: one, handle: change },
    { ...write, method: 'PATCH', path: one, handle: change },
    {
      ...{ method: 'DELETE', path: one, bucket: 'writes', body: 'none' },
      handle: (request) => remove(companies, request),
    },
  ];
}

function list(companies: CompanyService, request: RestRequest): Promise<RestResponse> {
  const { actor } = request;
  const canChange = companies.canChange(actor);
  const fetch = (range: { offset: number; limit: number }) => companies.list(actor, range);
  return listResponse(request, fetch, (company) => presentCompany(company, canChange));
}

async function read(companies: CompanyService, { actor, params }: RestRequest): Promise<RestResponse> {
  const company = await companies.get(actor, params['uid'] ?? '');
  return { status: 200, body: presentCompany(company, companies.canChange(actor)) };
}

async function create(companies: CompanyService, request: RestRequest): Promise<RestResponse> {
  const { actor, body, once } = request;
  return created(companies, request, await companies.create(actor, readInput(CreateCompanyInput, FIELDS, body), once));
}

function created(companies: CompanyService, { actor, origin }: RestRequest, company: Company): RestResponse {
  return {
    status: 201,
    headers: { Location: `${origin}/v1/companies/${company.uid}` },
    body: presentCompany(company, companies.canChange(actor)),
  };
}

async function update(companies: CompanyService, { actor, body, params }: RestRequest): Promise<RestResponse> {
  const input = readInput(CompanyValuesInput, FIELDS, body);
  const company = await companies.update(actor, params['uid'] ?? '', input);
  return { status: 200, body: presentCompany(company, companies.canChange(actor)) };
}

async function remove(companies: CompanyService, { actor, params }: RestRequest): Promise<RestResponse> {
  await companies.remove(actor, params['uid'] ?? '');
  return { status: 204 };
}

function presentCompany(company: Company, canChange: boolean) {
  return {
    uid: company.uid,
    hf_id: company.hfId,
    name: company.name,
    address: company.address,
    tax_number: company.taxNumber,
    tax_office: company.taxOffice,
    phone: company.phone,
    ...presentOwned(company, canChange),
  };
}
