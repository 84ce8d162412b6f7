import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Field, InputType } from 'type-graphql';
import { ArrayMaxSize, IsArray } from '../shared/class-validator.js';
import { MAX_FILES } from './upload-body.js';

@InputType('UploadInvoicesInput', { description: 'The files to upload.' })
export class UploadInvoicesInput {
  @Field(() => [GraphQLUpload], {
    description: `PDFs, images, or e-invoices in XML, at most ${MAX_FILES}. They are stored in this order, in which they must arrive.`,
  })
  @IsArray()
  @ArrayMaxSize(MAX_FILES)
  files: Promise<FileUpload>[];
}
