import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import type { Speech } from '../language/language.ts';
import type { Mark } from './document-pane.tsx';
import { FIELD_GROUPS, showFound } from './invoice-fields.ts';
import type { FieldFocus } from './field-focus.ts';

const FIELDS = FIELD_GROUPS.flatMap(({ fields }) => fields);

type Extracted = WholeInvoiceFragment['extraction'][number];

/**
 * Marks the places of all values and that of the active field; or, while a field is edited, those of the values that were found for it, and
 * of values of other fields that it could have, such as another day for a day.
 */
export function buildMarks(
  { extraction, currency }: WholeInvoiceFragment,
  { active, edited }: Pick<FieldFocus, 'active' | 'edited'>,
  speech: Speech,
  onPick: (value: string) => void,
): Mark[] {
  if (!edited) {
    return extraction.flatMap(({ field, page, box }): Mark[] =>
      page == null || !box ? [] : [{ page, box, label: field, kind: field === active ? 'active' : 'value' }],
    );
  }
  const similar = FIELDS.filter(({ editor }) => editor === edited.editor).map(({ extracted }) => extracted);
  const isOwn = ({ field }: Extracted) => field === edited.extracted;
  const own = extraction.filter(isOwn);
  const others = extraction.filter((one) => !isOwn(one) && similar.includes(one.field));
  const taken = new Set<string>();
  return [...own, ...others].flatMap((one) =>
    one.candidates.flatMap(({ value, page, box }): Mark[] => {
      const place = JSON.stringify([page, box]);
      if (page == null || !box || value == null || taken.has(place)) return [];
      taken.add(place);
      const label = showFound(edited, value, currency, speech);
      return [{ page, box, kind: isOwn(one) ? 'candidate' : 'other', label, onPick: () => onPick(value) }];
    }),
  );
}
