import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  APPROVEMENT_STATUSES,
  findRefusal,
  INVOICE_ACTIONS,
  PROCESSING_STATUSES,
  type InvoiceState,
} from '../../src/access/policy.js';
import { ROLES, SCOPES } from '../../src/shared/actor.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCE = path.join(ROOT, 'src/inbox/language/refusal.ts');
const PATTERNS = [...readFileSync(SOURCE, 'utf8').matchAll(/^ {2}\[\/(.+)\/, '(\w+)'\]/gm)].map(
  ([, pattern = '']) => new RegExp(pattern),
);

/** Every reason that the policy can give for an action on an invoice. */
function listReasons(): string[] {
  const states = PROCESSING_STATUSES.flatMap((processingStatus) =>
    APPROVEMENT_STATUSES.flatMap((approvementStatus) =>
      [1, 2].map((workspaceUserId): InvoiceState => ({ processingStatus, approvementStatus, workspaceUserId })),
    ),
  );
  const actors = ROLES.flatMap((role) =>
    [SCOPES, []].map((scopes) => ({ role, scopes, workspaceUserId: 1, fourEyes: true })),
  );
  const reasons = actors.flatMap((actor) =>
    states.flatMap((state) => INVOICE_ACTIONS.map((action) => findRefusal(actor, action, state))),
  );
  return [...new Set(reasons)].filter((reason) => reason !== null);
}

describe('the inbox', () => {
  it('has a text in each language for every reason why an action on an invoice is refused', () => {
    const reasons = listReasons();
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter((reason) => !PATTERNS.some((pattern) => pattern.test(reason)))).toEqual([]);
  });

  it('has one for every rule about the text of a value', () => {
    const source = readFileSync(path.join(ROOT, 'src/shared/validators.ts'), 'utf8');
    const rules = [...source.matchAll(/defaultMessage = \(\) => '(.+)';/g)].map(([, message = '']) => message);
    expect(rules.length).toBeGreaterThan(3);
    expect(rules.filter((rule) => !PATTERNS.some((pattern) => pattern.test(rule)))).toEqual([]);
  });
});
