import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

/** Adds webhooks and the log of their deliveries. */
export class Webhooks1764306000000 implements MigrationInterface {
  readonly name = 'Webhooks1764306000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'webhook', {
      columns: {
        id: 'id',
        account_id: 'reference',
        uid: 'ascii(36)',
        url: 'text(2000)',
        events: 'ascii(1000)?',
        secret_version: 'integer',
        previous_secret_until: 'timestamp?',
        position: 'integer',
        failing_since: 'timestamp?',
        disabled_at: 'timestamp?',
        disabled_reason: 'text(255)?',
        created_at: 'timestamp',
      },
      unique: { webhook_uid: ['uid'] },
      references: { account_id: 'account' },
    });
    await createTable(runner, 'webhook_delivery', {
      columns: {
        id: 'id',
        webhook_id: 'reference',
        uid: 'ascii(36)',
        message_uid: 'ascii(36)',
        event_id: 'reference?',
        invoice_id: 'reference?',
        type: 'ascii(40)',
        body: 'long text',
        status: 'ascii(16)',
        attempts: 'integer',
        due_at: 'timestamp',
        response_status: 'integer?',
        error: 'text(255)?',
        milliseconds: 'integer?',
        created_at: 'timestamp',
        attempted_at: 'timestamp?',
      },
      unique: { webhook_delivery_uid: ['uid'], webhook_delivery_event: ['webhook_id', 'event_id'] },
      indexes: {
        webhook_delivery_due: ['status', 'due_at', 'webhook_id'],
        webhook_delivery_order: ['webhook_id', 'invoice_id', 'status', 'event_id'],
        webhook_delivery_log: ['webhook_id', 'id'],
      },
      references: { webhook_id: 'webhook' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_delivery');
    await runner.query('DROP TABLE webhook');
  }
}
