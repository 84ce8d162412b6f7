import { useEffect, useRef } from 'react';
import type { ListedInvoiceFragment } from '../../generated/graphql.ts';
import { useSpeech } from '../../language/language.ts';
import { translateReason } from '../../language/refusal.ts';
import { Icon } from '../../parts/icon.tsx';
import { Link } from '../../parts/link.tsx';
import { findUndo } from './bulk-actions.ts';
import type { Bulk, BulkOutcome } from './use-bulk.ts';

interface BulkReportProps {
  readonly outcome: BulkOutcome;
  readonly bulk: Bulk;
}

/** What came of a decision on several invoices: how many were changed, why others were not, and the way back. */
export function BulkReport({ outcome, bulk }: BulkReportProps) {
  const { texts, format } = useSpeech();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);
  const { action, isUndo, changed, refused } = outcome;
  const canUndo = !isUndo && changed.length > 0 && findUndo(action, changed).length > 0;
  const done = isUndo ? texts.undone : texts[`done_${action}`];
  return (
    <section ref={ref} tabIndex={-1} className="bulk-report" aria-label={texts.outcome}>
      <header>
        <p role="status">
          {done}: <strong className="figures">{format.count(changed.length)}</strong>
          {refused.length > 0 && (
            <>
              {' · '}
              {texts.notChanged}: <strong className="figures">{format.count(refused.length)}</strong>
            </>
          )}
        </p>
        {canUndo && (
          <button
            type="button"
            className="button"
            aria-disabled={bulk.progress !== null}
            onClick={() => void bulk.undo()}
          >
            {texts.undo}
          </button>
        )}
        <button type="button" className="icon-button" aria-label={texts.close} onClick={bulk.dismiss}>
          <Icon name="close" />
        </button>
      </header>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ row, message }) => (
            <li key={row.uid}>
              <Link href={`/invoices/${row.uid}`}>{nameInvoice(row, texts.unknownSupplier)}</Link>{' '}
              {translateReason(message, texts)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function nameInvoice({ company, fileName, invoiceNumber }: ListedInvoiceFragment, unknown: string): string {
  return [company?.name ?? fileName ?? unknown, invoiceNumber].filter(Boolean).join(' ');
}
