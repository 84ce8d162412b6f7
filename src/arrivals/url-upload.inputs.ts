import { InputType } from 'type-graphql';
import { IsString, Length } from '../shared/class-validator.js';
import { InputField } from '../shared/input-fields.js';

/** A file to download. */
@InputType('UploadInvoiceByUrlInput', { description: 'A file that the service downloads.' })
export class UploadInvoiceByUrlInput {
  @InputField(() => String, {
    description:
      'Where the file is: a URL that begins with https:// and leads to a public address. Redirects are not followed.',
  })
  @IsString()
  @Length(1, 2_000)
  url: string;
}
