import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { ChangedValue } from './changed-value.tsx';

type Event = WholeInvoiceFragment['history'][number];

/** What happened to the invoice, newest first. */
export function History({ invoice: { history, currency } }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts } = useSpeech();
  return (
    <section className="group">
      <h2>{texts.history}</h2>
      <ol className="history">
        {history.map((event) => (
          <li key={event.id} data-event={event.event}>
            <EventLine event={event} currency={currency} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface EventLineProps {
  readonly event: Event;
  readonly currency: string | null | undefined;
}

function EventLine({ event, currency }: EventLineProps) {
  const { texts, format } = useSpeech();
  const { workspaceUser, changes, note, createdAt } = event;
  return (
    <>
      <p>
        {workspaceUser && <strong>{workspaceUser.user.fullName}</strong>} {texts[`event_${event.event}`]}
        <time dateTime={createdAt}>{format.instant(createdAt)}</time>
      </p>
      {note != null && <blockquote>{note}</blockquote>}
      {workspaceUser && changes.length > 0 && (
        <ul className="changes">
          {changes.map((change) => (
            <li key={change.field}>
              <span className="quiet">{nameField(change.field, texts)}</span>{' '}
              <del>
                <ChangedValue field={change.field} value={change.old} currency={currency} />
              </del>{' '}
              <ins>
                <ChangedValue field={change.field} value={change.new ?? '–'} currency={currency} />
              </ins>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function nameField(field: string, texts: Readonly<Record<string, string>>): string {
  return texts[`f_${field}`] ?? texts[`f_${field}Uid`] ?? texts[field] ?? field;
}
