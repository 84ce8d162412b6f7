import { useSpeech } from '../../language/language.ts';

interface ChangeableRecord {
  readonly permissions: { readonly canUpdate: boolean; readonly canDelete: boolean };
}

/** The dialog that is open; a null record is a new one. */
export type OpenRecord<Record> =
  { readonly kind: 'edit'; readonly record: Record | null } | { readonly kind: 'delete'; readonly record: Record };

interface RecordActionsProps<Record> {
  readonly record: Record;
  readonly onOpen: (open: OpenRecord<Record>) => void;
}

/** What the caller may do with a line of a list. */
export function RecordActions<Record extends ChangeableRecord>({ record, onOpen }: RecordActionsProps<Record>) {
  const { texts } = useSpeech();
  return (
    <td className="actions">
      {record.permissions.canUpdate && (
        <button type="button" className="text-button" onClick={() => onOpen({ kind: 'edit', record })}>
          {texts.edit}
        </button>
      )}
      {record.permissions.canDelete && (
        <button type="button" className="text-button danger" onClick={() => onOpen({ kind: 'delete', record })}>
          {texts.delete}
        </button>
      )}
    </td>
  );
}
