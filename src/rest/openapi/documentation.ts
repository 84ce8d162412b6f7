import type { ERROR_TABLE, ErrorCode } from '../../shared/errors.js';
import type { Component } from './component.js';

/**
 * Codes that no operation documents: 405 is for methods that a path does not have, 416 is for downloads of files, which are not part of
 * the document, and the others are for requests that are refused before their path is known.
 */
type CodeWithoutOperation =
  'method_not_allowed' | 'range_not_satisfiable' | 'request_timeout' | 'expectation_failed' | 'headers_too_large';
export type ErrorStatus = (typeof ERROR_TABLE)[Exclude<ErrorCode, CodeWithoutOperation>]['status'];

/** The groups of operations, in the order in which clients use them. */
export const TAGS = {
  Invoices: 'Upload, list, read, correct and delete invoices.',
  Approval: 'Approve or reject an invoice, or remove that decision.',
  Exports: 'Download what a list shows as CSV or Excel; the file is streamed.',
  Items: 'The line items of an invoice.',
  Companies: 'Who issues invoices.',
  Cards: 'What invoices are paid with.',
  Events: 'What happened to the invoices, as webhooks report it.',
  Directory: 'Categories, users, and the links to everything.',
} as const;

/** The documentation of a route, beyond what its row in the table implies. */
export interface RouteDocumentation {
  readonly tag: keyof typeof TAGS;
  /** Unique; clients generate method names from it. */
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** The request headers that this route supports, besides those of every route. */
  readonly headers?: readonly Component[];
  /** The successful responses by status. */
  readonly responses: Readonly<Record<number, Component>>;
  /** The error statuses that its row does not imply. */
  readonly errors?: readonly ErrorStatus[];
}
