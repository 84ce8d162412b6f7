import type { ApprovalService, Decision } from '../invoices/approval.service.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { DecisionInput } from '../invoices/invoice.inputs.js';
import type { Actor } from '../shared/actor.js';
import { readInput } from './input.js';
import { buildTagHeader, type InvoiceDetailServices } from './invoice-detail.js';
import { readTarget } from './invoice-target.js';
import { presentDecision } from './invoice.presenter.js';
import { DECISION } from './invoice.shapes.js';
import { INVOICE_ETAG, IDEMPOTENT_REPLAYED } from './openapi/headers.js';
import { IF_MATCH } from './openapi/parameters.js';
import { buildInputBody } from './openapi/request-body.js';
import { buildJsonResponse } from './openapi/responses.js';
import type { RestRequest, RestResponse, Route } from './route.js';

export interface ApprovalRouteServices extends InvoiceDetailServices {
  readonly approvals: ApprovalService;
}

const NOTE = buildInputBody(DecisionInput, { name: 'DecisionNote', example: { note: 'Matches the order.' } });
const DECIDED = {
  200: buildJsonResponse('Decision', {
    description: 'The decision, and what the caller may do now.',
    shape: DECISION,
    headers: [INVOICE_ETAG, IDEMPOTENT_REPLAYED],
  }),
};

/** The routes that approve an invoice, reject it, or remove the decision. */
export function createApprovalRoutes(services: ApprovalRouteServices): Route[] {
  return [
    createDecisionRoute(services, 'approve', {
      ...{ path: 'approve', operationId: 'approveInvoice', summary: 'Approve a waiting invoice' },
      description:
        'Possible only while the invoice waits and is not being processed. Afterwards only removing the approval is allowed.',
    }),
    createDecisionRoute(services, 'reject', {
      ...{ path: 'reject', operationId: 'rejectInvoice', summary: 'Reject a waiting invoice' },
      description:
        'Possible only while the invoice waits and is not being processed. Afterwards it can be deleted, or put back to waiting.',
    }),
    createDecisionRoute(services, 'remove_approval', {
      path: 'remove-approval',
      operationId: 'removeApproval',
      summary: 'Put an approved or rejected invoice back to waiting',
      description: 'Possible only while the invoice is not being processed.',
    }),
  ];
}

interface DecisionTexts {
  /** The last segment of the path. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
}

function createDecisionRoute(
  services: ApprovalRouteServices,
  decision: Decision,
  { path, ...texts }: DecisionTexts,
): Route {
  return {
    ...{ method: 'POST', path: `/invoices/:uid/${path}`, bucket: 'writes', body: NOTE },
    requirePossible: async (request) =>
      services.invoices.requirePossible(request.actor, decision, await readTarget(request, services.invoices)),
    handle: (request) => decide(services, request, decision),
    permission: decision,
    replay: async ({ actor }, uid) =>
      respondWithDecision(services, actor, await services.invoices.getInAccount(actor, uid)),
    documentation: { ...texts, tag: 'Approval', headers: [IF_MATCH], responses: DECIDED },
  };
}

async function decide(
  services: ApprovalRouteServices,
  request: RestRequest,
  decision: Decision,
): Promise<RestResponse> {
  const { actor, body } = request;
  const { note = null } = readInput(DecisionInput, body);
  const target = await readTarget(request, services.invoices);
  return respondWithDecision(services, actor, await services.approvals.decide(actor, decision, target, note));
}

async function respondWithDecision(
  services: ApprovalRouteServices,
  actor: Actor,
  row: InvoiceRow,
): Promise<RestResponse> {
  return {
    status: 200,
    headers: await buildTagHeader(services, actor, row),
    body: presentDecision(row, services.invoices.getPermissions(actor, row)),
  };
}
