import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable, type Reference } from '@apollo/client';
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

/** Sends subscriptions as server-sent events, each on a connection of its own (graphql-sse, distinct connections mode). */
class StreamLink extends ApolloLink {
  private readonly client = createClient({ url: '/graphql/stream', headers: SESSION_HEADERS, retryAttempts: 0 });

  override request({ query, variables, operationName }: ApolloLink.Operation): Observable<ApolloLink.Result> {
    return new Observable((observer) =>
      this.client.subscribe<Record<string, unknown>>(
        { query: print(query), variables, operationName },
        {
          next: (result) => observer.next(result as ApolloLink.Result),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        },
      ),
    );
  }
}

function createCache(): InMemoryCache {
  const page = {
    merge(existing: StoredPage | undefined, incoming: StoredPage, { args }: { args: Record<string, unknown> | null }) {
      if (args?.['after'] == null || !existing) return incoming;
      return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
    },
  };
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          invoices: { ...page, keyArgs: ['filter', 'orderBy'] },
          companies: { ...page, keyArgs: [] },
          cards: { ...page, keyArgs: [] },
          apiKeyConnection: { ...page, keyArgs: [] },
          workspaceUserConnection: { ...page, keyArgs: [] },
          accountHistory: { ...page, keyArgs: [] },
          webhookDeliveries: { ...page, keyArgs: ['webhookUid', 'status'] },
        },
      },
      Invoice: { fields: { buyer: { merge: true }, servicePeriod: { merge: false } } },
      SavedView: { fields: { filter: { merge: false } } },
      Viewer: { merge: true },
    },
  });
}
