import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { ImapFlow } from 'imapflow';

const PROGRAM = '/usr/sbin/dovecot';
const IMAP = '/usr/lib/dovecot/imap';
/** Dovecot never serves the mail of root. */
const NOBODY = 65_534;
const START_MILLISECONDS = 30_000;

const NO_MAIL_SERVER = 'Mail tests skipped: install Dovecot (Debian: apt-get install dovecot-imapd)';

/** Whether tests of mail run: only if Dovecot, which serves IMAP, is installed, unless REQUIRE_MAIL is set. */
export const HAS_MAIL_SERVER = existsSync(PROGRAM) && existsSync(IMAP);
if (!HAS_MAIL_SERVER) {
  if (process.env['REQUIRE_MAIL'] === '1') throw new Error(NO_MAIL_SERVER);
  console.warn(NO_MAIL_SERVER);
}

/** A mail server with a fresh mailbox for every user name. The password is `secret`. */
export interface MailServer {
  readonly port: number;
  /** The URL of the inbox of a user. */
  getUrl(user: string, port?: number): string;
  /** Puts a message into the inbox of a user. */
  deliver(user: string, message: string): Promise<void>;
  /** The flags of each message in the inbox of a user, in the order of their arrival. */
  listFlags(user: string): Promise<string[][]>;
  stop(): Promise<void>;
}

/** Starts Dovecot in a temporary folder, on a free port of 127.0.0.1. @throws with the end of the log if it does not start */
export async function startMailServer(): Promise<MailServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-'));
  const port = await findFreePort();
  const isRoot = userInfo().uid === 0;
  const [uid, gid] = isRoot ? [NOBODY, NOBODY] : [userInfo().uid, userInfo().gid];
  const mail = path.join(folder, 'mail');
  mkdirSync(mail);
  if (isRoot) for (const place of [folder, mail]) chownSync(place, uid, gid);
  const file = path.join(folder, 'dovecot.conf');
  writeFileSync(file, buildConfiguration({ folder, mail, port, uid, gid, isRoot }));
  const child = spawn(PROGRAM, ['-F', '-c', file], { stdio: 'ignore' });
  const user = (name: string) => createClient(port, name);
  await waitForGreeting(child, port, path.join(folder, 'log'));
  return {
    port,
    getUrl: (name, at = port) => `imap://${name}:secret@127.0.0.1:${at}/INBOX`,
    deliver: (name, message) =>
      withClient(
        user(name),
        async (client) => void (await client.append('INBOX', message.replaceAll(/\r?\n/g, '\r\n'))),
      ),
    listFlags: (name) =>
      withClient(user(name), async (client) => {
        const { exists } = await client.mailboxOpen('INBOX', { readOnly: true });
        const found = exists === 0 ? [] : await client.fetchAll('1:*', { flags: true });
        return found.map(({ flags }) => [...(flags ?? [])].filter((flag) => flag !== '\\Recent').toSorted());
      }),
    async stop() {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A relay to a server that keeps back what the client sends from the first text on that contains a word. */
export interface Relay {
  readonly port: number;
  /** Resolves once it keeps something back. */
  readonly isHolding: Promise<void>;
  /** Ends its connections. */
  drop(): void;
  close(): void;
}

/** Starts a relay to a port of this machine. */
export async function startRelay(target: number, word: string): Promise<Relay> {
  let hold: () => void = () => undefined;
  const isHolding = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const clients = new Set<Socket>();
  const drop = () => clients.forEach((client) => client.destroy());
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    clients.add(client);
    upstream.pipe(client);
    let isHeld = false;
    client.on('data', (bytes) => {
      isHeld ||= bytes.toString('latin1').includes(word);
      if (isHeld) hold();
      else upstream.write(bytes);
    });
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined);
      socket.on('close', () => [client, upstream].forEach((each) => each.destroy()));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    server.close();
    drop();
  };
  return { port: (server.address() as AddressInfo).port, isHolding, drop, close };
}

interface Configuration {
  readonly folder: string;
  readonly mail: string;
  readonly port: number;
  readonly uid: number;
  readonly gid: number;
  readonly isRoot: boolean;
}

function buildConfiguration({ folder, gid, isRoot, mail, port, uid }: Configuration): string {
  const { username } = userInfo();
  const group = spawnSync('id', ['-gn'], { encoding: 'utf8' }).stdout.trim();
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mail}/%u
first_valid_uid = 1
${isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${group}`}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${mail}/%u
}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${isRoot ? '' : 'service anvil {\n  chroot =\n}\nservice stats {\n  chroot =\n}'}
`;
}

function createClient(port: number, user: string): ImapFlow {
  const auth = { user, pass: 'secret' };
  return new ImapFlow({ host: '127.0.0.1', port, secure: false, doSTARTTLS: false, auth, logger: false });
}

async function withClient<Result>(client: ImapFlow, work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout();
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

async function waitForGreeting(child: ChildProcess, port: number, log: string): Promise<void> {
  const deadline = performance.now() + START_MILLISECONDS;
  for (;;) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket
        .once('data', () => resolve(true))
        .once('error', () => resolve(false))
        .once('end', () => resolve(false));
      socket.once('data', () => socket.destroy());
    });
    if (isUp) return;
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`Dovecot did not start: ${existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : 'no log'}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
