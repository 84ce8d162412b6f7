import type { InvoiceLineFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';

type Status = Pick<InvoiceLineFragment, 'processingStatus' | 'approvementStatus'>;

/** The state of an invoice in one word: whether it is being read, or what was decided. */
export function StatusBadge({ processingStatus, approvementStatus }: Status) {
  const { texts } = useSpeech();
  const isWaiting = approvementStatus === 'WAITING';
  const status = isWaiting && processingStatus !== 'FINISHED' ? processingStatus : approvementStatus;
  return (
    <span className="badge" data-status={status}>
      {texts[`status_${status}`]}
    </span>
  );
}
