import { CSV_DELIMITERS, type CsvOptions } from '../exports/csv-writer.js';
import type { ExportFile, ExportRequest, ExportService } from '../exports/export.service.js';
import { columnNames, EXPORT_ROWS } from '../exports/invoice-columns.js';
import { FILTER_PARAMETERS, readInvoiceFilter, uids } from './invoice-filter.js';
import { Parameters } from './parameters.js';
import type { RestRequest, RestResponse, Route } from './route.js';

const CSV_TYPE = 'text/csv';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_UIDS = 10_000;
const FIELDS = [...FILTER_PARAMETERS, 'uids', 'columns', 'rows'];
const CSV_FIELDS = [...FIELDS, 'delimiter', 'bom'];

export interface ExportRouteServices {
  readonly exports: ExportService;
}

/** The routes of exports: the filters of the list, in the body. */
export function exportRoutes({ exports }: ExportRouteServices): Route[] {
  const common = { method: 'POST', bucket: 'exports', body: 'json' } as const;
  return [
    {
      ...{ ...common, path: '/invoices/export-csv', produces: CSV_TYPE, fields: CSV_FIELDS },
      admit: (actor) => exports.requireExporter(actor),
      handle: (request) => exportCsv(exports, request),
    },
    {
      ...{ ...common, path: '/invoices/export-xlsx', produces: XLSX_TYPE, fields: FIELDS },
      admit: (actor) => exports.requireExporter(actor),
      handle: (request) => exportXlsx(exports, request),
    },
  ];
}

async function exportCsv(exports: ExportService, { actor, body }: RestRequest): Promise<RestResponse> {
  const parameters = Parameters.ofBody(body);
  const options = readCsvOptions(parameters);
  const request = readExport(parameters, actor.timeZone);
  return attachment(await exports.csv(actor, request, options), `${CSV_TYPE}; charset=utf-8; header=present`);
}

async function exportXlsx(exports: ExportService, { actor, body }: RestRequest): Promise<RestResponse> {
  const request = readExport(Parameters.ofBody(body), actor.timeZone);
  return attachment(await exports.xlsx(actor, request), XLSX_TYPE);
}

function attachment({ name, stream }: ExportFile, type: string): RestResponse {
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

/** @throws validation_error with every problem at once, those noted before included */
function readExport(parameters: Parameters, timeZone: string): ExportRequest {
  const rows = EXPORT_ROWS.find((candidate) => candidate === (parameters.one('rows') ?? 'invoice'));
  if (!rows) parameters.complain('rows', `Must be one of: ${EXPORT_ROWS.join(', ')}.`);
  const known = columnNames(rows ?? 'item');
  const isColumn = (name: string): name is string => known.includes(name);
  const columns = parameters.manyOf('columns', isColumn, `Give some of: ${known.join(', ')}.`);
  const wanted = uids(parameters, 'uids');
  if (wanted && wanted.length > MAX_UIDS) parameters.complain('uids', `Give at most ${MAX_UIDS}.`);
  if ((parameters.many('ordering') ?? []).length > 1) parameters.complain('ordering', 'An export has one sort key.');
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
  const given = parameters.raw('delimiter') ?? ',';
  const delimiter = CSV_DELIMITERS.find((candidate) => candidate === given);
  if (!delimiter) parameters.complain('delimiter', 'Must be a comma, a semicolon, a tab or a vertical bar.');
  const bom = parameters.one('bom') ?? 'false';
  if (bom !== 'true' && bom !== 'false') parameters.complain('bom', 'Must be true or false.');
  return { delimiter: delimiter ?? ',', bom: bom === 'true' };
}
