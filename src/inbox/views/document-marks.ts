import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import type { Mark } from './document-pane.tsx';
import type { FieldFocus } from './invoice-view.tsx';

/** Marks the places of all values, that of the active field, and those of the values that the edited field could have. */
export function buildMarks(
  { extraction }: WholeInvoiceFragment,
  { active, edited }: Pick<FieldFocus, 'active' | 'edited'>,
  onPick: (value: string) => void,
): Mark[] {
  const fields = edited ? extraction.filter(({ field }) => field === edited.extracted) : extraction;
  const values = fields.flatMap(({ field, page, box }): Mark[] => {
    if (page == null || !box) return [];
    return [{ page, box, label: field, kind: field === (edited?.extracted ?? active) ? 'active' : 'value' }];
  });
  if (!edited) return values;
  const candidates = fields.flatMap(({ candidates: all }) => all);
  return candidates.flatMap(({ value, page, box }): Mark[] => {
    if (page == null || !box || value == null) return [];
    return [{ page, box, kind: 'candidate', label: value, onPick: () => onPick(value) }];
  });
}
