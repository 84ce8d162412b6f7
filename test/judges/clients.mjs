/** Tests the usual frontend clients against a running server: Apollo Client with apollo-upload-client, urql, graphql-request and graphql-sse. */
import { Checks } from '../support/checks.mjs';
import { judgeApollo } from './support/apollo.mjs';
import { judgeGraphqlRequest } from './support/graphql-request.mjs';
import { judgeGraphqlSse } from './support/graphql-sse.mjs';
import { startService } from './support/service.mjs';
import { judgeUrql } from './support/urql.mjs';

const checks = new Checks();
const service = await startService();
try {
  for (const judge of [judgeApollo, judgeUrql, judgeGraphqlRequest, judgeGraphqlSse]) {
    const { key } = await service.account();
    const { asked, fetch } = createCountingFetch();
    await judge({ checks, url: `${service.baseUrl}/graphql`, key, asked, fetch });
  }
} finally {
  await service.stop();
}
checks.finish();

/** A `fetch` that counts its calls. */
function createCountingFetch() {
  let calls = 0;
  return {
    asked: () => calls,
    fetch: (...request) => {
      calls += 1;
      return fetch(...request);
    },
  };
}
