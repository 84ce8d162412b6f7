/** A parser that a hostile file has taken over: it tries what an attacker would, and reports each step that succeeds. */
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import threads from 'node:worker_threads';
import { InferenceSession } from 'onnxruntime-node';
import sharp from 'sharp';
import { serveParser } from '../../src/processing/parser-server.js';

/** What the file tells the attacker: where things are outside of the cage. */
export interface Target {
  readonly secretFile: string;
  readonly picture: string;
  readonly folder: string;
  readonly port: number;
  readonly parent: number;
}

const READ_IN_THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage(require('node:fs').readFileSync(workerData, 'utf8'));`;

/** A step succeeds if it returns; it fails if it throws. */
const STEPS: Record<string, (target: Target) => unknown> = {
  'read the environment of the parent': ({ parent }) => fs.readFileSync(`/proc/${parent}/environ`),
  'read the memory of the parent': ({ parent }) => fs.openSync(`/proc/${parent}/mem`, 'r'),
  'read its own environment through /proc': () => fs.readFileSync('/proc/self/environ'),
  'read a secret': ({ secretFile }) => fs.readFileSync(secretFile),
  'list the data': ({ folder }) => fs.readdirSync(folder),
  'read a file of the system': () => fs.readFileSync('/etc/passwd'),
  'read a picture by native code': ({ picture }) => sharp(picture).metadata(),
  'write a file': ({ folder }) => fs.writeFileSync(path.join(folder, 'written'), 'x'),
  'write to a public folder': () => fs.writeFileSync('/tmp/invoice-graph-hostile', 'x'),
  'change the application': () => fs.writeFileSync(new URL(import.meta.url), ''),
  'write by native code': ({ folder }) => sharp(createPixels(), RAW).png().toFile(path.join(folder, 'written.png')),
  'write to a public folder by native code': () =>
    sharp(createPixels(), RAW).png().toFile('/tmp/invoice-graph-hostile.png'),
  'read a file by other native code': async ({ secretFile }) => {
    await InferenceSession.create(secretFile).catch((error: unknown) => {
      // Another reason than that it cannot be opened means that it was read.
      if (
        /load model|no such file|doesn't exist|not exist|permission/i.test(String(error)) &&
        !/protobuf/i.test(String(error))
      )
        throw error;
    });
  },
  'load native code': ({ folder }) => process.dlopen({ exports: {} }, path.join(folder, 'library.node')),
  'start a shell': () => childProcess.execFileSync('/bin/sh', ['-c', 'true']),
  'start Node': () => childProcess.execFileSync(process.execPath, ['-e', '0']),
  'start a thread without permissions': ({ secretFile }) => {
    const worker = new threads.Worker(READ_IN_THREAD, { eval: true, execArgv: [], workerData: secretFile });
    return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  },
  'use the bindings of Node': () => (process as unknown as { binding(name: string): unknown }).binding('fs'),
  'connect to a port': ({ port }) =>
    new Promise((resolve, reject) => net.connect(port, '127.0.0.1').once('connect', resolve).once('error', reject)),
  'send a datagram': ({ port }) =>
    new Promise((resolve, reject) => {
      const socket = dgram.createSocket('udp4').once('error', reject);
      socket.send('x', port, '127.0.0.1', (error) => (error ? reject(error) : resolve(null)));
    }),
  'request a page': ({ port }) => fetch(`http://127.0.0.1:${port}/`),
  'signal the parent': ({ parent }) => process.kill(parent, 0),
  // In a namespace of users, everyone may be its root, who has no rights elsewhere.
  'become root': () => (process.getuid?.() === 0 ? fs.chownSync('/', 1, 1) : process.setuid?.(0)),
  'see the root of the system': () => fs.readdirSync('/').includes('var') || refuse(),
};

const RAW = { raw: { width: 1, height: 1, channels: 3 } } as const;

function createPixels(): Buffer {
  return Buffer.from([1, 2, 3]);
}

function refuse(): never {
  throw new Error('refused');
}

async function tryAll(target: Target): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [step, attempt] of Object.entries(STEPS)) {
    try {
      await attempt(target);
      outcomes[step] = 'succeeded';
    } catch (error) {
      outcomes[step] = `refused: ${String((error as NodeJS.ErrnoException).code ?? (error as Error).message)}`;
    }
  }
  return outcomes;
}

serveParser({
  extract: async (bytes) => {
    const outcomes = await tryAll(JSON.parse(Buffer.from(bytes).toString()) as Target);
    return { report: { format: JSON.stringify(outcomes), pages: null, fields: {} }, reading: null };
  },
  recall: () => [],
});
