import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { openApi } from '../support/openapi.js';
import { useService } from '../support/service.js';

describe('the OpenAPI document, served without a key', () => {
  const service = useService('sqlite');

  it('is the committed document as YAML and as JSON', async () => {
    const yaml = await fetch(`${service.baseUrl}/openapi.yaml`);
    const json = await fetch(`${service.baseUrl}/openapi.json`);
    expect(yaml.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    // Merge keys are not part of YAML 1.2; the parser only checks for them with this option.
    expect(parse(await yaml.text())).toEqual(openApi);
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await json.json()).toEqual(openApi);
  });

  it.each(['/openapi.yaml', '/openapi.json', '/docs', '/docs/swagger-ui.css'])(
    'answers HEAD %s like GET, without the body',
    async (page) => {
      const [head, get] = await Promise.all(['HEAD', 'GET'].map((method) => fetch(service.baseUrl + page, { method })));
      expect([head?.status, await head?.text()]).toEqual([200, '']);
      for (const name of ['content-type', 'content-length', 'content-security-policy']) {
        expect(head?.headers.get(name)).toBe(get?.headers.get(name));
      }
    },
  );
});

describe('the health endpoints and unknown paths', () => {
  const service = useService('sqlite');
  const load = async (path: string) => {
    const response = await fetch(service.baseUrl + path);
    return [response.status, response.headers.get('retry-after'), await response.json()];
  };

  it('report that the service is alive and ready', async () => {
    expect(await load('/live')).toEqual([200, null, { status: 'ok' }]);
    expect(await load('/ready')).toEqual([200, null, { status: 'ok', database: 'ok', files: 'ok' }]);
  });

  it('answer 404 for a path that does not exist', async () => {
    for (const path of ['/nowhere', '/files', '/explorers']) {
      const error = { code: 'not_found', message: expect.any(String), request_id: expect.any(String) };
      expect([path, await load(path)]).toEqual([path, [404, null, { error }]]);
    }
    expect((await fetch(service.baseUrl)).headers.get('x-powered-by')).toBeNull();
  });
});

describe('with EXPLORER off', () => {
  const service = useService('sqlite', { EXPLORER: 'off' });

  it('the pages are missing, and the OpenAPI document is served', async () => {
    const statuses = [
      '/docs',
      '/docs/swagger-ui.css',
      '/explorer',
      '/developers',
      '/openapi.json',
      '/schema.graphql',
    ].map(async (page) => (await fetch(service.baseUrl + page)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404, 200, 200]);
  });
});
