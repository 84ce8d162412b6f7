import { createHmac } from 'node:crypto';
import type { Timestamp } from '../shared/clock.js';
import type { Webhook } from './webhook.entity.js';

const PREFIX = 'whsec_';

type Signed = Pick<Webhook, 'uid' | 'secretVersion' | 'previousSecretUntil'>;

/** Derives and uses the secrets of webhooks. They are stored nowhere: whoever has the installation's secret can derive them again. */
export class WebhookSigner {
  /**
   * @param key the installation's key for webhooks
   * @param acceptedKey the one of the secret that is accepted too: messages also carry its signatures, so that receivers may still know its secrets
   */
  constructor(
    private readonly key: Buffer,
    private readonly acceptedKey?: Buffer,
  ) {}

  /** The current secret in the form of Standard Webhooks: `whsec_` and 32 bytes in base64. */
  getSecret({ uid, secretVersion }: Pick<Webhook, 'uid' | 'secretVersion'>): string {
    return `${PREFIX}${derive(this.key, uid, secretVersion).toString('base64')}`;
  }

  /**
   * Signs a message (Standard Webhooks 1.0): the headers webhook-id, webhook-timestamp and webhook-signature. After a rotation there
   * is a signature for each of both secrets, until the time of overlap ends.
   */
  sign(
    webhook: Signed,
    { id, body }: { readonly id: string; readonly body: string },
    now: { readonly timestamp: Timestamp; readonly milliseconds: number },
  ): Record<string, string> {
    const { secretVersion: version, previousSecretUntil: until } = webhook;
    const versions = until !== null && until > now.timestamp ? [version, version - 1] : [version];
    const seconds = String(Math.floor(now.milliseconds / 1_000));
    const keys = [this.key, ...(this.acceptedKey ? [this.acceptedKey] : [])];
    const secrets = keys.flatMap((key) => versions.map((each) => derive(key, webhook.uid, each)));
    const signatures = secrets.map((secret) => {
      const mac = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`);
      return `v1,${mac.digest('base64')}`;
    });
    return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
  }
}

function derive(key: Buffer, uid: string, version: number): Buffer {
  return createHmac('sha256', key).update(`${uid}:${version}`).digest();
}
