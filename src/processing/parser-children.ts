import { ParserChild, type ParserChildOptions } from './parser-child.js';

/** A child is replaced after this many files, because parser libraries leak a little memory with each. */
const MAX_FILES_PER_CHILD = 2_000;
/** How many idle children are kept besides one for each file that is read at once, so that a few accounts in turn need no new ones. */
const MORE_IDLE = 1;

const WORN = new Error('The parser process has read enough files, or retains too much memory.');
const SURPLUS = new Error('Other accounts need the memory of this parser process.');

/** A child and the only account whose files it reads. */
interface Assigned {
  readonly child: ParserChild;
  readonly accountId: number;
  files: number;
}

/**
 * The parser processes of a pool. A process that has read a hostile file of one account never sees a file of another one. Because a start
 * takes half a second, a process waits for the next account as soon as there are several accounts.
 */
export class ParserChildren {
  /** The one used last is the last. */
  private readonly idle: Assigned[] = [];
  private readonly busy = new Set<Assigned>();
  /** Has seen no file yet. */
  private spare: ParserChild | null = null;
  private lastAccountId: number | null = null;
  private turn = 0;

  /** @param processes how many are used at once */
  constructor(
    private readonly options: Omit<ParserChildOptions, 'turn'>,
    private readonly processes: number,
  ) {}

  /** Runs work with a child of the account. */
  async use<Result>(accountId: number, work: (child: ParserChild) => Promise<Result>): Promise<Result> {
    const assigned = this.take(accountId);
    assigned.files += 1;
    this.busy.add(assigned);
    try {
      return await work(assigned.child);
    } finally {
      this.busy.delete(assigned);
      await this.giveBack(assigned);
    }
  }

  /** Ends every child; requests in flight fail with the reason. */
  async kill(reason: Error): Promise<void> {
    const all = [...this.busy, ...this.idle].map(({ child }) => child);
    await Promise.all([...all, ...(this.spare ? [this.spare] : [])].map((child) => child.kill(reason)));
  }

  private take(accountId: number): Assigned {
    const isOther = this.lastAccountId !== null && this.lastAccountId !== accountId;
    this.lastAccountId = accountId;
    for (;;) {
      const index = this.idle.findLastIndex((one) => one.accountId === accountId);
      const [own] = index < 0 ? [] : this.idle.splice(index, 1);
      if (!own) break;
      if (own.child.isUsable) return own;
    }
    const child = this.spare?.isUsable ? this.spare : this.start();
    this.spare = isOther ? this.start() : null;
    return { child, accountId, files: 0 };
  }

  private start(): ParserChild {
    this.turn += 1;
    return new ParserChild({ ...this.options, turn: this.turn });
  }

  private async giveBack(assigned: Assigned): Promise<void> {
    const { child, files } = assigned;
    if (files >= MAX_FILES_PER_CHILD || (await child.retainsTooMuch())) return child.kill(WORN);
    if (child.isUsable) this.idle.push(assigned);
    const surplus = this.idle.length + this.busy.size > this.processes + MORE_IDLE ? this.idle.shift() : undefined;
    await surplus?.child.kill(SURPLUS);
    return undefined;
  }
}
