import type { ListedInvoiceFragment } from '../../generated/graphql.ts';
import { useSpeech } from '../../language/language.ts';
import { translateReason } from '../../language/refusal.ts';
import { Icon } from '../../parts/icon.tsx';
import { ACTION_DEFINITIONS, BULK_ACTIONS, type BulkAction } from './bulk-actions.ts';
import type { Selection } from './selection.ts';

interface BulkBarProps {
  readonly selection: Selection<ListedInvoiceFragment>;
  readonly onChoose: (action: BulkAction) => void;
}

/** What can be done with the chosen invoices, each with the number of those that allow it. */
export function BulkBar({ selection: { rows, clear }, onChoose }: BulkBarProps) {
  const { texts, format } = useSpeech();
  const counts = BULK_ACTIONS.map((action) => {
    const { isAllowed } = ACTION_DEFINITIONS[action];
    return [action, rows.filter(({ permissions }) => isAllowed(permissions)).length] as const;
  }).filter(([, count]) => count > 0);
  const reason = rows[0]?.permissions.canApproveReason;
  return (
    <section className="bulk-bar" aria-label={texts.selected}>
      <p role="status">
        {texts.selected}: <strong className="figures">{format.count(rows.length)}</strong>
      </p>
      {counts.length === 0 && reason != null && <p className="quiet small">{translateReason(reason, texts)}</p>}
      {counts.map(([action, count]) => (
        <button
          key={action}
          type="button"
          className={`button${action === 'approve' ? ' primary' : ''}${action === 'delete' ? ' danger' : ''}`}
          onClick={() => onChoose(action)}
        >
          {texts[action]}
          {count < rows.length && <span className="figures">({format.count(count)})</span>}
        </button>
      ))}
      <button type="button" className="icon-button" aria-label={texts.clearSelection} onClick={clear}>
        <Icon name="close" />
      </button>
    </section>
  );
}
