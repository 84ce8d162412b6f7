import path from 'node:path/posix';
import type { Sources } from './architecture.js';
import { scanImports } from './import-scanner.js';

/** Lists the modules that a file loads statically, by path or package name; dynamic imports are not included. */
export function listLoadedModules(entry: string, sources: Sources): Set<string> {
  const loaded = new Set([entry]);
  for (const module of loaded) {
    for (const { specifier, runtime, dynamic } of scanImports(sources.get(module) ?? '')) {
      if (specifier === null || !runtime || dynamic) continue;
      const isOwn = specifier.startsWith('.');
      loaded.add(isOwn ? path.join(path.dirname(module), specifier).replace(/\.js$/, '.ts') : specifier);
    }
  }
  return loaded;
}
