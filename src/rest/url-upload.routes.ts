import { UploadInvoiceByUrlInput } from '../arrivals/url-upload.inputs.js';
import type { UrlUploadService } from '../arrivals/url-upload.service.js';
import { readInput } from './input.js';
import { respondWithUpload, UPLOADED, type InvoiceRouteServices } from './invoice.routes.js';
import { buildInputBody } from './openapi/request-body.js';
import type { RestRequest, RestResponse, Route } from './route.js';

export interface UrlUploadRouteServices extends InvoiceRouteServices {
  readonly urlUploads: UrlUploadService;
}

const SOURCE = buildInputBody(UploadInvoiceByUrlInput, {
  name: 'UploadByUrl',
  example: { url: 'https://shop.example.com/invoices/2026-0417.pdf' },
});

/** The route by which the service downloads a file itself. */
export function createUrlUploadRoutes(services: UrlUploadRouteServices): Route[] {
  return [
    {
      ...{ method: 'POST', path: '/invoices/from-url', bucket: 'uploads', body: SOURCE },
      admit: (actor) => services.uploads.requireUploader(actor),
      handle: (request) => upload(services, request),
      permission: 'upload',
      replay: async (request, uid) =>
        respondWithUpload(services, request, await services.invoices.getInAccount(request.actor, uid)),
      documentation: {
        ...{ tag: 'Invoices', operationId: 'uploadInvoiceByUrl', summary: 'Upload a file from a URL' },
        description:
          'The service downloads the file. The URL begins with `https://` and leads to a public address; redirects are not followed. The ' +
          'same types and sizes are accepted as from an upload.',
        responses: { 201: UPLOADED },
      },
    },
  ];
}

async function upload(services: UrlUploadRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, body, once } = request;
  const { url } = readInput(UploadInvoiceByUrlInput, body);
  return respondWithUpload(services, request, await services.urlUploads.upload(actor, url, once));
}
