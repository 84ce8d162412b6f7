import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  Observable,
  type FieldFunctionOptions,
  type Reference,
} from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { SESSION_HEADERS } from './session.ts';

const UNAUTHORIZED = 401;
const TOO_MANY = 429;
const MAX_TRIES = 4;
const MAX_WAIT_SECONDS = 10;

/** A page of a list in the cache, to which the pages after it are added. */
interface StoredPage {
  readonly nodes: readonly Reference[];
  readonly pageInfo: unknown;
}

/** Creates the client of the GraphQL API. @param onSignedOut called when a request is refused because the session has ended */
export function createGraphqlClient(onSignedOut: () => void): ApolloClient {
  const http = new HttpLink({
    uri: '/graphql',
    headers: SESSION_HEADERS,
    fetch: async (input, init) => {
      const answer = await fetchWithPatience(input, init);
      if (answer.status === UNAUTHORIZED) onSignedOut();
      return answer;
    },
  });
  const link = ApolloLink.split(({ operationType }) => operationType === 'subscription', new StreamLink(), http);
  return new ApolloClient({ link, cache: createCache() });
}

/** Waits as long as the service asks for when a rate limit is reached, and sends the request again; the service has not executed it. */
async function fetchWithPatience(...request: Parameters<typeof fetch>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(...request);
    const seconds = Number(answer.headers.get('Retry-After'));
    if (answer.status !== TOO_MANY || tries === MAX_TRIES || seconds > MAX_WAIT_SECONDS) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1_000);
    });
  }
}

declare module '@apollo/client' {
  interface DefaultContext {
    /** Called when the connection of a subscription is open. */
    readonly onConnected?: () => void;
  }
}

/** Sends subscriptions as server-sent events, each on a connection of its own (graphql-sse, distinct connections mode). */
class StreamLink extends ApolloLink {
  private readonly client = createClient({ url: '/graphql/stream', headers: SESSION_HEADERS, retryAttempts: 0 });

  override request(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
    const { query, variables, operationName } = operation;
    const { onConnected } = operation.getContext();
    return new Observable((observer) =>
      this.client.subscribe<Record<string, unknown>>(
        { query: print(query), variables, operationName },
        {
          next: (result) => observer.next(result as ApolloLink.Result),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        },
        { ...(onConnected && { connected: onConnected }) },
      ),
    );
  }
}

function createCache(): InMemoryCache {
  const page = {
    merge(existing: StoredPage | undefined, incoming: StoredPage, { args, readField }: FieldFunctionOptions) {
      if (!existing) return incoming;
      if (args?.['after'] == null) return renewFirstPage(existing, incoming, readField);
      return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
    },
  };
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          invoices: { ...page, keyArgs: ['filter', 'orderBy'] },
          companies: { ...page, keyArgs: ['query', 'first'] },
          cards: { ...page, keyArgs: [] },
          apiKeyConnection: { ...page, keyArgs: [] },
          workspaceUserConnection: { ...page, keyArgs: [] },
          accountHistory: { ...page, keyArgs: [] },
          webhookDeliveries: { ...page, keyArgs: ['webhookUid', 'status'] },
        },
      },
      Invoice: { fields: { buyer: { merge: true }, permissions: { merge: true }, servicePeriod: { merge: false } } },
      Viewer: { merge: true },
    },
  });
}

/** Keeps the pages after the first one when that is read again, so that a long list does not shrink while somebody reads its end. */
function renewFirstPage(
  existing: StoredPage,
  incoming: StoredPage,
  readField: FieldFunctionOptions['readField'],
): StoredPage {
  const identify = (node: Reference | undefined) => node && readField('id', node);
  const last = identify(incoming.nodes.at(-1));
  const end = existing.nodes.findIndex((node) => identify(node) === last);
  const first = new Set(incoming.nodes.map(identify));
  const rest = existing.nodes.slice(end + 1).filter((node) => !first.has(identify(node)));
  if (end < 0 || rest.length === 0) return incoming;
  return { ...existing, ...incoming, pageInfo: existing.pageInfo, nodes: [...incoming.nodes, ...rest] };
}
