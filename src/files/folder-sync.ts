import type { open } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes files that were renamed into folders below `root` survive a power cut. A folder is itself an entry of its parent, and another
 * upload or process may have created it a moment ago without syncing the parent. So each process syncs each folder once.
 */
export class FolderSync {
  private readonly durable = new Set<string>();

  constructor(
    private readonly root: string,
    private readonly fileSystem: { readonly open: typeof open },
  ) {}

  /** Syncs a folder, and every parent that this process has not synced yet. */
  async sync(folder: string): Promise<void> {
    await this.syncEntries(folder);
    for (let child = folder; !this.durable.has(child); child = path.dirname(child)) {
      await this.syncEntries(path.dirname(child));
      this.durable.add(child);
      if (child === this.root) return;
    }
  }

  private async syncEntries(folder: string): Promise<void> {
    const handle = await this.fileSystem.open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
