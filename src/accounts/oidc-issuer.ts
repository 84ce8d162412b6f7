import { readFile } from 'node:fs/promises';
import type * as OpenidClient from 'openid-client';

/** How far the clock of the issuer may differ from this one. */
const CLOCK_TOLERANCE_SECONDS = 30;
const METADATA_MILLISECONDS = 3_600_000;

export interface OidcIssuerOptions {
  /** The issuer's identifier, exactly as it names itself. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** A file with the secret, which is read when it is needed. */
  readonly clientSecretFile: string | undefined;
  /** Separated by spaces. */
  readonly scopes: string;
  readonly timeoutSeconds: number;
  readonly clock: { milliseconds(): number };
}

/** What only the browser that began to sign in may know. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What an issuer states about a person, as in an ID token. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** What an issuer states about itself. */
export type IssuerMetadata = Readonly<OpenidClient.ServerMetadata>;

interface Opened {
  readonly client: typeof OpenidClient;
  readonly configuration: OpenidClient.Configuration;
  /** Until when it is used, in milliseconds. */
  readonly until: number;
}

/**
 * An OpenID issuer, at which people sign in: authorization code flow with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 9700). The
 * library is loaded and the issuer's metadata is read with the first sign-in; the metadata again every hour.
 */
export class OidcIssuer {
  private opened: Promise<Opened> | null = null;

  constructor(private readonly options: OidcIssuerOptions) {}

  /** Begins to sign somebody in. @returns where to send the browser, and what `finish` needs again */
  async begin(redirectUri: string): Promise<{ readonly url: string; readonly secrets: SignInSecrets }> {
    const { client, configuration } = await this.open();
    const secrets = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.options.scopes,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, secrets };
  }

  /**
   * Exchanges the code with which the browser returned, and verifies the ID token: its signature, issuer, audience, time and nonce.
   *
   * @param returned the redirect URI with the parameters that the issuer added
   * @throws an error of the library if anything is wrong
   */
  async finish(returned: URL, { state, nonce, verifier }: SignInSecrets): Promise<Claims> {
    const { client, configuration } = await this.open();
    const tokens = await client.authorizationCodeGrant(configuration, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const stated = tokens.claims();
    if (!stated) throw new Error('The issuer sent no ID token.');
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return stated;
    const more = await client.fetchUserInfo(configuration, tokens.access_token, stated.sub);
    return mergeClaims(stated, more);
  }

  /** Reads what the issuer states about itself. @throws an error of the library if it cannot be reached or is another issuer */
  async readMetadata(): Promise<IssuerMetadata> {
    return (await this.open()).configuration.serverMetadata();
  }

  private open(): Promise<Opened> {
    const opened = (this.opened ?? this.discover()).then((one) =>
      one.until > this.options.clock.milliseconds() ? one : this.discover(),
    );
    this.opened = opened;
    opened.catch(() => (this.opened = null));
    return opened;
  }

  private async discover(): Promise<Opened> {
    const client = await import('openid-client');
    const { issuer, clientId, clientSecret, clientSecretFile, timeoutSeconds, clock } = this.options;
    const secret = clientSecretFile === undefined ? clientSecret : (await readFile(clientSecretFile, 'utf8')).trim();
    const url = new URL(issuer);
    const configuration = await client.discovery(
      url,
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      secret === undefined ? client.None() : authenticateAsAdvertised(client, secret),
      {
        timeout: timeoutSeconds,
        execute: [
          client.enableNonRepudiationChecks,
          ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    return { client, configuration, until: clock.milliseconds() + METADATA_MILLISECONDS };
  }
}

/** Sends the secret in the header, which is the default of OpenID Connect, or in the body if the issuer accepts only that. */
function authenticateAsAdvertised(client: typeof OpenidClient, secret: string): OpenidClient.ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (issuer, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = issuer;
    const authenticate = methods.includes('client_secret_basic') ? inHeader : inBody;
    return authenticate(issuer, ...rest);
  };
}

/** The claims of the ID token count; an address and whether it is verified come from the same source. */
function mergeClaims(stated: Claims, more: Readonly<Record<string, unknown>>): Claims {
  const { email, email_verified: verified, ...others } = more;
  return { ...others, ...(stated['email'] === undefined && { email, email_verified: verified }), ...stated };
}
