import type { RequestListener } from 'node:http';
import express, { type Application, type NextFunction, type Request, type Response } from 'express';
import type { KeyService } from '../accounts/key.service.js';
import type { SignInServices } from '../accounts/create-sign-in.js';
import type { Config } from '../config.js';
import type { ExportRunService } from '../exports/export-run.service.js';
import type { FileStore } from '../files/file-store.js';
import type { FileUrls } from '../files/signed-url.js';
import type { InvoiceFile } from '../invoices/invoice.store.js';
import type { RestResponse } from '../rest/route.js';
import { createRestFace, type RestServices } from '../rest/router.js';
import { buildErrorResponse } from '../rest/errors.js';
import type { Gate } from '../web/gate.js';
import { AppError, toAppError, ERROR_TABLE } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { getRequestId } from '../web/request-id.js';
import { createAccountArchiveHandler, type AccountArchiveDependencies } from './account-archive.js';
import { createFilesHandler } from './files.js';
import { answerLive, createReadyHandler, type HealthOptions } from './health.js';
import { serveGraphqlDocument } from './graphql-document.js';
import { createInbox } from './inbox.js';
import { createOidcRouter } from './oidc.js';
import { createPagesHandler, type PagesHandlerDependencies } from './pages.js';
import { serveOpenApiDocument } from './openapi-document.js';
import { createDevelopers } from './tools/developers.js';
import { createDocs } from './tools/docs.js';
import { createExplorer } from './tools/explorer.js';
import { createSessionRouter, type SessionRouterOptions } from './session.js';

export interface ExpressAppOptions {
  readonly services: RestServices &
    SignInServices &
    PagesHandlerDependencies &
    Pick<AccountArchiveDependencies, 'accountExports'> & {
      readonly fileUrls: FileUrls;
      readonly keys: Pick<KeyService, 'isActive'>;
      readonly exportRuns: Pick<ExportRunService, 'getFile'>;
    };
  readonly files: FileStore;
  readonly gate: Gate;
  readonly logger: Logger;
  readonly config: Config;
  readonly health: HealthOptions;
  /** Where clients reach the service, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly findDemoKey: SessionRouterOptions['findDemoKey'];
}

/**
 * Serves everything except GraphQL: the REST face and its OpenAPI document, files behind signed URLs, the interactive pages, and
 * health probes. Express replaces the prototypes of every request and response, which is slow, so the REST face answers its most
 * frequent requests before Express sees them.
 */
export function createExpressApp(options: ExpressAppOptions): RequestListener {
  const { services, files, gate, logger, config, health, publicUrl } = options;
  const rest = createRestFace({ services, gate, logger, config, publicUrl });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/live', answerLive);
  app.get('/ready', createReadyHandler(health));
  app.use('/v1', rest.router);
  app.get('/files/:accountUid/account.zip', createAccountArchiveHandler(services));
  app.get(
    '/files/:accountUid/:invoiceUid',
    createFilesHandler({ ...services, files, getFile: (...names) => findFile(services, ...names) }),
  );
  app.get('/files/:accountUid/:invoiceUid/pages/:number', createPagesHandler(services));
  serveOpenApiDocument(app, rest.describe);
  if (config.INBOX) serveInbox(app, options);
  if (config.INTROSPECTION) serveGraphqlDocument(app);
  if (config.EXPLORER)
    app.use('/explorer', createExplorer()).use('/docs', createDocs()).get('/developers', createDevelopers());
  app.use((request: Request, response: Response) => {
    const error = new AppError('not_found', 'Nothing is served at this path. REST is under /v1, GraphQL at /graphql.');
    send(response, buildErrorResponse(error, getRequestId(request)));
  });
  app.use((thrown: unknown, request: Request, response: Response, _next: NextFunction) => {
    const error = toAppError(thrown);
    const { logLevel } = ERROR_TABLE[error.code];
    logger[logLevel]({ err: error, requestId: getRequestId(request) }, 'a page failed');
    if (response.headersSent) response.destroy();
    else send(response, buildErrorResponse(error, getRequestId(request)));
  });
  return (request, response) => {
    if (!rest.serveFrequent(request, response)) app(request, response);
  };
}

/** Finds the file of an invoice or of an export, whose URLs have the same form. @throws not_found */
async function findFile(
  { invoices, exportRuns }: ExpressAppOptions['services'],
  ...[accountUid, uid]: [accountUid: string, uid: string]
): Promise<InvoiceFile> {
  try {
    return await invoices.getFile(accountUid, uid);
  } catch (error) {
    if (toAppError(error).code !== 'not_found') throw error;
    return exportRuns.getFile(accountUid, uid);
  }
}

/** Serves the inbox, and the ways to sign in to it. */
function serveInbox(app: Application, { services, config, logger, findDemoKey }: ExpressAppOptions): void {
  const { oidc, sessions, signIns } = services;
  if (oidc) app.use('/session/oidc', createOidcRouter({ oidc, sessions, config, logger }));
  app.use('/session', createSessionRouter({ sessions, signIns, hasOidc: oidc !== null, config, findDemoKey }));
  app.use(createInbox());
}

function send(response: Response, { status, headers, body }: RestResponse): void {
  response.status(status).set(headers).json(body);
}
