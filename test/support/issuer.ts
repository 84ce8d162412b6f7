import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT = { id: 'invoice-graph', secret: 'secret of the client' };

/** Claims about a person, by the login that the person types at the issuer. */
export type People = Record<string, Readonly<Record<string, unknown>>>;
type IdToken = Record<string, unknown>;

/** An OpenID issuer for tests: the package `oidc-provider`, whose ID tokens a test may change before they are sent. */
export interface TestIssuer {
  readonly url: string;
  readonly people: People;
  /** Changes the claims of the next ID tokens; they are signed again with the key of the issuer, or with another one. */
  tamper: { readonly change: (claims: IdToken) => IdToken; readonly isForged?: boolean } | null;
  /** Accepts the service at this address as its client. */
  accept(serviceUrl: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an issuer. Its name is not that of the service's host, so that a browser takes it for another site. */
export async function startIssuer(people: People): Promise<TestIssuer> {
  const server = createServer();
  const unmute = muteNotices();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer: TestIssuer = {
    ...{ url, people, tamper: null },
    accept: (serviceUrl) => serve(server, issuer, serviceUrl),
    stop: () =>
      new Promise((resolve) => {
        unmute();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return issuer;
}

async function serve(server: Server, issuer: TestIssuer, serviceUrl: string): Promise<void> {
  // The package has no types of its own.
  const { Provider } = (await import('oidc-provider' as string)) as { Provider: any };
  const [genuine, forged] = [createKey(), createKey()];
  const provider = new Provider(issuer.url, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${serviceUrl}/session/oidc/callback`],
      },
    ],
    jwks: { keys: [{ ...genuine.export({ format: 'jwk' }), kid: 'key', use: 'sig', alg: 'RS256' }] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'groups'] },
    cookies: { keys: ['a key for the cookies of the issuer'] },
    pkce: { required: () => true },
    findAccount: (_context: unknown, id: string) =>
      issuer.people[id] && { accountId: id, claims: () => ({ sub: id, ...issuer.people[id] }) },
    loadExistingGrant: grantEverything,
    renderError: (context: { body: string }, { error }: { error: string }) => void (context.body = error),
  });
  provider.use(async (context: any, next: () => Promise<void>) => {
    await next();
    const { tamper } = issuer;
    if (tamper && context.body?.id_token)
      context.body.id_token = signAgain(context.body.id_token, tamper.change, tamper.isForged ? forged : genuine);
  });
  server.on('request', provider.callback());
}

/** Leaves out the page that asks for consent, which is no concern of the client. */
async function grantEverything({ oidc }: any): Promise<unknown> {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** The package writes that it is not configured for production. */
function muteNotices(): () => void {
  const { info, warn } = console;
  Object.assign(console, { info: () => undefined, warn: () => undefined });
  return () => void Object.assign(console, { info, warn });
}

function createKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

function signAgain(token: string, change: (claims: IdToken) => IdToken, key: KeyObject): string {
  const [header, body = ''] = token.split('.');
  const claims = change(JSON.parse(Buffer.from(body, 'base64url').toString()) as IdToken);
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

/** Follows a sign-in as a browser does, with cookies, but by hand. */
export class SignInWalk {
  private readonly jar = new Map<string, string>();

  constructor(private readonly serviceUrl: string) {}

  /** Goes to the issuer, types a login there, and returns the address with which the issuer sends the browser back. */
  async obtainCallback(login: string, to?: string): Promise<URL> {
    const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
    let next = await this.visit(`${this.serviceUrl}/session/oidc${query}`);
    for (let step = 0; step < 10; step += 1) {
      const location = next.headers.get('location');
      if (location === null) throw new Error(`The issuer answered ${next.status}: ${await next.text()}`);
      const url = new URL(location, next.url);
      if (url.pathname === '/session/oidc/callback') return url;
      const isPage = url.pathname.startsWith('/interaction/');
      next = await this.visit(
        url.href,
        isPage ? new URLSearchParams({ prompt: 'login', login, password: 'x' }) : undefined,
      );
    }
    throw new Error('The issuer did not send the browser back.');
  }

  /** Signs a person in. @returns the response of the service to the callback */
  async signIn(login: string, to?: string): Promise<Response> {
    return this.visit((await this.obtainCallback(login, to)).href);
  }

  /** Requests an address with the cookies that the walk has, and keeps those of the response. */
  async visit(url: string, form?: URLSearchParams): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.jar.delete(pair.slice(0, at));
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** A copy with the same cookies, as of a browser whose cookies were stolen. */
  copy(): SignInWalk {
    const copy = new SignInWalk(this.serviceUrl);
    for (const [name, value] of this.jar) copy.jar.set(name, value);
    return copy;
  }

  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
