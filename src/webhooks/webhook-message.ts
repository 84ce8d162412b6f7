import type { HistoryEventName } from '../invoices/changes/history-event.js';
import { toIsoTimestamp, type Timestamp } from '../shared/clock.js';
import { createUid } from '../shared/ids.js';
import type { OutboxMessage } from './outbox.store.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

export const TEST_TYPE = 'webhook.test';

/** The names of all events in messages. */
export type MessageType = `invoice.${HistoryEventName}`;

type NewDelivery = Omit<WebhookDelivery, 'id'>;

/** An event as programs outside see it: what the history shows, named as on the REST face. */
export function presentMessage(message: OutboxMessage) {
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
  return { type: toMessageType(message), timestamp: data.created_at, data };
}

/** The name of an event in messages, such as `invoice.approved`. */
export function toMessageType({ event }: Pick<OutboxMessage, 'event'>): MessageType {
  return `invoice.${event}`;
}

/** The delivery of an event. */
export function createDelivery(webhookId: number, message: OutboxMessage, now: Timestamp): NewDelivery {
  const body = presentMessage(message);
  return {
    ...createUnsent(webhookId, body.type, now),
    messageUid: message.uid,
    eventId: message.id,
    invoiceId: message.invoiceId,
    body: JSON.stringify(body),
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
