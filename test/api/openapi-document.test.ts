import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openApi } from '../support/openapi.js';
import { useService } from '../support/service.js';

const COMMITTED = path.resolve(import.meta.dirname, '../../../schema/openapi.yaml');

describe('the description of the REST face, served without a key', () => {
  const service = useService('sqlite');

  it('is the committed document as YAML, and the same as JSON', async () => {
    const yaml = await fetch(`${service.baseUrl}/openapi.yaml`);
    const json = await fetch(`${service.baseUrl}/openapi.json`);
    expect(yaml.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(await yaml.text()).toBe(readFileSync(COMMITTED, 'utf8'));
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await json.json()).toEqual(openApi);
  });

  it.each(['/openapi.yaml', '/openapi.json', '/docs', '/docs/swagger-ui.css'])(
    'answers HEAD %s as GET, but for the body',
    async (page) => {
      const [head, get] = await Promise.all(['HEAD', 'GET'].map((method) => fetch(service.baseUrl + page, { method })));
      expect([head?.status, await head?.text()]).toEqual([200, '']);
      for (const name of ['content-type', 'content-length', 'content-security-policy']) {
        expect(head?.headers.get(name)).toBe(get?.headers.get(name));
      }
    },
  );
});

describe('with the pages off', () => {
  const service = useService('sqlite', { EXPLORER: 'off' });

  it('there is no page, and the description is still there', async () => {
    const statuses = ['/docs', '/docs/swagger-ui.css', '/explorer', '/openapi.json'].map(
      async (page) => (await fetch(service.baseUrl + page)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 200]);
  });
});
