import type { RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import type { AccountExportService } from '../account-data/account-export.service.js';
import { ACCOUNT_ARCHIVE } from '../files/signed-url.js';
import { requireUsableUrl, CLIENT_LEFT, type FilesHandlerDependencies } from './files.js';

export interface AccountArchiveDependencies extends Pick<FilesHandlerDependencies, 'fileUrls' | 'keys'> {
  readonly accountExports: Pick<AccountExportService, 'openForKey'>;
}

/** Serves the archive of an account at its signed URL. */
export function createAccountArchiveHandler({
  accountExports,
  ...access
}: AccountArchiveDependencies): RequestHandler<{ accountUid: string }> {
  return async (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    const parts = { accountUid: request.params.accountUid, invoiceUid: ACCOUNT_ARCHIVE };
    await requireUsableUrl(access, parts, searchParams);
    const archive = await accountExports.openForKey(parts.accountUid, searchParams.get('key') ?? '');
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${archive.name}"`,
      'Cache-Control': 'private, no-store',
    });
    if (request.method === 'HEAD') {
      archive.stream.destroy();
      response.end();
      return;
    }
    await pipeline(archive.stream, response).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== CLIENT_LEFT) throw error;
    });
  };
}
