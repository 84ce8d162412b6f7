import { Client } from '../support/client.mjs';
import { DatabaseProxy } from '../support/database-proxy.mjs';
import { History } from '../support/history.mjs';
import { ServiceProcess } from '../support/service-process.mjs';
import { openWorkspace } from '../support/workspace.mjs';
import { CollectedChecks } from './collected-checks.mjs';

/** Builds a test with a workspace of its own, which is removed afterwards. Its function gets what it needs and makes its checks. */
export function scenario(options, play) {
  return async (context) => {
    const { database = context.database, settings } = typeof options === 'function' ? options(context) : options;
    const workspace = await openWorkspace({ database, settings });
    const proxies = [];
    try {
      const parts = {
        ...context,
        workspace,
        checks: new CollectedChecks(),
        history: new History(workspace.folder),
        client: new Client(workspace.baseUrl, workspace.key),
        start: (role, settingsOfRole = {}, name = role) => startProcess(workspace, role, settingsOfRole, name),
        async openProxy() {
          const proxy = new DatabaseProxy(workspace.server.url);
          proxies.push(proxy);
          return { proxy, settings: { DATABASE_URL: await proxy.start(workspace.server.url) } };
        },
      };
      await play(parts);
      parts.history.close();
      return parts.checks.result;
    } finally {
      for (const service of workspace.services) await service.kill();
      for (const proxy of proxies) await proxy.stop();
      await workspace.close();
    }
  };
}

async function startProcess(workspace, role, settings, name) {
  const service = new ServiceProcess(workspace, { role, name, settings });
  await service.start();
  return service;
}

/** Counts results and final events of every invoice; lists the invoices that do not have exactly one of each. */
export async function listRepeated(workspace) {
  const rows = await workspace.rows(`SELECT invoice.uid AS uid, invoice.processing_status AS status,
    (SELECT COUNT(*) FROM invoice_extraction AS result WHERE result.invoice_id = invoice.id) AS results,
    (SELECT COUNT(*) FROM history_event AS event WHERE event.invoice_id = invoice.id
      AND event.event IN ('processed', 'processing_failed')) AS ends FROM invoice`);
  return rows.filter(
    ({ status, results, ends }) => Number(ends) !== 1 || Number(results) !== (status === 'finished' ? 1 : 0),
  );
}
