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
import { DialogFooter } from '../parts/dialog-footer.tsx';
import { NoteField } from '../parts/note-field.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { signTotal } from './invoice-table.tsx';
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
      <InvoiceFacts invoice={invoice} />
      <NoteField value={note} onChange={setNote} />
      <Refusal reason={problem} />
      <DialogFooter
        action={texts[decision]}
        isFirst={decision === 'approve'}
        isBusy={isSaving}
        onAct={decide}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** What is decided on, so that nobody decides on the wrong invoice or overlooks what its checks have found. */
function InvoiceFacts({ invoice }: Pick<DialogProps, 'invoice'>) {
  const { texts, format } = useSpeech();
  const { company, fileName, invoiceNumber, currency, checks } = invoice;
  const names = [...new Set(checks.map(({ code }) => texts[`check_${code}`]))];
  return (
    <div className="decided">
      <p>
        <strong>{company?.name ?? fileName ?? texts.unknownSupplier}</strong> {invoiceNumber}
      </p>
      <p className="figures">{format.money(signTotal(invoice), currency) || '–'}</p>
      {names.length > 0 && (
        <p className="notice">
          {texts.checksFound}: {names.join(', ')}
        </p>
      )}
    </div>
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
      <InvoiceFacts invoice={invoice} />
      <p>{problem ?? texts.deleteQuestion}</p>
      <DialogFooter action={texts.delete} isDangerous isBusy={isSaving} onAct={remove} onCancel={onClose} />
    </Dialog>
  );
}
