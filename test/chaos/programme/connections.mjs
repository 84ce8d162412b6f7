import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandomDocument, toDocument } from '../support/documents.mjs';
import { settle, uploadRecorded } from '../support/uploads.mjs';
import { NotRunHere } from './not-run.mjs';
import { scenario } from './scenario.mjs';

/** Traces what the service and its parsers connect to while they read files, some of which name hosts. */
export const listConnections = scenario({}, async ({ checks, client, history, start, workspace }) => {
  if (spawnSync('strace', ['-V']).status !== 0) throw new NotRunHere('strace is not installed');
  const service = await start('all');
  const log = path.join(workspace.folder, 'connections.log');
  const trace = spawn('strace', ['-f', '-e', 'trace=connect,sendto', '-o', log, '-p', String(service.pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  trace.stderr.on('data', (chunk) => (said += chunk));
  for (let wait = 0; wait < 100 && !/attached/.test(said) && trace.exitCode === null; wait += 1) await sleep(50);
  if (trace.exitCode !== null) throw new NotRunHere(`strace may not trace here: ${said.trim().slice(0, 120)}`);
  const external =
    '<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://192.0.2.1/a.dtd" [<!ENTITY x SYSTEM "http://192.0.2.1/x">]><a xmlns:xi="http://www.w3.org/2001/XInclude">&x;<xi:include href="http://192.0.2.1/y"/></a>';
  await uploadRecorded(client, history, toDocument('xml', Buffer.from(external)));
  for (let index = 0; index < 20; index += 1) await uploadRecorded(client, history, createRandomDocument());
  for (const page of ['/explorer', '/docs', '/v1/openapi.json', '/ready']) await client.call('GET', page);
  await settle(workspace, 120_000);
  trace.kill('SIGINT');
  await sleep(500);
  const port = workspace.server?.port;
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /connect\(.*AF_INET/.test(line));
  const others = lines.filter((line) => !(port && line.includes(`htons(${port})`) && line.includes('127.0.0.1')));
  checks.figure(`${lines.length} connections, ${others.length} of them not to the database`);
  checks.that('nothing else is contacted', others.length === 0, others.slice(0, 2).join(' '));
});
