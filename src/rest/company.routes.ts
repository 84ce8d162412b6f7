import type { Company } from '../companies/company.entity.js';
import { CreateCompanyInput, CompanyValuesInput } from '../companies/company.inputs.js';
import type { CompanyService } from '../companies/company.service.js';
import { presentCompany } from './company.presenter.js';
import { COMPANY } from './company.shapes.js';
import { MAX_QUERY_LENGTH } from './filter-parameters.js';
import { readInput } from './input.js';
import { readSearchText } from './invoice-filter.js';
import { documentListResponse, respondWithList } from './named-list.js';
import { IDEMPOTENT_REPLAYED, LOCATION } from './openapi/headers.js';
import { buildInputBody } from './openapi/request-body.js';
import { DELETED, buildJsonResponse } from './openapi/responses.js';
import { PAGE_PARAMETERS } from './pagination.js';
import { Parameters } from './parameters.js';
import { createChangeRoutes, type RestRequest, type RestResponse, type Route } from './route.js';

export interface CompanyRouteServices {
  readonly companies: CompanyService;
}

const LIST_PARAMETERS = {
  query: {
    description:
      'Words that must all occur in the name, or the beginning of the tax number. Case, accents and punctuation are ignored.',
    schema: { type: 'string', maxLength: MAX_QUERY_LENGTH },
  },
  ...PAGE_PARAMETERS,
};
const NEW_COMPANY = buildInputBody(CreateCompanyInput, {
  name: 'NewCompany',
  example: { name: 'Nordhamn Trading', address: 'Kajvägen 7, 411 04 Göteborg', tax_number: 'SE556123456701' },
  readable: COMPANY,
});
const COMPANY_PATCH = buildInputBody(CompanyValuesInput, {
  name: 'CompanyPatch',
  example: { phone: '+46 31 555 01 02' },
  readable: COMPANY,
});
const FOUND = { 200: buildJsonResponse('Company', { description: 'The company.', shape: COMPANY }) };
const CREATED = {
  201: buildJsonResponse('NewCompany', {
    description: 'The new company.',
    shape: COMPANY,
    headers: [LOCATION, IDEMPOTENT_REPLAYED],
  }),
};

/** The routes of companies. */
export function createCompanyRoutes(services: CompanyRouteServices): Route[] {
  return [...createCollectionRoutes(services), ...createMemberRoutes(services)];
}

function createCollectionRoutes({ companies }: CompanyRouteServices): Route[] {
  const path = '/companies';
  return [
    {
      ...{ method: 'GET', path, bucket: 'reads', body: 'none', parameters: LIST_PARAMETERS },
      handle: (request) => list(companies, request),
      documentation: {
        ...{ tag: 'Companies', operationId: 'listCompanies', summary: 'List companies, newest first' },
        description: 'Companies found by processing, and those created by hand.',
        responses: { 200: documentListResponse('CompanyPage', COMPANY, 'companies') },
      },
    },
    {
      ...{ method: 'POST', path, bucket: 'writes', body: NEW_COMPANY },
      requirePossible: ({ actor }) => companies.requirePossible(actor),
      handle: (request) => create(companies, request),
      permission: 'administer',
      replay: async (request, uid) => respondWithCompany(companies, request, await companies.get(request.actor, uid)),
      documentation: {
        ...{ tag: 'Companies', operationId: 'createCompany', summary: 'Create a company by hand' },
        description: 'Processing creates companies automatically, identified by tax number or else by name.',
        responses: CREATED,
      },
    },
  ];
}

function createMemberRoutes({ companies }: CompanyRouteServices): Route[] {
  const path = '/companies/:uid';
  return [
    {
      ...{ method: 'GET', path, bucket: 'reads', body: 'none' },
      handle: (request) => read(companies, request),
      documentation: {
        ...{ tag: 'Companies', operationId: 'getCompany', summary: 'Read a company' },
        description: 'Invoices show the same company without its human-friendly id, permissions and creation time.',
        responses: FOUND,
      },
    },
    ...createChangeRoutes({
      ...{ path, bucket: 'writes', body: COMPANY_PATCH },
      requirePossible: ({ actor, params }) => companies.requirePossible(actor, params['uid'] ?? ''),
      handle: (request) => update(companies, request),
      documentation: {
        ...{ tag: 'Companies', operationId: 'updateCompany', summary: 'Change a company' },
        description: 'An omitted field keeps its value; null clears it.',
        responses: FOUND,
      },
    }),
    {
      ...{ method: 'DELETE', path, bucket: 'writes', body: 'none' },
      handle: (request) => remove(companies, request),
      documentation: {
        ...{ tag: 'Companies', operationId: 'deleteCompany', summary: 'Remove a company from the lists' },
        description: 'Invoices that refer to it keep it.',
        responses: { 204: DELETED },
      },
    },
  ];
}

function list(companies: CompanyService, request: RestRequest): Promise<RestResponse> {
  const { actor } = request;
  const canChange = companies.canChange(actor);
  const parameters = Parameters.fromQuery(request.query, Object.keys(LIST_PARAMETERS));
  const text = readSearchText(parameters);
  const fetch = (range: { offset: number; limit: number }) => companies.list(actor, range, text);
  return respondWithList(request, fetch, (company) => presentCompany(company, canChange), parameters);
}

async function read(companies: CompanyService, { actor, params }: RestRequest): Promise<RestResponse> {
  const company = await companies.get(actor, params['uid'] ?? '');
  return { status: 200, body: presentCompany(company, companies.canChange(actor)) };
}

async function create(companies: CompanyService, request: RestRequest): Promise<RestResponse> {
  const { actor, body, once } = request;
  return respondWithCompany(
    companies,
    request,
    await companies.create(actor, readInput(CreateCompanyInput, body), once),
  );
}

function respondWithCompany(companies: CompanyService, { actor, origin }: RestRequest, company: Company): RestResponse {
  return {
    status: 201,
    headers: { Location: `${origin}/v1/companies/${company.uid}` },
    body: presentCompany(company, companies.canChange(actor)),
  };
}

async function update(companies: CompanyService, { actor, body, params }: RestRequest): Promise<RestResponse> {
  const input = readInput(CompanyValuesInput, body);
  const company = await companies.update(actor, params['uid'] ?? '', input);
  return { status: 200, body: presentCompany(company, companies.canChange(actor)) };
}

async function remove(companies: CompanyService, { actor, params }: RestRequest): Promise<RestResponse> {
  await companies.remove(actor, params['uid'] ?? '');
  return { status: 204 };
}
