import { replaceWorkerThreads } from './inline-worker.js';
import { serveParser } from './parser-server.js';

// Before Tesseract is loaded.
replaceWorkerThreads();
const { extractWithReading } = await import('../extraction/chain.js');
const { recall } = await import('../learning/recall.js');
const { InferenceSession } = await import('onnxruntime-node');
serveParser({
  extract: extractWithReading,
  recall,
  onRecognising(announce) {
    const { create } = InferenceSession;
    const announced = (...words: Parameters<typeof create>) => (announce(), create.apply(InferenceSession, words));
    Object.assign(InferenceSession, { create: announced });
  },
});
