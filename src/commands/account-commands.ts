import { InvalidArgumentError, Option, type Command } from 'commander';
import type { WorkspaceUser } from '../accounts/workspace-user.entity.js';
import type { Core } from '../core.js';
import { ROLES, SCOPES, type Actor, type Role, type Scope } from '../shared/actor.js';
import { parseSeconds, parseTimestamp } from '../shared/command-arguments.js';
import { AppError } from '../shared/errors.js';
import { addAccountDataCommands } from './account-data-commands.js';
import type { RunCommand } from './answer.js';

/** Adds the commands for accounts, their users and their keys. */
export function addAccountCommands(program: Command, run: RunCommand): void {
  const account = program.command('account').description('manage accounts');
  addForAccounts(account, run);
  addAccountDataCommands(account, run);
  addForUsers(program, run);
  addForKeys(program, run);
}

function addForAccounts(account: Command, run: RunCommand): void {
  account
    .command('create')
    .description('create an account, its owner and the first API key')
    .requiredOption('--name <name>')
    .requiredOption('--owner-email <email>')
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--locale <tag>', 'BCP 47 language tag, used to format amounts')
    .option('--time-zone <name>', 'IANA name, used to decide where a day begins')
    .action((options: Record<string, string>) =>
      // The first account may come before the first start.
      run(async ({ services }) => ({ output: await createAccount(services, options) }), { mustExist: false }),
    );
  account
    .command('list')
    .description('list the accounts')
    .action(() =>
      run(async ({ stores }) => ({
        output: (await stores.accounts.listAccounts()).map(({ uid, name, createdAt }) => ({
          uid,
          name,
          created_at: createdAt,
        })),
      })),
    );

  account
    .command('history')
    .description('list the changes of an account, its users, its keys and its webhooks, newest first')
    .requiredOption('--account <uid>')
    .option('--last <number>', 'how many', parseCount, 100)
    .action((options: { account: string; last: number }) =>
      run(async (core) => ({ output: await listHistory(core, options) })),
    );
}

async function createAccount({ accounts }: Core['services'], options: Record<string, string>): Promise<object> {
  const created = await accounts.create({
    name: options['name'] ?? '',
    owner: { email: options['ownerEmail'] ?? '', firstName: options['firstName'], lastName: options['lastName'] },
    ...(options['locale'] ? { locale: options['locale'] } : {}),
    ...(options['timeZone'] ? { timeZone: options['timeZone'] } : {}),
  });
  const { account, issued, user } = created;
  return {
    account: { uid: account.uid, name: account.name },
    user: presentUser(user),
    key: { uid: issued.key.uid, api_key: issued.secret, scopes: issued.key.scopes },
  };
}

function addForUsers(program: Command, run: RunCommand): void {
  const user = program.command('user').description('manage workspace users');
  user
    .command('add')
    .description('add a user to an account')
    .requiredOption('--account <uid>')
    .requiredOption('--email <email>')
    .addOption(new Option('--role <role>').choices(ROLES).default('member'))
    .option('--first-name <name>')
    .option('--last-name <name>')
    .action((options: { account: string; email: string; role: Role; firstName?: string; lastName?: string }) =>
      run(async ({ services }) => {
        const added = await services.accounts.addUserTo(options.account, options);
        return { output: presentUser(added) };
      }),
    );

  user
    .command('list')
    .description('list the users of an account')
    .requiredOption('--account <uid>')
    .action((options: { account: string }) =>
      run(async ({ services: { accounts } }) => ({
        output: (await accounts.listUsers(await accounts.getOperator(options.account))).map(presentUser),
      })),
    );
  addUserChanges(user, run);
}

function addUserChanges(user: Command, run: RunCommand): void {
  user
    .command('role')
    .description('change the role of a user')
    .requiredOption('--account <uid>')
    .requiredOption('--email <email>')
    .addOption(new Option('--role <role>').choices(ROLES).makeOptionMandatory())
    .action((options: { account: string; email: string; role: Role }) =>
      run(async (core) => {
        const { operator, uid } = await findUser(core, options);
        return { output: presentUser(await core.services.accounts.updateUser(operator, uid, { role: options.role })) };
      }),
    );
  user
    .command('sign-out')
    .description('end the sessions of a user that began at the OpenID issuer')
    .requiredOption('--account <uid>')
    .requiredOption('--email <email>')
    .action((options: { account: string; email: string }) =>
      run(async (core) => {
        const { operator, uid } = await findUser(core, options);
        await core.services.signIns.signOutEverywhere(operator, uid);
        return { output: { signed_out: uid } };
      }),
    );
  user
    .command('remove')
    .description('remove a user and revoke the user’s keys; what the user did stays')
    .requiredOption('--account <uid>')
    .requiredOption('--email <email>')
    .action((options: { account: string; email: string }) =>
      run(async (core) => {
        const { operator, uid } = await findUser(core, options);
        await core.services.accounts.removeUser(operator, uid);
        return { output: { removed: uid } };
      }),
    );
}

