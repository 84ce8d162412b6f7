import type { Core, Running } from './core.js';
import { findPatience } from './services.js';
import { WebhookClient } from './webhooks/webhook-client.js';
import { WebhookWorker } from './webhooks/webhook-worker.js';

/** Starts to deliver events to webhooks. Only processes that answer requests do: a worker may have neither the secret nor a network. */
export function startWebhooks(core: Core): Running {
  const { clock, config, logger, stores, transact, webhookSigner: signer } = core;
  const timeoutMilliseconds = config.WEBHOOK_TIMEOUT_SECONDS * 1_000;
  const client = new WebhookClient({ allowPrivate: config.WEBHOOK_ALLOW_PRIVATE, timeoutMilliseconds });
  const worker = new WebhookWorker({
    ...{ ...stores, transact, client, signer, clock, logger, timeoutMilliseconds },
    pollMilliseconds: config.WEBHOOK_POLL_MILLISECONDS,
    patienceMilliseconds: findPatience(config),
  });
  core.links.onWebhookDue = () => worker.nudge();
  worker.start();
  return {
    async stop() {
      await worker.stop(config.SHUTDOWN_SECONDS * 1_000);
      await client.close();
    },
  };
}
