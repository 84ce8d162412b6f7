import { Component } from './component.js';
import type { Schema } from './shape.js';

/** The documentation of a query parameter. Its name is the key in the containing table. */
export interface QueryParameter {
  readonly description: string;
  readonly schema: Schema;
  /** The schema of its value in a JSON body, if it differs. */
  readonly bodySchema?: Schema;
}

export const PREFER = buildRequestHeader('prefer', 'Prefer', {
  description:
    '`handling=strict` makes unknown parameters and keys an error (RFC 7240). Other preferences are ignored.',
  schema: { type: 'string', examples: ['handling=strict'] },
});
export const IDEMPOTENCY_KEY = buildRequestHeader('idempotencyKey', 'Idempotency-Key', {
  description: 'Repeating a request with the same key returns the first response again for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
});
export const IF_MATCH = buildRequestHeader('ifMatch', 'If-Match', {
  description: 'Change the invoice only if this ETag is that of its current version.',
  schema: { type: 'string' },
});
export const IF_NONE_MATCH = buildRequestHeader('ifNoneMatch', 'If-None-Match', {
  description: 'Return 304 if this ETag matches the invoice.',
  schema: { type: 'string' },
});

/** The last parameter of each path prefix in the route table. */
const PATH_PARAMETERS: Readonly<Record<string, Component>> = {
  '/invoices/:uid': buildPathParameter('invoiceUid', 'uid', 'The uid of the invoice.'),
  '/invoices/:uid/items/:item_uid': buildPathParameter('itemUid', 'item_uid', 'The uid of the item.'),
  '/companies/:uid': buildPathParameter('companyUid', 'uid', 'The uid of the company.'),
  '/cards/:uid': buildPathParameter('cardUid', 'uid', 'The uid of the card.'),
};

/** Lists the parameters of a path in the route table, in order. */
export function buildPathParameters(path: string): Component[] {
  const segments = path.split('/');
  return segments.flatMap((segment, index) => {
    if (!segment.startsWith(':')) return [];
    const parameter = PATH_PARAMETERS[segments.slice(0, index + 1).join('/')];
    if (!parameter) throw new Error(`The parameter ${segment} of ${path} is not documented.`);
    return [parameter];
  });
}

/** Lists the query parameters of a route for the document. */
export function buildQueryParameters(parameters: Readonly<Record<string, QueryParameter>>): object[] {
  return Object.entries(parameters).map(([name, { description, schema }]) => ({
    name,
    in: 'query',
    description,
    schema,
  }));
}

function buildPathParameter(component: string, name: string, description: string): Component {
  const schema = { type: 'string', format: 'uuid' };
  return new Component('parameters', component, { name, in: 'path', required: true, description, schema });
}

function buildRequestHeader(component: string, name: string, content: QueryParameter): Component {
  return new Component('parameters', component, { name, in: 'header', ...content });
}
