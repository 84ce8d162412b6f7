import { useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import {
  ApproveInvoiceDocument,
  DeleteInvoiceDocument,
  RejectInvoiceDocument,
  RemoveInvoiceApprovalDocument,
  type InvoiceDecisionInput,
  type WholeInvoiceFragment,
} from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { NoteField } from '../parts/note-field.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { useSave } from './use-save.ts';

export type Decision = 'approve' | 'reject' | 'removeApproval';

const MUTATIONS: Readonly<Record<Decision, TypedDocumentNode<unknown, { input: InvoiceDecisionInput }>>> = {
  approve: ApproveInvoiceDocument,
  reject: RejectInvoiceDocument,
  removeApproval: RemoveInvoiceApprovalDocument,
};

interface DialogProps {
  readonly invoice: WholeInvoiceFragment;
  readonly onClose: () => void;
}

/** Asks for a note before a decision. */
export function DecisionDialog({ decision, invoice, onClose }: DialogProps & { readonly decision: Decision }) {
  const { texts } = useSpeech();
  const { save, isSaving, problem } = useSave();
  const [note, setNote] = useState('');
  const decide = async () => {
    const { uid, version } = invoice;
    const input = { uid, expectedVersion: version, ...(note.trim() !== '' && { note: note.trim() }) };
    if (await save(MUTATIONS[decision], { input })) onClose();
  };
  return (
    <Dialog title={texts[decision]} onClose={onClose}>
      <NoteField value={note} onChange={setNote} />
      <Refusal reason={problem} />
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="button primary"
          data-first={decision === 'approve' || undefined}
          aria-disabled={isSaving}
          onClick={() => void decide()}
        >
          {texts[decision]}
        </button>
      </footer>
    </Dialog>
  );
}

/** Asks before an invoice is deleted. */
export function DeleteDialog({ invoice, onDeleted, onClose }: DialogProps & { readonly onDeleted: () => void }) {
  const { texts } = useSpeech();
  const { save, isSaving, problem } = useSave();
  const remove = async () => {
    const { uid, version } = invoice;
    if (await save(DeleteInvoiceDocument, { input: { uid, expectedVersion: version } })) onDeleted();
  };
  return (
    <Dialog title={texts.delete} onClose={onClose}>
      <p>{problem ?? texts.deleteQuestion}</p>
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {texts.cancel}
        </button>
        <button type="button" className="button danger" aria-disabled={isSaving} onClick={() => void remove()}>
          {texts.delete}
        </button>
      </footer>
    </Dialog>
  );
}
