import { extractWithReading } from '../extraction/chain.js';
import { recall } from '../learning/recall.js';
import { serveParser } from './parser-server.js';

serveParser({ extract: extractWithReading, recall });
