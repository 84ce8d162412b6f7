import { toIsoTimestamp, type Timestamp } from '../shared/clock.js';
import { createUid } from '../shared/ids.js';
import type { OutboxMessage } from './outbox.store.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

export const TEST_TYPE = 'webhook.test';

type NewDelivery = Omit<WebhookDelivery, 'id'>;

/** The delivery of an event. Its body holds what the history shows, named as on the REST face. */
export function createDelivery(webhookId: number, message: OutboxMessage, now: Timestamp): NewDelivery {
  const type = `invoice.${message.event}`;
  const { workspaceUserUid } = message;
  const data = {
    uid: message.uid,
    event: message.event,
    created_at: toIsoTimestamp(message.createdAt),
    invoice: { uid: message.invoiceUid, hf_id: message.hfId },
    workspace_user: workspaceUserUid === null ? null : { uid: workspaceUserUid },
    note: message.note,
    changes: message.changes,
  };
  return {
    ...createUnsent(webhookId, type, now),
    messageUid: message.uid,
    eventId: message.id,
    invoiceId: message.invoiceId,
    body: JSON.stringify({ type, timestamp: data.created_at, data }),
  };
}

/** A delivery that only shows whether the receiver works. */
export function createTestDelivery(
  webhook: { readonly id: number; readonly uid: string },
  now: Timestamp,
): NewDelivery {
  const messageUid = createUid();
  const data = { uid: messageUid, webhook: { uid: webhook.uid } };
  return {
    ...createUnsent(webhook.id, TEST_TYPE, now),
    messageUid,
    eventId: null,
    invoiceId: null,
    body: JSON.stringify({ type: TEST_TYPE, timestamp: toIsoTimestamp(now), data }),
  };
}

function createUnsent(webhookId: number, type: string, now: Timestamp) {
  return {
    webhookId,
    type,
    uid: createUid(),
    status: 'pending' as const,
    attempts: 0,
    dueAt: now,
    responseStatus: null,
    error: null,
    milliseconds: null,
    createdAt: now,
    attemptedAt: null,
  };
}
