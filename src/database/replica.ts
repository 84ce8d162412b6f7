import type { DataSource, DataSourceOptions } from 'typeorm';
import { isUnavailable } from '../shared/database-errors.js';
import { withDeadline } from '../shared/deadline.js';
import type { Logger } from '../shared/logger.js';
import { useReadScopes, type ReadScope } from '../shared/read-scope.js';
import { replicaRead, type ReplicaOutcome } from '../telemetry/signals.js';
import { buildReplicaOptions } from './data-source.js';
import type { Statement } from './driver-connection.js';
import { ReplicaBehind, ReplicaPool } from './replica-pool.js';
import { findPositionStatements, PrimaryPosition } from './replication-position.js';

/** How long after one look at the replica comes the next. */
const LOOK_MILLISECONDS = 1_000;
/** How long a look may take; a replica that takes longer answers nobody. */
const MAX_LIMIT_MILLISECONDS = 2_000;
/** The share of the time for a request that a look may take, so that the primary can answer in time. */
const LIMIT_SHARE = 0.25;

export interface ReplicaOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly primary: DataSource;
  /** The uid of the installation, which the replica must hold a copy of. */
  readonly installationUid: string;
  /** How long a request may take. */
  readonly requestMilliseconds: number;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** The rows that the replica has returned. */
export interface ReplicaAnswer {
  readonly rows: unknown;
}

interface Parts {
  readonly pool: ReplicaPool;
  readonly position: PrimaryPosition;
}

/**
 * A copy of the database that answers reads. It answers only with every change that was committed before the request began to read, so that
 * nobody sees an older state, whoever has written and through whichever process. In all other cases the primary answers.
 */
export class Replica {
  private readonly limit: number;
  private readonly poolOptions: DataSourceOptions;
  private parts: Parts | null = null;
  /** Why it is not used; null while it is used. */
  private reason: string | null = 'It has not been looked at yet.';
  /** The reason in the log. */
  private logged: string | null = null;
  private timer: NodeJS.Timeout | undefined;
  private endScopes: (() => void) | null = null;

  /** @throws Error if a file for TLS cannot be read */
  constructor(private readonly options: ReplicaOptions) {
    this.limit = Math.min(MAX_LIMIT_MILLISECONDS, LIMIT_SHARE * options.requestMilliseconds);
    this.poolOptions = buildReplicaOptions(options);
  }

  /** Why the primary answers all reads, for operators; null while the replica is used. */
  get problem(): string | null {
    return this.reason;
  }

  /** The connections, for metrics; null while there are none. */
  get dataSource(): DataSource | null {
    return this.parts?.pool.dataSource ?? null;
  }

  /** Starts to look at the replica every second, and to use it while it can be used. */
  start(): void {
    this.endScopes ??= useReadScopes();
    void this.look();
  }

  stop(): void {
    this.endScopes?.();
    this.endScopes = null;
    clearTimeout(this.timer);
    this.reason = 'The process is stopping.';
    this.parts?.pool.close();
  }

  /** Reads for a request; null if the primary must answer, which it then does for the rest of the request. */
  async read(scope: ReadScope, statement: Statement): Promise<ReplicaAnswer | null> {
    const { parts } = this;
    if (this.reason !== null || !parts) return leave(scope, 'away');
    const position = await this.findPosition(scope, parts);
    if (position === null) return leave(scope, 'away');
    try {
      const rows = await parts.pool.read(statement, position);
      replicaRead.publish({ outcome: 'served' });
      return { rows };
    } catch (error) {
      // Nobody else waits for it before a look has found it usable again.
      this.reason ??= explain(error);
      if (isLost(error)) parts.pool.abandon();
      else parts.pool.refuseWaiting();
      return leave(scope, error instanceof ReplicaBehind ? 'behind' : 'failed');
    }
  }

  /** Null if the primary does not answer. */
  private async findPosition(scope: ReadScope, { position }: Parts): Promise<string | null> {
    scope.position ??= position.read();
    return scope.position.catch(() => null);
  }

  /** Finds out whether the replica can be used. @returns why not; null if it can */
  async check(): Promise<string | null> {
    try {
      return await withDeadline(this.limit, this.examine());
    } catch (error) {
      if (!(error instanceof ReplicaBehind)) this.parts?.pool.abandon();
      return explain(error);
    }
  }

  private async examine(): Promise<string | null> {
    const parts = await this.prepare().catch(() => null);
    const position = (await parts?.position.read().catch(() => null)) ?? null;
    if (!parts || position === null) return 'The primary does not answer.';
    if (position === '') return 'The primary writes no binary log with GTIDs, so nobody knows what the replica lacks.';
    await parts.pool.connect();
    // First, because a replica that lacks changes may lack the table too.
    await parts.pool.read({ sql: 'SELECT 1', values: [] }, position);
    const sql = 'SELECT installation.uid AS uid FROM installation';
    const [row] = (await parts.pool.read({ sql, values: [] }, position)) as { uid: string }[];
    return row?.uid === this.options.installationUid ? null : 'It holds another installation.';
  }

  private async prepare(): Promise<Parts> {
    if (this.parts) return this.parts;
    const { primary } = this.options;
    const statements = await findPositionStatements(primary);
    this.parts ??= {
      pool: new ReplicaPool(this.poolOptions, statements),
      position: new PrimaryPosition(primary, statements),
    };
    return this.parts;
  }

  private async look(): Promise<void> {
    const reason = await this.check();
    if (!this.endScopes) return this.parts?.pool.close();
    this.reason = reason;
    this.log(reason);
    this.timer = setTimeout(() => void this.look(), LOOK_MILLISECONDS).unref();
  }

  /** A replica that was away between two looks is only counted. */
  private log(reason: string | null): void {
    if (reason === this.logged) return;
    this.logged = reason;
    const { logger } = this.options;
    if (reason === null) logger.info('the read replica is used again');
    else logger.warn({ reason }, 'the read replica is not used; the primary answers all reads');
  }
}

function leave(scope: ReadScope, outcome: ReplicaOutcome): null {
  scope.isOpen = false;
  replicaRead.publish({ outcome });
  return null;
}

/** Whether a connection was lost, rather than none was free. */
function isLost(error: unknown): boolean {
  return (error as { code?: unknown }).code !== undefined && isUnavailable(error);
}

/** Says what is wrong without the words of the driver, which may hold a name or an address. */
function explain(error: unknown): string {
  if (error instanceof ReplicaBehind)
    return 'It lacks the latest changes: it is behind, or its replication has stopped.';
  const { code } = error as { code?: unknown };
  return code === 'service_unavailable' ? 'It does not answer.' : `It does not answer (${String(code ?? 'lost')}).`;
}
