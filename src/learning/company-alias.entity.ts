import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** How documents name a company that a person has chosen for them: a name as it was read, or an account number. */
@Entity('company_alias')
export class CompanyAlias {
  @PrimaryColumn({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @PrimaryColumn({ type: 'varchar' })
  alias: string;

  /** Null once people have chosen different companies for it. */
  @Column({ name: 'company_id', type: 'bigint', nullable: true, transformer: idTransformer })
  companyId: number | null;
}
