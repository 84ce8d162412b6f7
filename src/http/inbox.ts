import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { PACKAGE_FOLDER } from '../shared/package-folder.js';

/** The addresses of the application's pages; it decides itself what each shows. */
const PAGES =
  /^\/(invoices\/[\w-]+|companies(\/[\w-]+)?|categories|cards|statistics|settings(\/(users|keys|webhooks(\/[\w-]+)?|history))?)?$/;
const ASSET = /^\/assets\/[\w.-]+$/;
const INDEX = '/index.html';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** Best first. The build writes each file in each of them. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the inbox from its build: the page at each of its addresses, and its assets, whose names change with their content. */
export function createInbox(folder = path.join(PACKAGE_FOLDER, 'dist/inbox')): RequestHandler {
  const files = readFiles(folder);
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && PAGES.test(request.path) && files.has(INDEX)) servePage(files, request, response);
    else if (isRead && ASSET.test(request.path) && files.has(request.path)) serveAsset(files, request, response);
    else next();
  };
}

type Files = ReadonlyMap<string, Buffer>;

function servePage(files: Files, request: Request, response: Response): void {
  response.set({ 'Content-Security-Policy': CONTENT_SECURITY_POLICY, 'Cache-Control': 'no-cache' });
  send(files, INDEX, request, response);
}

function serveAsset(files: Files, request: Request, response: Response): void {
  response.set('Cache-Control', 'public, max-age=31536000, immutable');
  send(files, request.path, request, response);
}

function send(files: Files, name: string, request: Request, response: Response): void {
  const accepted = request.acceptsEncodings();
  const encoding = ENCODINGS.find((one) => accepted.includes(one.name) && files.has(name + one.extension));
  response.set({ 'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream', Vary: 'Accept-Encoding' });
  if (encoding) response.set('Content-Encoding', encoding.name);
  response.end(files.get(name + (encoding?.extension ?? '')));
}

/** The build is small, so it stays in memory. Without a build, which only tests lack, nothing is served. */
function readFiles(folder: string): Files {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [`/${path.relative(folder, file).split(path.sep).join('/')}`, readFileSync(file)];
    }),
  );
}
