import { extract } from '../extraction/chain.js';
import { serveParser } from './parser-server.js';

serveParser(extract);
