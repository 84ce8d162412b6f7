import { Component } from './component.js';
import type { Schema } from './shape.js';

/** What the document says about a query parameter; its name is the key of the table that holds it. */
export interface QueryParameter {
  readonly description: string;
  readonly schema: Schema;
  /** How its value is written in a JSON body, where that differs. */
  readonly bodySchema?: Schema;
}

export const PREFER = requestHeader('prefer', 'Prefer', {
  description:
    '`handling=strict` makes unknown parameters and keys an error (RFC 7240). Other preferences are ignored.',
  schema: { type: 'string', examples: ['handling=strict'] },
});
export const IDEMPOTENCY_KEY = requestHeader('idempotencyKey', 'Idempotency-Key', {
  description: 'Repeating a request with its key returns the first response again for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
});
export const IF_MATCH = requestHeader('ifMatch', 'If-Match', {
  description: 'Change the invoice only while it has the version that this ETag names.',
  schema: { type: 'string' },
});
export const IF_NONE_MATCH = requestHeader('ifNoneMatch', 'If-None-Match', {
  description: 'Answer 304 while the invoice is what this ETag names.',
  schema: { type: 'string' },
});

/** The parameter that ends a path of the route table. */
const PATH_PARAMETERS: Readonly<Record<string, Component>> = {
  '/invoices/:uid': pathParameter('invoiceUid', 'uid', 'The uid of the invoice.'),
  '/invoices/:uid/items/:item_uid': pathParameter('itemUid', 'item_uid', 'The uid of the item.'),
  '/companies/:uid': pathParameter('companyUid', 'uid', 'The uid of the company.'),
  '/cards/:uid': pathParameter('cardUid', 'uid', 'The uid of the card.'),
};

/** The parameters of a path of the route table, in order. */
export function pathParameters(path: string): Component[] {
  const segments = path.split('/');
  return segments.flatMap((segment, index) => {
    if (!segment.startsWith(':')) return [];
    const parameter = PATH_PARAMETERS[segments.slice(0, index + 1).join('/')];
    if (!parameter) throw new Error(`The parameter ${segment} of ${path} is not documented.`);
    return [parameter];
  });
}

/** The query parameters of a route as the document lists them. */
export function queryParameters(parameters: Readonly<Record<string, QueryParameter>>): object[] {
  return Object.entries(parameters).map(([name, { description, schema }]) => ({
    name,
    in: 'query',
    description,
    schema,
  }));
}

function pathParameter(component: string, name: string, description: string): Component {
  const schema = { type: 'string', format: 'uuid' };
  return new Component('parameters', component, { name, in: 'path', required: true, description, schema });
}

function requestHeader(component: string, name: string, content: QueryParameter): Component {
  return new Component('parameters', component, { name, in: 'header', ...content });
}
