import { useEffect, useId, useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import {
  ApproveInvoiceDocument,
  DeleteInvoiceDocument,
  RejectInvoiceDocument,
  RemoveInvoiceApprovalDocument,
  ReprocessInvoiceDocument,
  type InvoiceDecisionInput,
  type WholeInvoiceFragment,
} from '../generated/graphql.ts';
import { useSpeech, type TextName } from '../language/language.ts';
import { translateReason } from '../language/refusal.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { NoteField } from '../parts/note-field.tsx';
import { isTyping } from './list-keys.ts';
import { useSave } from './use-save.ts';
import { Refusal } from '../parts/refusal.tsx';

type Decision = 'approve' | 'reject' | 'removeApproval';
type Question = Decision | 'delete';

const MUTATIONS: Readonly<Record<Decision, TypedDocumentNode<unknown, { input: InvoiceDecisionInput }>>> = {
  approve: ApproveInvoiceDocument,
  reject: RejectInvoiceDocument,
  removeApproval: RemoveInvoiceApprovalDocument,
};

interface DecisionBarProps {
  readonly invoice: WholeInvoiceFragment;
  /** Whether the key a approves it. */
  readonly hasKey: boolean;
  readonly onDeleted: () => void;
}

/** The decisions on an invoice; one that is not allowed says why. */
export function DecisionBar({ invoice, hasKey, onDeleted }: DecisionBarProps) {
  const { texts } = useSpeech();
  const [question, setQuestion] = useState<Question | null>(null);
  const { save, problem } = useSave();
  const { permissions: can, uid, version, approvementStatus } = invoice;
  const isWaiting = approvementStatus === 'WAITING';
  useApproveKey(hasKey && can.canApprove, () => setQuestion('approve'));
  const reprocess = () => void save(ReprocessInvoiceDocument, { input: { uid, expectedVersion: version } });
  const ask = setQuestion;
  return (
    <div className="decisions">
      {isWaiting && <Choice name="approve" reason={can.canApproveReason} isPrimary onChoose={() => ask('approve')} />}
      {isWaiting && <Choice name="reject" reason={can.canRejectReason} onChoose={() => ask('reject')} />}
      {!isWaiting && (
        <Choice name="removeApproval" reason={can.canRemoveApprovalReason} onChoose={() => ask('removeApproval')} />
      )}
      <span className="decisions-more">
        {can.canUpdate && (
          <button type="button" className="text-button" onClick={reprocess}>
            {texts.reprocess}
          </button>
        )}
        {can.canDelete && (
          <button type="button" className="text-button danger" onClick={() => ask('delete')}>
            {texts.delete}
          </button>
        )}
      </span>
      <Refusal reason={problem} />
      {question === 'delete' && <DeleteDialog invoice={invoice} onDeleted={onDeleted} onClose={() => ask(null)} />}
      {question && question !== 'delete' && (
        <DecisionDialog decision={question} invoice={invoice} onClose={() => ask(null)} />
      )}
    </div>
  );
}

/** Opens the question for an approval with the key a. */
function useApproveKey(isAllowed: boolean, onApprove: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'a' || isTyping(event) || !isAllowed) return;
      event.preventDefault();
      onApprove();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isAllowed]);
}

interface ChoiceProps {
  readonly name: Decision & TextName;
  /** Why it is not allowed; null if it is. */
  readonly reason: string | null | undefined;
  readonly isPrimary?: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, reason, isPrimary = false, onChoose }: ChoiceProps) {
  const { texts } = useSpeech();
  const reasonId = useId();
  const isRefused = reason != null;
  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'button primary' : 'button'}
        disabled={isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
        onClick={onChoose}
      >
        {name === 'approve' && <Icon name="check" />}
        {texts[name]}
      </button>
      {isRefused && (
        <span id={reasonId} className="reason">
          {translateReason(reason, texts)}
        </span>
      )}
    </>
  );
}

interface DialogProps extends Pick<DecisionBarProps, 'invoice'> {
  readonly onClose: () => void;
}

function DecisionDialog({ decision, invoice, onClose }: DialogProps & { readonly decision: Decision }) {
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
        <button type="button" className="button primary" aria-disabled={isSaving} onClick={() => void decide()}>
          {texts[decision]}
        </button>
      </footer>
    </Dialog>
  );
}

function DeleteDialog({ invoice, onDeleted, onClose }: DialogProps & Pick<DecisionBarProps, 'onDeleted'>) {
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
