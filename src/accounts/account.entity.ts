import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** A tenant. Everything else belongs to exactly one account. */
@Entity('account')
export class Account {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'varchar' })
  name: string;

  /** BCP 47 language tag. Determines how amounts are formatted. */
  @Column({ type: 'varchar' })
  locale: string;

  /** IANA time zone. Determines when a day begins and ends in filters. */
  @Column({ name: 'time_zone', type: 'varchar' })
  timeZone: string;

  /** Whether users are barred from deciding on invoices they uploaded (four-eyes principle). */
  @Column({ name: 'four_eyes', type: 'boolean' })
  fourEyes: boolean;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
