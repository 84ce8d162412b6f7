/** Runs the audits of graphql-http, which test the GraphQL over HTTP specification, against a running server. */
import { auditServer, serverAudits } from 'graphql-http';
import { Checks, listSome } from '../support/checks.mjs';
import { startService } from './support/service.mjs';

const checks = new Checks();
const service = await startService();
try {
  const results = await auditServer({
    url: `${service.baseUrl}/graphql`,
    fetchFn: (url, init = {}) => fetch(url, { ...init, headers: { ...init.headers, 'Api-Key': service.key } }),
  });
  for (const { id, name, status, reason } of results) checks.that(`${id} ${name}`, status === 'ok', reason ?? '');
  const asked = serverAudits({ url: '' }).map(({ id }) => id);
  const answered = new Set(results.map(({ id }) => id));
  const left = asked.filter((id) => !answered.has(id));
  if (left.length > 0) throw new Error(`These audits were not run: ${listSome(left)}`);
} finally {
  await service.stop();
}
checks.finish();
