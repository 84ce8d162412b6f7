import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable, type Reference } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { SESSION_HEADERS } from './session.ts';

const UNAUTHORIZED = 401;

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
      const answer = await fetch(input, init);
      if (answer.status === UNAUTHORIZED) onSignedOut();
      return answer;
    },
  });
  const link = ApolloLink.split(({ operationType }) => operationType === 'subscription', new StreamLink(), http);
  return new ApolloClient({ link, cache: createCache() });
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
      Viewer: { merge: true },
    },
  });
}
