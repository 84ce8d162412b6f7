import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './table-definition.js';

/** Adds which person of an OpenID issuer a user is, and which keys belong to a session. */
export class SignIn1764327000000 implements MigrationInterface {
  readonly name = 'SignIn1764327000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'workspace_user', { oidc_issuer: 'ascii(255)?', oidc_subject: 'ascii(255)?' });
    await addColumns(runner, 'api_key', { is_session: 'boolean?' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM api_key WHERE is_session = 1');
    await runner.query('ALTER TABLE api_key DROP COLUMN is_session');
    await runner.query('ALTER TABLE workspace_user DROP COLUMN oidc_subject');
    await runner.query('ALTER TABLE workspace_user DROP COLUMN oidc_issuer');
  }
}
