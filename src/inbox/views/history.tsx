import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';

type Event = WholeInvoiceFragment['history'][number];

/** What happened to the invoice, newest first. */
export function History({ invoice: { history } }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts } = useSpeech();
  return (
    <section className="group">
      <h2>{texts.history}</h2>
      <ol className="history">
        {history.map((event) => (
          <li key={event.id} data-event={event.event}>
            <EventLine event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function EventLine({ event }: { readonly event: Event }) {
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
              <span className="quiet">{nameField(change.field, texts)}</span> <del>{change.old}</del>{' '}
              <ins>{change.new ?? '–'}</ins>
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
