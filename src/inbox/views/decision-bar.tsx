import { useEffect, useId, useState } from 'react';
import { ReprocessInvoiceDocument, type WholeInvoiceFragment } from '../generated/graphql.ts';
import { findPlace } from '../client/last-list.ts';
import { useSpeech, type TextName } from '../language/language.ts';
import { translateReason } from '../language/refusal.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { DecisionDialog, DeleteDialog, type Decision } from './decision-dialogs.tsx';
import { isTyping } from './list-keys.ts';
import { useSave } from './use-save.ts';
import { Refusal } from '../parts/refusal.tsx';

type Question = Decision | 'delete';

interface DecisionBarProps {
  readonly invoice: WholeInvoiceFragment;
  /** Whether the page is about this invoice alone: the key a approves it, and the next one of the list follows. */
  readonly isMain?: boolean;
  readonly onDeleted: () => void;
}

/** The decisions on an invoice; one that is not allowed says why. */
export function DecisionBar({ invoice, isMain = false, onDeleted }: DecisionBarProps) {
  const { texts } = useSpeech();
  const [question, setQuestion] = useState<Question | null>(null);
  const { save, problem } = useSave();
  const { permissions: can, uid, version, approvementStatus, processingStatus } = invoice;
  const isWaiting = approvementStatus === 'WAITING';
  useApproveKey(isMain && can.canApprove, () => setQuestion('approve'));
  const reprocess = () => void save(ReprocessInvoiceDocument, { input: { uid, expectedVersion: version } });
  const ask = setQuestion;
  return (
    <div className="decisions">
      {isWaiting && <Choice name="approve" reason={can.canApproveReason} isPrimary onChoose={() => ask('approve')} />}
      {isWaiting && <Choice name="reject" reason={can.canRejectReason} onChoose={() => ask('reject')} />}
      {!isWaiting && (
        <Choice name="removeApproval" reason={can.canRemoveApprovalReason} onChoose={() => ask('removeApproval')} />
      )}
      {!isWaiting && isMain && <NextLink uid={uid} />}
      <span className="decisions-more">
        {can.canUpdate && processingStatus !== 'PROCESSING' && (
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

/** Leads on to the next invoice of the list, now that this one is decided. */
function NextLink({ uid }: { readonly uid: string }) {
  const { texts } = useSpeech();
  const next = findPlace(uid)?.next;
  if (next === undefined) return null;
  return (
    <Link className="button" href={`/invoices/${next}`}>
      {texts.nextInvoice}
      <Icon name="down" />
    </Link>
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
