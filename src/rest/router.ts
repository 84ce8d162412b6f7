import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router, type NextFunction, type Request, type Response } from 'express';
import type { IdempotencyService } from '../accounts/idempotency.service.js';
import type { Config } from '../config.js';
import { createApprovalRoutes, type ApprovalRouteServices } from './approval.routes.js';
import { createCardRoutes, type CardRouteServices } from './card.routes.js';
import { createCompanyRoutes, type CompanyRouteServices } from './company.routes.js';
import { createDirectoryRoutes, type DirectoryRouteServices } from './directory.routes.js';
import { Endpoint, type EndpointDependencies, type Resource } from './endpoint.js';
import { createEventRoutes, type EventRouteServices } from './event.routes.js';
import { createExportRoutes, type ExportRouteServices } from './export.routes.js';
import { IdempotentCalls } from './idempotency.js';
import { createInvoiceRoutes } from './invoice.routes.js';
import { createItemRoutes, type ItemRouteServices } from './item.routes.js';
import { buildOpenApiDocument } from './build-openapi-document.js';
import type { Method, Route } from './route.js';
import { createUrlUploadRoutes, type UrlUploadRouteServices } from './url-upload.routes.js';

/** Matches the list of invoices and a single invoice. Any other last segment, such as that of an export, is left to the router. */
const FREQUENT_PATH = /^\/v1\/invoices(?:\/([\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}))?\/?(?:\?|$)/;

export type RestServices = UrlUploadRouteServices &
  ApprovalRouteServices &
  ItemRouteServices &
  CompanyRouteServices &
  CardRouteServices &
  ExportRouteServices &
  DirectoryRouteServices &
  EventRouteServices & { readonly idempotency: IdempotencyService };

export interface RestRouterDependencies extends Omit<EndpointDependencies, 'idempotentCalls'> {
  readonly services: RestServices;
  readonly config: Pick<Config, 'PUBLIC_URL' | 'REQUEST_TIMEOUT_SECONDS' | 'UPLOAD_MAX_BYTES'>;
}

/** Builds the table of all routes of the REST face. */
export function createRestRoutes({ services, config }: Pick<RestRouterDependencies, 'services' | 'config'>): Route[] {
  return [
    ...createExportRoutes(services),
    ...createUrlUploadRoutes(services),
    ...createInvoiceRoutes(services, config.UPLOAD_MAX_BYTES),
    ...createApprovalRoutes(services),
    ...createItemRoutes(services),
    ...createCompanyRoutes(services),
    ...createCardRoutes(services),
    ...createDirectoryRoutes(services),
    ...createEventRoutes(services),
  ];
}

/** The REST face, built from the table of routes. */
export interface RestFace {
  /** The Express router to mount at `/v1`. Each path works with and without a trailing slash. */
  readonly router: Router;
  /**
   * Responds to the most frequent requests without Express.
   *
   * @returns false, having done nothing, for any other request
   */
  serveFrequent(request: IncomingMessage, response: ServerResponse): boolean;
  /** Builds the OpenAPI document of its routes. */
  describe(): object;
}

/** Builds the REST face. */
export function createRestFace(dependencies: RestRouterDependencies): RestFace {
  const { services, config, logger } = dependencies;
  const calls = { calls: services.idempotency, logger, maxUploadBytes: config.UPLOAD_MAX_BYTES };
  const endpoint = new Endpoint({ ...dependencies, idempotentCalls: new IdempotentCalls(calls) });
  const routes = createRestRoutes(dependencies);
  const resources = groupByPath(routes);
  return {
    describe: () => buildOpenApiDocument(routes),
    router: createRouter(endpoint, resources),
    serveFrequent(request, response) {
      const { url = '' } = request;
      const [isFrequent, uid] = FREQUENT_PATH.exec(url) ?? [];
      const resource = resources.get(uid === undefined ? '/invoices' : '/invoices/:uid');
      if (isFrequent === undefined || !resource) return false;
      void endpoint.serve({ request, response, resource, params: uid === undefined ? {} : { uid }, url });
      return true;
    },
  };
}

function createRouter(endpoint: Endpoint, resources: ReadonlyMap<string, Resource>): Router {
  const router = Router({ strict: false, caseSensitive: true });
  for (const [path, resource] of resources) {
    router.all(path, (request, response) =>
      endpoint.serve({
        request,
        response,
        resource,
        params: request.params as Record<string, string>,
        url: request.originalUrl,
      }),
    );
  }
  router.use((request, response) => endpoint.refuse(request, response));
  // Express requires all four parameters. The only error that arrives here is a path that cannot be decoded.
  router.use((_error: unknown, request: Request, response: Response, _next: NextFunction) =>
    endpoint.refuse(request, response),
  );
  return router;
}

/** Groups the routes by path, in the order of the table. */
export function groupByPath(routes: readonly Route[]): Map<string, Resource> {
  const resources = new Map<string, Map<Method, Route>>();
  for (const route of routes) {
    const resource = resources.get(route.path) ?? new Map<Method, Route>();
    resource.set(route.method, route);
    resources.set(route.path, resource);
  }
  return resources;
}