function addForKeys(program: Command, run: RunCommand): void {
  const key = program.command('key').description('manage API keys');
  key
    .command('issue')
    .description('create a key for a user; the key is shown only once')
    .requiredOption('--account <uid>')
    .requiredOption('--email <email>', 'email address of the user that the key is for')
    .requiredOption('--name <name>')
    .addOption(new Option('--scopes <scopes...>').choices(SCOPES))
    .addOption(new Option('--expires-at <timestamp>', 'UTC, "YYYY-MM-DD HH:MM:SS"').argParser(parseTimestamp))
    .action((options: { account: string; email: string; name: string; scopes?: Scope[]; expiresAt?: string }) =>
      run(async (core) => {
        const { operator, uid } = await findUser(core, options);
        const issued = await core.services.keys.issue(operator, { ...options, userUid: uid });
        return { output: { uid: issued.key.uid, api_key: issued.secret, scopes: issued.key.scopes } };
      }),
    );
  key
    .command('list')
    .description('list the keys of an account, without their secrets')
    .requiredOption('--account <uid>')
    .action((options: { account: string }) =>
      run(async ({ services }) => ({
        output: (await services.keys.list(await services.accounts.getOperator(options.account))).map((listed) => ({
          uid: listed.uid,
          key_id: listed.keyId,
          name: listed.name,
          scopes: listed.scopes,
          created_at: listed.createdAt,
          last_used_at: listed.lastUsedAt,
          expires_at: listed.expiresAt,
          revoked_at: listed.revokedAt,
        })),
      })),
    );
  addKeyChanges(key, run);
}

function addKeyChanges(key: Command, run: RunCommand): void {
  key
    .command('rotate')
    .description('create a successor of a key; the old key keeps working during the overlap')
    .requiredOption('--account <uid>')
    .requiredOption('--key <uid>')
    .addOption(
      new Option('--overlap <seconds>', 'how long the old key keeps working').default(86_400).argParser(parseSeconds),
    )
    .action((options: { account: string; key: string; overlap: number }) =>
      run(async ({ services }) => {
        const issued = await services.keys.rotate(
          await services.accounts.getOperator(options.account),
          options.key,
          options.overlap,
        );
        return { output: { uid: issued.key.uid, api_key: issued.secret, scopes: issued.key.scopes } };
      }),
    );
  key
    .command('revoke')
    .description('revoke a key immediately')
    .requiredOption('--account <uid>')
    .requiredOption('--key <uid>')
    .action((options: { account: string; key: string }) =>
      run(async ({ services }) => {
        await services.keys.revoke(await services.accounts.getOperator(options.account), options.key);
        return { output: { revoked: options.key } };
      }),
    );
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Must be a whole number, at least 1.');
  return Number(text);
}

function presentUser({ uid, email, roleType }: Pick<WorkspaceUser, 'uid' | 'email' | 'roleType'>) {
  return { uid, email, role_type: roleType };
}

/** Lists the newest events of an account, with the email addresses of who caused them. @throws not_found */
async function listHistory(
  { services: { accounts } }: Core,
  { account: accountUid, last }: { account: string; last: number },
): Promise<unknown> {
  const operator = await accounts.getOperator(accountUid);
  const events = await accounts.listHistory(operator, { limit: last, backwards: false });
  const ids = events.flatMap(({ workspaceUserId }) => workspaceUserId ?? []);
  const emails = new Map((await accounts.listUsersByIds(operator, ids)).map(({ id, email }) => [id, email]));
  return events.map((event) => ({
    event: event.event,
    created_at: event.createdAt,
    by: emails.get(event.workspaceUserId ?? 0) ?? 'operator',
    key: event.keyUid,
    target: { uid: event.targetUid, name: event.targetName },
    changes: event.changes,
  }));
}

/** Finds a user by email address, and the operator of the account. @throws not_found */
async function findUser(
  { services: { accounts } }: Core,
  { account: accountUid, email }: { account: string; email: string },
): Promise<{ operator: Actor; uid: string }> {
  const operator = await accounts.getOperator(accountUid);
  const found = (await accounts.listUsers(operator)).find((listed) => listed.email === email.toLowerCase());
  if (!found) throw new AppError('not_found', `The account has no user with the address ${email}.`);
  return { operator, uid: found.uid };
}
