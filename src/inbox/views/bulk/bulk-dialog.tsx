import { useState } from 'react';
import type { ListedInvoiceFragment } from '../../generated/graphql.ts';
import { useSpeech } from '../../language/language.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { DialogFooter } from '../../parts/dialog-footer.tsx';
import { NoteField } from '../../parts/note-field.tsx';
import type { BulkAction } from './bulk-actions.ts';
import type { Bulk } from './use-bulk.ts';

interface BulkDialogProps {
  readonly action: BulkAction;
  readonly rows: readonly ListedInvoiceFragment[];
  readonly bulk: Bulk;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before several invoices are changed. */
export function BulkDialog({ action, rows, bulk, onDone, onClose }: BulkDialogProps) {
  const { texts, format } = useSpeech();
  const [note, setNote] = useState('');
  const isRunning = bulk.progress !== null;
  const decide = async () => {
    await bulk.run(action, rows, note.trim());
    onDone();
    onClose();
  };
  return (
    <Dialog title={texts[action]} onClose={onClose}>
      <p>
        {texts.invoices}: <strong className="figures">{format.count(rows.length)}</strong>
      </p>
      {action === 'delete' ? <p>{texts.deleteManyHint}</p> : <NoteField value={note} onChange={setNote} />}
      {isRunning && <progress aria-label={texts[action]} value={bulk.progress ?? 0} max={rows.length} />}
      <DialogFooter
        action={texts[action]}
        isDangerous={action === 'delete'}
        isFirst={action === 'approve'}
        isBusy={isRunning}
        onAct={decide}
        onCancel={onClose}
      />
    </Dialog>
  );
}
