import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';

const PRISM = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')),
  'dist/index.js',
);
const ID = 'x-exchange';
/** Headers of the connection and its compression, not of the response. */
const OF_CONNECTION = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];
const AT_ONCE = 4;

/**
 * Sends each exchange through a Prism proxy that validates it, with an upstream that repeats the recorded response.
 *
 * @returns for each exchange in order: `status`, as it came through; `isRouted`, whether Prism found the call in the document;
 * `violations`, the rules that the response breaks
 */
export async function sendThroughPrism(document, exchanges) {
  const upstream = createServer(({ headers: { [ID]: at } }, response) => {
    const { status, headers, body } = exchanges[Number(at)];
    const kept = headers.filter(([name]) => !OF_CONNECTION.includes(name));
    response.writeHead(status, kept.flat()).end(Buffer.from(body, 'base64'));
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const prism = await startPrism(document, `http://127.0.0.1:${upstream.address().port}`);
  const judged = [];
  const rest = exchanges.entries();
  const judgeOneByOne = async () => {
    for (const [at, exchange] of rest) judged[at] = await callThroughPrism(prism.url, at, exchange);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, judgeOneByOne));
    return judged;
  } finally {
    prism.child.kill();
    upstream.closeAllConnections();
    upstream.close();
  }
}

/** Starts Prism on a free port. It does not validate requests, because tests send bad ones on purpose. */
async function startPrism(document, upstream) {
  const options = ['--port', '0', '--validate-request=false', '--multiprocess=false', '--cors=false'];
  const child = spawn(process.execPath, [PRISM, 'proxy', document, upstream, ...options], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const lines = createInterface({ input: child.stdout });
  const output = [];
  const url = await new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const listening = /listening on (http\S+)/.exec(line);
      if (listening) resolve(listening[1]);
      else if (output.length < 20) output.push(line);
    });
    child.once('exit', (code) => reject(new Error(`Prism ended with ${code}: ${output.join('\n')}`)));
  });
  return { child, url };
}

async function callThroughPrism(url, at, { method, pathname, search }) {
  const call = request(`${url}${pathname}${search}`, { method, headers: { [ID]: String(at) }, agent: false });
  call.end();
  const [answer] = await once(call, 'response');
  answer.resume();
  await once(answer, 'close');
  const found = parseViolations(answer.headers['sl-violations']);
  return {
    status: answer.statusCode,
    isRouted: !found.some(({ message }) => message === 'Selected route not found'),
    violations: found.filter(({ location }) => location[0] === 'response'),
  };
}

/** Prism truncates what does not fit into a header. */
function parseViolations(header = '[]') {
  if (header.startsWith('[')) return JSON.parse(header);
  return [{ location: ['response'], message: header.slice(0, 500) }];
}
