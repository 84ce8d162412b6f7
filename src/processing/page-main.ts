import { drawPage } from './page-drawing.js';
import { serveParser } from './parser-server.js';

serveParser({ draw: drawPage });
