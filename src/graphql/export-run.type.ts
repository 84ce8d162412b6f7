import { Field, Int, ObjectType } from 'type-graphql';
import type { ExportStatus } from '../exports/export-status.js';
import { DateTimeScalar, UrlScalar } from '../shared/scalars.js';
import { ExportFormats, ExportStatuses } from './enums.js';
import { NodeType } from './node.type.js';
import type { ExportFormat } from '../exports/export.service.js';
import { MutationPayload } from './user-errors.type.js';

@ObjectType('ExportRunError', { description: 'Why a file could not be written.', simpleResolvers: true })
export class ExportRunErrorType {
  @Field({ description: 'A code for programs.' })
  code: string;

  @Field({ description: 'A sentence for people.' })
  message: string;
}

@ObjectType('ExportRun', {
  implements: NodeType,
  description: 'An export that is written in the background. It is removed a day after it has ended.',
  simpleResolvers: true,
})
export class ExportRunType extends NodeType {
  @Field(() => ExportFormats, { description: 'The kind of file.' })
  format: ExportFormat['type'];

  @Field(() => ExportStatuses, { description: 'How far it is.' })
  status: ExportStatus;

  @Field(() => Int, { description: 'Lines written so far, without the header.' })
  rowsDone: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many lines there will be; null until they are counted, and if each stands for an item.',
  })
  rowsTotal: number | null;

  @Field({ description: 'The name of the file.' })
  fileName: string;

  @Field(() => Int, { nullable: true, description: 'The size of the file in bytes; null until it is finished.' })
  fileSize: number | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'A signed URL of the file, which needs no key and expires; null until it is finished.',
  })
  url: string | null;

  @Field(() => ExportRunErrorType, { nullable: true, description: 'Why it has failed.' })
  error: ExportRunErrorType | null;

  @Field(() => DateTimeScalar, { description: 'When it was started.' })
  createdAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it has ended.' })
  finishedAt: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it is removed with its file; null until it has ended.',
  })
  expiresAt: string | null;
}

@ObjectType({ description: 'The export that was started.', simpleResolvers: true })
export class StartExportPayload extends MutationPayload {
  @Field(() => ExportRunType, { nullable: true, description: 'The export; read it again to follow its progress.' })
  exportRun: ExportRunType | null;
}
