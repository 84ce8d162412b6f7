/** The registry's entry for a field. Whatever depends only on the kind is decided where it is needed. */
export type InvoiceField = FieldKind & {
  /** One sentence that both contracts show, with the EN 16931 term if there is one. */
  readonly description: string;
  /** A plausible value, as the contracts show it. */
  readonly example: string;
  /** Whether lists over REST contain it; GraphQL and the REST response for one invoice always do. */
  readonly isListed: boolean;
  /** Whether extraction looks for it: then it is also a field of findings, under its REST name. */
  readonly isExtracted: boolean;
  /** The object that contains it in GraphQL and in the REST response for one invoice; inputs, filters and exports use its own name. */
  readonly within?: 'buyer' | 'servicePeriod';
  /** The column that it follows in an export; without one it is not exported. */
  readonly exportedAfter?: string;
};

type FieldKind =
  /** `range` filters by the smallest and largest value, both inclusive. */
  | { readonly kind: 'money' | 'date'; readonly filter?: 'range' }
  /** `isAscii`: its column holds only printable ASCII. */
  | { readonly kind: 'text'; readonly maxLength: number; readonly isAscii?: boolean }
  | { readonly kind: 'currency' | 'language' | 'country'; readonly filter?: ChoiceFilter }
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      /** The values by their GraphQL names; `graphql/enums.ts` registers it. */
      readonly graphqlEnum: object;
      readonly filter?: ChoiceFilter;
    };

/** Filters by any of several values. REST takes them under the field's name; `anyOf` is the plural name of the list elsewhere. */
interface ChoiceFilter {
  readonly anyOf: string;
}
