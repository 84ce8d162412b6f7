import { Field, InputType } from 'type-graphql';
import { CSV_DELIMITERS } from '../exports/csv-writer.js';
import type { ExportFormat } from '../exports/export.service.js';
import { EXPORT_ROWS, listColumnNames, type ExportRows } from '../exports/invoice-columns.js';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, ValidateNested } from '../shared/class-validator.js';
import { ExportColumns, ExportFormats, ExportRowKinds } from './enums.js';
import { InvoiceFilterInput, InvoiceOrderInput } from './invoice-filter.inputs.js';

const COLUMNS = listColumnNames('item');

@InputType('StartExportInput', { description: 'Which invoices to export, and how the file looks.' })
export class StartExportInput {
  @Field(() => ExportFormats, { description: 'The kind of file.' })
  @IsIn(['csv', 'xlsx'] satisfies ExportFormat['type'][])
  format: ExportFormat['type'];

  @Field(() => InvoiceFilterInput, { nullable: true, description: 'Which invoices; all if omitted.' })
  @IsOptional()
  @ValidateNested()
  filter?: InvoiceFilterInput | null;

  @Field(() => InvoiceOrderInput, { nullable: true, description: 'The order; newest first if omitted.' })
  @IsOptional()
  @ValidateNested()
  orderBy?: InvoiceOrderInput | null;

  @Field(() => ExportRowKinds, { nullable: true, description: 'What each line stands for; an invoice if omitted.' })
  @IsOptional()
  @IsIn(EXPORT_ROWS)
  rows?: ExportRows | null;

  @Field(() => [ExportColumns], {
    nullable: true,
    description: 'The columns in order; all if omitted. Those of items need `rows: ITEM`.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(COLUMNS.length)
  @IsIn(COLUMNS, { each: true })
  columns?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What separates the cells of a CSV file: a comma, a semicolon, a tab or a vertical bar. A comma if omitted.',
  })
  @IsOptional()
  @IsIn(CSV_DELIMITERS)
  delimiter?: (typeof CSV_DELIMITERS)[number] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a CSV file starts with a byte order mark, by which Excel recognises UTF-8. False if omitted.',
  })
  @IsOptional()
  @IsBoolean()
  bom?: boolean | null;
}
