import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** A tenant: everything else belongs to exactly one account. */
@Entity('account')
export class Account {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'varchar' })
  name: string;

  /** BCP 47; how amounts are shown. */
  @Column({ type: 'varchar' })
  locale: string;

  /** IANA time zone; what a day is in filters. */
  @Column({ name: 'time_zone', type: 'varchar' })
  timeZone: string;

  /** Whether nobody may decide on an own upload. */
  @Column({ name: 'four_eyes', type: 'boolean' })
  fourEyes: boolean;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
