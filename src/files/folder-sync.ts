import type { open } from 'node:fs/promises';
import path from 'node:path';

/** The syncs of one folder: the one that runs, and the one that begins after it. */
interface FolderTurns {
  running: Promise<void>;
  next: Promise<void> | null;
}

/**
 * Makes files that were renamed into folders below `root` survive a power cut. A folder is itself an entry of its parent, and another
 * upload or process may have created it a moment ago without syncing the parent. So each process syncs each folder once.
 *
 * A folder is synced by one call at a time. Those that arrive meanwhile share the next sync, because the running one may have begun before
 * their rename.
 */
export class FolderSync {
  private readonly durable = new Set<string>();
  private readonly turns = new Map<string, FolderTurns>();

  constructor(
    private readonly root: string,
    private readonly fileSystem: { readonly open: typeof open },
  ) {}

  /** Syncs a folder, and every parent that this process has not synced yet. */
  async sync(folder: string): Promise<void> {
    await this.share(folder);
    for (let child = folder; !this.durable.has(child); child = path.dirname(child)) {
      await this.share(path.dirname(child));
      this.durable.add(child);
      if (child === this.root) return;
    }
  }

  private share(folder: string): Promise<void> {
    const turns = this.turns.get(folder);
    if (!turns) return this.begin(folder);
    turns.next ??= turns.running.then(
      () => this.begin(folder),
      () => this.begin(folder),
    );
    return turns.next;
  }

  private begin(folder: string): Promise<void> {
    const turns: FolderTurns = { running: this.syncEntries(folder), next: null };
    const end = () => {
      if (turns.next === null) this.turns.delete(folder);
    };
    this.turns.set(folder, turns);
    turns.running.then(end, end);
    return turns.running;
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
