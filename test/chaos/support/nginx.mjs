import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SITE = new URL('../../../deploy/nginx/invoice-graph.conf', import.meta.url);
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx with the site of `deploy/nginx`, without TLS, on the port of the workspace. The program is `nginx`, or NGINX names it.
 *
 * @param targets the ports of the two processes that it balances
 * @returns the `targets`; `stop()` ends it
 */
export async function startNginx(workspace, targets) {
  const folder = path.join(workspace.folder, 'nginx');
  await mkdir(folder);
  const places = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const site = adaptSite(readFileSync(SITE, 'utf8'), workspace.port, targets);
  const file = path.join(folder, 'nginx.conf');
  const base = `pid ${folder}/pid; daemon off; error_log ${folder}/error.log; events {} `;
  await writeFile(file, `${base} http { access_log off; ${places} ${site} }`);
  const child = spawn(process.env.NGINX ?? 'nginx', ['-c', file, '-e', `${folder}/error.log`], {
    stdio: 'inherit',
    env: {},
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (cause) => {
      throw new Error('nginx did not start. Install it, or set NGINX to its absolute path.', { cause });
    });
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  return {
    targets,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

/** Leaves out what needs a certificate. */
function adaptSite(text, port, [first, second]) {
  const [upstream, , server] = text.split(/^(?=server )/m);
  const plain = server.replace(/^\s*(ssl_|listen \[|add_header Strict).*$/gm, '');
  return (upstream + plain)
    .replace('127.0.0.1:4000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4001', `127.0.0.1:${second}`)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`);
}
