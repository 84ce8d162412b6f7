import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { UrlScalar } from '../shared/scalars.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { InvoicePageType, type PageOfInvoice } from './invoice-page.type.js';

const USUAL_WIDTH = 1_200;
const MAX_WIDTH = 1_600;
const MIN_WIDTH = 1;

/** Resolves the image of a page. */
@Resolver(() => InvoicePageType)
export class InvoicePageResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver(() => UrlScalar, {
    description:
      'A signed URL of the page as a WebP image, which works without a key until it expires. A scan is shown as it was straightened, since the boxes of its values refer to that.',
  })
  image(
    @Root() { invoiceUid, number, turn }: PageOfInvoice,
    @Ctx() { actor }: GraphqlContext,
    @Arg('width', () => Int, {
      defaultValue: USUAL_WIDTH,
      description: 'The width in pixels, at most 1600; rounded up to one of a few steps.',
    })
    width: number,
  ): string {
    const pixels = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width));
    const search = `width=${pixels}${turn === null ? '' : `&turn=${turn}`}`;
    return this.services.fileUrls.createPageUrl(actor, invoiceUid, number, search);
  }
}
