import { HISTORY_EVENTS } from '../invoices/changes/history-event.js';
import type { MessageType, presentMessage } from '../webhooks/webhook-message.js';
import { FIELD_CHANGE, INVOICE_UID, WORKSPACE_USER_UID } from './invoice.shapes.js';
import {
  createArrayShape,
  createEnumShape,
  createNamedRecordShape,
  createRecordShape,
  describeShape,
  makeNullable,
} from './openapi/shape.js';
import { createHumanIdShape, createInstantShape, createOptionalTextShape, createUidShape } from './openapi/values.js';

type Message = ReturnType<typeof presentMessage>;

const AT = '2026-04-01T10:00:00.000500+00:00';
const TYPES = HISTORY_EVENTS.map((event): MessageType => `invoice.${event}`);
const USER = createRecordShape<{ uid: string }>({ uid: createUidShape(WORKSPACE_USER_UID) });

/** The body of a message to a webhook. */
export const EVENT = createNamedRecordShape<Message>('Event', {
  type: createEnumShape(TYPES, 'invoice.updated'),
  timestamp: describeShape(createInstantShape(AT), 'When it happened.'),
  data: createRecordShape<Message['data']>({
    uid: describeShape(
      createUidShape('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e67'),
      'The uid of the event, which is the header `webhook-id` of its messages.',
    ),
    event: createEnumShape(HISTORY_EVENTS, 'updated'),
    created_at: createInstantShape(AT),
    invoice: createRecordShape<Message['data']['invoice']>({
      uid: createUidShape(INVOICE_UID),
      hf_id: createHumanIdShape('K7QX2M'),
    }),
    workspace_user: describeShape(makeNullable(USER), 'Who did it; null for the service itself.'),
    note: createOptionalTextShape(null),
    changes: createArrayShape(FIELD_CHANGE),
  }),
});
