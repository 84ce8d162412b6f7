import { CSV_DELIMITERS, type CsvOptions } from '../exports/csv-writer.js';
import { MEDIA_TYPES, type ExportFile, type ExportRequest, type ExportService } from '../exports/export.service.js';
import { listColumnNames, EXPORT_ROWS } from '../exports/invoice-columns.js';
import { buildFilterProperties, buildOneOrMany } from './filter-parameters.js';
import { readInvoiceFilter, readUids } from './invoice-filter.js';
import { Component } from './openapi/component.js';
import { CONTENT_DISPOSITION, IDEMPOTENT_REPLAYED } from './openapi/headers.js';
import type { JsonBody } from './openapi/request-body.js';
import { buildFileResponse } from './openapi/responses.js';
import type { Schema } from './openapi/shape.js';
import { Parameters } from './parameters.js';
import type { RestRequest, RestResponse, Route } from './route.js';

const CSV_TYPE = 'text/csv';
const XLSX_TYPE = MEDIA_TYPES.xlsx;
const MAX_UIDS = 10_000;

const PROPERTIES: Record<string, Schema> = {
  ...buildFilterProperties(),
  uids: {
    description: 'Only these invoices.',
    ...buildOneOrMany({ type: 'string', format: 'uuid' }, { maxItems: MAX_UIDS }),
  },
  rows: {
    type: 'string',
    enum: EXPORT_ROWS,
    description: 'What each line of the file represents; `invoice` by default.',
  },
  columns: {
    description: 'The columns in order; all by default. Columns that begin with `item_` require `rows` to be `item`.',
    ...buildOneOrMany(new Component('schemas', 'ExportColumn', { type: 'string', enum: listColumnNames('item') })),
  },
};
const CSV_PROPERTIES: Record<string, Schema> = {
  ...PROPERTIES,
  delimiter: {
    type: 'string',
    enum: CSV_DELIMITERS,
    description: 'The delimiter between the cells; a comma by default.',
  },
  bom: {
    type: 'boolean',
    description: 'Whether the file starts with a byte order mark, by which Excel recognises UTF-8. False by default.',
  },
};
const CSV_FILE = buildFileResponse('CsvFile', {
  description: 'The file, as an attachment `invoices-YYYYMMDD.csv`.',
  mediaType: CSV_TYPE,
  schema: { type: 'string' },
  example: 'hf_id,total_price,currency\r\nK7QX2M,1234.50,EUR\r\n',
  headers: [CONTENT_DISPOSITION, IDEMPOTENT_REPLAYED],
});
const XLSX_FILE = buildFileResponse('XlsxFile', {
  description: 'The file, as an attachment `invoices-YYYYMMDD.xlsx`.',
  mediaType: XLSX_TYPE,
  schema: { type: 'string', contentMediaType: XLSX_TYPE },
  headers: [CONTENT_DISPOSITION, IDEMPOTENT_REPLAYED],
});

export interface ExportRouteServices {
  readonly exports: ExportService;
}

/** The routes of exports. The body takes the filters of the list. */
export function createExportRoutes({ exports }: ExportRouteServices): Route[] {
  return [
    {
      ...{ method: 'POST', path: '/invoices/export-csv', bucket: 'exports', produces: CSV_TYPE },
      body: buildExportBody('CsvExport', CSV_PROPERTIES, {
        ...{ from_date: '2026-01-01', approvement_status: ['approved'], delimiter: ';', bom: true },
      }),
      admit: (actor) => exports.requireExporter(actor),
      handle: (request) => exportCsv(exports, request),
      permission: 'export',
      replay: (request) => exportCsv(exports, request),
      documentation: {
        ...{ tag: 'Exports', operationId: 'exportInvoicesCsv', summary: 'Export invoices as CSV' },
        description:
          'RFC 4180 in UTF-8, with a header. Texts that a spreadsheet program could read as a formula are prefixed with an apostrophe; ' +
          'numbers are not.',
        responses: { 200: CSV_FILE },
      },
    },
    {
      ...{ method: 'POST', path: '/invoices/export-xlsx', bucket: 'exports', produces: XLSX_TYPE },
      body: buildExportBody('XlsxExport', PROPERTIES, {
        rows: 'item',
        columns: ['hf_id', 'item_name', 'item_total_price'],
      }),
      admit: (actor) => exports.requireExporter(actor),
      handle: (request) => exportXlsx(exports, request),
      permission: 'export',
      replay: (request) => exportXlsx(exports, request),
      documentation: {
        ...{ tag: 'Exports', operationId: 'exportInvoicesXlsx', summary: 'Export invoices as an Excel workbook' },
        description: 'Amounts and dates are number cells, timestamps are in UTC, and texts are never formulas.',
        responses: { 200: XLSX_FILE },
      },
    },
  ];
}

function buildExportBody(name: string, properties: Readonly<Record<string, Schema>>, example: object): JsonBody {
  const description =
    'The filters of the list under the same names, and the format of the file. An empty object exports everything.';
  return {
    keys: Object.keys(properties),
    isRequired: false,
    schema: new Component('schemas', name, { type: 'object', description, properties }),
    example,
  };
}

async function exportCsv(exports: ExportService, { actor, body }: RestRequest): Promise<RestResponse> {
  const parameters = Parameters.fromBody(body);
  const options = readCsvOptions(parameters);
  const request = readExport(parameters, actor.timeZone);
  return respondWithFile(await exports.exportCsv(actor, request, options), MEDIA_TYPES.csv);
}

async function exportXlsx(exports: ExportService, { actor, body }: RestRequest): Promise<RestResponse> {
  const request = readExport(Parameters.fromBody(body), actor.timeZone);
  return respondWithFile(await exports.exportXlsx(actor, request), XLSX_TYPE);
}

function respondWithFile({ name, stream }: ExportFile, type: string): RestResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
    stream,
  };
}

/** @throws validation_error with all problems, including those found before */
function readExport(parameters: Parameters, timeZone: string): ExportRequest {
  const rows = EXPORT_ROWS.find((candidate) => candidate === (parameters.readOne('rows') ?? 'invoice'));
  if (!rows) parameters.addMessage('rows', `Must be one of: ${EXPORT_ROWS.join(', ')}.`);
  const known = listColumnNames(rows ?? 'item');
  const isColumn = (name: string): name is string => known.includes(name);
  const columns = parameters.readManyValid('columns', isColumn, `Must be one or more of: ${known.join(', ')}.`);
  const wanted = readUids(parameters, 'uids', MAX_UIDS);
  if ((parameters.readMany('ordering') ?? []).length > 1)
    parameters.addMessage('ordering', 'An export takes one sort key.');
  const { filter, order } = readInvoiceFilter(parameters, timeZone);
  const [firstKey] = order;
  return {
    filter: { ...filter, ...(wanted ? { uids: wanted } : {}) },
    rows: rows ?? 'invoice',
    ...(firstKey ? { order: firstKey } : {}),
    ...(columns ? { columns } : {}),
  };
}

function readCsvOptions(parameters: Parameters): CsvOptions {
  const given = parameters.readRaw('delimiter') ?? ',';
  const delimiter = CSV_DELIMITERS.find((candidate) => candidate === given);
  if (!delimiter) parameters.addMessage('delimiter', 'Must be a comma, a semicolon, a tab or a vertical bar.');
  const bom = parameters.readOne('bom') ?? 'false';
  if (bom !== 'true' && bom !== 'false') parameters.addMessage('bom', 'Must be true or false.');
  return { delimiter: delimiter ?? ',', bom: bom === 'true' };
}
