import type { ERROR_TABLE, ErrorCode } from '../../shared/errors.js';
import type { Component } from './component.js';

/** Belong to no operation: only other methods of a path are not allowed, and only files are sent in ranges. */
type CodeWithoutOperation = 'method_not_allowed' | 'range_not_satisfiable';
export type ErrorStatus = (typeof ERROR_TABLE)[Exclude<ErrorCode, CodeWithoutOperation>]['status'];

/** The groups of operations, in the order of the work. */
export const TAGS = {
  Invoices: 'Upload, list, read, correct and delete invoices.',
  Approval: 'From waiting to approved or rejected, and back.',
  Exports: 'What a list shows, as a file that is sent while it is written.',
  Items: 'The line items of an invoice.',
  Companies: 'Who issues invoices.',
  Cards: 'What invoices are paid with.',
} as const;

/** What the OpenAPI document says about a route beyond what its row in the table implies. */
export interface RouteDocumentation {
  readonly tag: keyof typeof TAGS;
  /** Unique; clients generate method names from it. */
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** The request headers that this route understands beyond those of every route. */
  readonly headers?: readonly Component[];
  /** By status: what it answers when it succeeds. */
  readonly responses: Readonly<Record<number, Component>>;
  /** The errors that its row does not imply. */
  readonly errors?: readonly ErrorStatus[];
}
