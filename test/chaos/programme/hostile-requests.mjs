import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { computeQuantile } from '../../support/checks.mjs';
import { NotRunHere } from './not-run.mjs';
import { CollectedChecks } from './collected-checks.mjs';
import { callGraphql, repeat, watchLive } from './subject.mjs';

const MEGABYTE = 1024 * 1024;
const ANSWER_MS = 200;

/** Sends bodies that are too large, packed, nested or in odd encodings to both faces. */
export async function sendBodies({ subject }) {
  const { client, service, uids } = await subject();
  const checks = new CollectedChecks();
  const deep = '['.repeat(500_000);
  const pollution = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"invoice_number":"1"}';
  const json = 'application/json';
  const bodies = [
    ['100 MB', Buffer.alloc(100 * MEGABYTE, ' '), { 'Content-Type': json }, [400, 413]],
    [
      'a gzip bomb',
      gzipSync(Buffer.alloc(50 * MEGABYTE, ' ')),
      { 'Content-Type': json, 'Content-Encoding': 'gzip' },
      [400, 413, 415],
    ],
    ['an odd charset', '{}', { 'Content-Type': `${json}; charset=utf-7` }, [400, 415]],
    ['half a million brackets', deep, { 'Content-Type': json }, [400, 413]],
    ['nested objects', '{"a":'.repeat(100_000), { 'Content-Type': json }, [400, 413]],
    ['not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), { 'Content-Type': json }, [400]],
    ['prototypes', pollution, { 'Content-Type': json }, [200, 400]],
    ['a NUL', '{"invoice_number":"a\\u0000b"}', { 'Content-Type': json }, [200, 400]],
  ];
  const before = readResidentMegabytes(service.pid);
  const figures = [];
  for (const [face, method, path] of [
    ['REST', 'PATCH', `/v1/invoices/${uids.own[0]}`],
    ['GraphQL', 'POST', '/graphql'],
  ]) {
    for (const [name, body, headers, allowed] of bodies) {
      const { result, times } = await watchLive(client, () => client.call(method, path, { body, headers }));
      const blocked = Math.max(...times);
      figures.push(blocked);
      // A server may close the connection while a body that is too large is still being sent.
      const isRefused = allowed.includes(result.status) || (name === '100 MB' && result.status === null);
      checks.that(`${face}: ${name}`, isRefused, `${result.status ?? result.problem}`);
      checks.that(`${face}: /live answers during ${name}`, blocked <= ANSWER_MS, `${Math.round(blocked)} ms`);
    }
  }
  const alive = await callGraphql(client, '{ viewer { account { name } } }');
  checks.that('the service answers afterwards', alive.status === 200 && service.starts === 1, String(alive.status));
  const grown = readResidentMegabytes(service.pid) - before;
  checks.that('memory', grown <= 64, `+ ${grown} MB`);
  checks.figure(`slowest /live ${Math.round(Math.max(...figures))} ms, memory + ${grown} MB`);
  return checks.result;
}

/** Opens connections that send their headers or bodies a byte at a time, and measures honest calls meanwhile. */
export async function dripSlowly({ subject, pick }) {
  const { client, uids, workspace } = await subject();
  const checks = new CollectedChecks();
  const measureOnce = async () => {
    const calls = await repeat(150, 2, () => client.call('GET', `/v1/invoices/${uids.own[0]}`));
    return computeQuantile(
      calls.map(({ milliseconds }) => milliseconds),
      0.99,
    );
  };
  // The lowest of three, so that other programs on the machine count less.
  const measure = async () => Math.min(...(await repeat(3, 1, measureOnce)));
  const base = await measure();
  const port = workspace.port;
  const count = pick(100, 500);
  const headers = Array.from({ length: count }, () => drip(port, 'GET /v1/invoices/ HTTP/1.1\r\nHost: a\r\nX-Slow: '));
  const form = `Api-Key: ${workspace.key}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n`;
  const bodies = Array.from({ length: 20 }, () => drip(port, `POST /v1/invoices/ HTTP/1.1\r\nHost: a\r\n${form}`));
  const idle = Array.from({ length: 100 }, () => drip(port, '', false));
  await sleep(500);
  const busy = await measure();
  await sleep(16_000);
  const openHeaders = headers.filter(({ isOpen }) => isOpen()).length;
  await sleep(16_000);
  const openBodies = bodies.filter(({ isOpen }) => isOpen()).length;
  for (const { end } of [...headers, ...bodies, ...idle]) end();
  checks.figure(`p99 ${base.toFixed(0)} ms alone, ${busy.toFixed(0)} ms beside ${count + 120} slow clients`);
  checks.that('honest calls stay fast', busy <= 2 * base + 20);
  checks.that('dripping headers are closed', openHeaders === 0, `${openHeaders} open`);
  checks.that('dripping bodies are closed', openBodies === 0, `${openBodies} open`);
  return checks.result;
}

function drip(port, beginning, isDripping = true) {
  const socket = connect(port, '127.0.0.1');
  let isOpen = true;
  socket.on('error', () => undefined).on('close', () => (isOpen = false));
  socket.resume();
  socket.write(beginning);
  const timer = setInterval(() => isDripping && isOpen && socket.write('a'), 1_000);
  return { isOpen: () => isOpen, end: () => (clearInterval(timer), socket.destroy()) };
}

/** The resident memory of a process in MiB. */
export function readResidentMegabytes(pid) {
  if (process.platform !== 'linux') throw new NotRunHere('memory is read from /proc, which only Linux has');
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(kilobytes) / 1_024);
}
