import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { parse, validate } from 'graphql';
import type { GraphqlServices } from '../../../src/graphql/context.js';
import { buildGraphqlSchema } from '../../../src/graphql/schema.js';
import { SNIPPETS } from '../../../src/http/tools/developer-snippets.js';
import { createDevelopers } from '../../../src/http/tools/developers.js';
import { createDocs } from '../../../src/http/tools/docs.js';
import { EXPLORER_OPERATIONS } from '../../../src/http/tools/explorer-operations.js';
import { createExplorer } from '../../../src/http/tools/explorer.js';

let server: Server;
let origin: string;

beforeAll(async () => {
  const pages = express().use('/explorer', createExplorer()).use('/docs', createDocs());
  server = createServer(pages.get('/developers', createDevelopers()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function load(path: string) {
  const response = await fetch(origin + path);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, headers: response.headers, policy, text: await response.text() };
}

/** Lists the inline scripts and styles of a page with their attributes and contents. */
function listInline(text: string) {
  const elements = [...text.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)];
  return elements
    .map(([, , attributes = '', content = '']) => ({ attributes, content }))
    .filter(({ attributes }) => !attributes.includes(' src='));
}

/** Runs the start script of the explorer as a browser at this address would; returns the options it passes. */
function runStartScript(text: string, address: string) {
  let given: unknown;
  const script = listInline(text).find(({ content }) => content.includes('startExplorer({'))?.content ?? '';
  const globals = { startExplorer: (options: unknown) => (given = options), location: new URL(address), URL };
  runInNewContext(script, globals);
  return JSON.parse(JSON.stringify(given)) as Record<string, unknown> & { initialWindows: object[] };
}

describe('the explorer', () => {
  it('opens a tab for each operation, with the address at which the page was loaded', async () => {
    const { text, headers } = await load('/explorer');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ]);
    const { endpointURL, initialWindows } = runStartScript(text, 'https://invoices.example.com/explorer');
    expect(endpointURL).toBe('https://invoices.example.com/graphql');
    expect(initialWindows).toEqual(
      EXPLORER_OPERATIONS.map(({ name, query, variables }) => ({
        initialName: name,
        endpointURL: 'https://invoices.example.com/graphql',
        subscriptionsEndpoint: 'https://invoices.example.com/graphql/stream',
        initialSubscriptionRequestHandlerId: 'graphql-sse',
        initialQuery: query,
        initialVariables: variables === null ? '' : JSON.stringify(variables, null, 2),
        initialHeaders: { 'Apollo-Require-Preflight': 'true' },
      })),
    );
  });

  it('has the name and the icon of the product', async () => {
    const { text } = await load('/explorer');
    expect(text).toContain('<title>Invoice Graph: GraphQL explorer</title>');
    expect(text).not.toMatch(/<title>Altair|favicon/);
  });

  it('allows only its own inline scripts and files of this service', async () => {
    const pages = [await load('/explorer/'), await load('/explorer/')];
    const nonces = pages.map(({ policy }) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { text, policy }] of pages.entries()) {
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-/);
      const inline = listInline(text);
      expect(inline.length).toBeGreaterThan(1);
      expect(inline.filter(({ attributes }) => !attributes.includes(`nonce="${nonces[index]}"`))).toEqual([]);
      expect(text).toContain('<base href="/explorer/"');
    }
  });

  it('serves its own scripts, but no folders', async () => {
    const { text } = await load('/explorer/');
    const script = /<script[^>]* src="([^"]+\.js)"/.exec(text)?.[1] ?? '';
    expect((await load(new URL(script, `${origin}/explorer/`).pathname)).status).toBe(200);
    for (const folder of ['assets', 'iframe-sandbox', 'iframe-sandbox/']) {
      expect((await load(`/explorer/${folder}`)).status).toBe(404);
    }
  });

  it('offers no account at another service, and keeps its tabs apart from those of other explorers', async () => {
    const { text } = await load('/explorer');
    const options = runStartScript(text, 'https://invoices.example.com/explorer');
    expect(options).toMatchObject({ disableAccount: true, instanceStorageNamespace: 'invoice_graph_' });
  });
});

describe('the reference', () => {
  it('allows only its own inline scripts and files of this service', async () => {
    const { text, policy, headers } = await load('/docs');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(policy).toMatch(/^default-src 'none'; /);
    const inline = listInline(text);
    expect(inline).toHaveLength(2);
    for (const { content } of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    }
    const linked = [...text.matchAll(/(?:src|href)="(\/docs[^"]*)"/g)].map(([, path = '']) => path);
    expect(linked).toHaveLength(3);
    for (const path of linked) expect([path, (await load(path)).status]).toEqual([path, 200]);
  });
});

describe('the page for developers', () => {
  it('allows only its own inline script and style', async () => {
    const { text, policy } = await load('/developers');
    expect(policy).toMatch(/^default-src 'none'; /);
    const inline = listInline(text);
    expect(inline).toHaveLength(2);
    for (const { content } of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  });

  it.each(SNIPPETS.filter(({ code }) => code.includes('query Invoices')))(
    'has a valid query for $title',
    async ({ code }) => {
      const [, query = ''] = /(?:`|""")(\s*query.*?)(?:`|""")/s.exec(code) ?? [];
      const schema = await buildGraphqlSchema({} as GraphqlServices);
      expect(validate(schema, parse(query))).toEqual([]);
    },
  );
});
