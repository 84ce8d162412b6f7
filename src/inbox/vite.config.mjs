import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import path from 'node:path';
import { defineConfig } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|html)$/;

/** Writes each file compressed beside itself, so that the service compresses nothing. */
const compressed = {
  name: 'compressed',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [fileName, output] of Object.entries(bundle)) {
      if (!COMPRESSIBLE.test(fileName)) continue;
      const bytes = Buffer.from(output.type === 'chunk' ? output.code : output.source);
      const parameters = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      this.emitFile({
        type: 'asset',
        fileName: `${fileName}.br`,
        source: brotliCompressSync(bytes, { params: parameters }),
      });
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  logLevel: 'warn',
  plugins: [compressed],
  build: {
    outDir: path.resolve(import.meta.dirname, '../../dist/inbox'),
    emptyOutDir: true,
    target: 'es2023',
    assetsDir: 'assets',
    // Data URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
  },
});
