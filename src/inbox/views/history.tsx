import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech, type Texts } from '../language/language.ts';
import { ChangedValue } from './changed-value.tsx';
import { labelItem } from './item-values.ts';

type Event = WholeInvoiceFragment['history'][number];

/** What happened to the invoice, newest first. */
export function History({ invoice }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts } = useSpeech();
  return (
    <section className="group">
      <h2>{texts.history}</h2>
      <ol className="history">
        {invoice.history.map((event) => (
          <li key={event.id} data-event={event.event}>
            <EventLine event={event} invoice={invoice} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface EventLineProps {
  readonly event: Event;
  readonly invoice: WholeInvoiceFragment;
}

function EventLine({ event, invoice }: EventLineProps) {
  const { texts, format } = useSpeech();
  const { workspaceUser, note, createdAt } = event;
  const uid = findItemUid(event);
  const item = uid === null ? '' : nameItem(uid, invoice);
  const changes = event.changes.flatMap((change) => {
    const name = nameField(change.field, uid !== null, texts);
    return name === null ? [] : [{ ...change, name }];
  });
  return (
    <>
      <p>
        {workspaceUser && <strong>{workspaceUser.user.fullName}</strong>} {texts[`event_${event.event}`]}
        {item !== '' && `: ${item}`}
        <time dateTime={createdAt}>{format.instant(createdAt)}</time>
      </p>
      {note != null && <blockquote>{note}</blockquote>}
      {workspaceUser && changes.length > 0 && (
        <ul className="changes">
          {changes.map((change) => (
            <li key={change.field}>
              <span className="quiet">{change.name}</span>{' '}
              <del>
                <ChangedValue field={change.field} value={change.old} currency={invoice.currency} />
              </del>{' '}
              <ins>
                <ChangedValue field={change.field} value={change.new ?? '–'} currency={invoice.currency} />
              </ins>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The name of a field as the rest of the page has it; null for what people do not see. */
function nameField(field: string, isOfItem: boolean, texts: Texts): string | null {
  const known: Readonly<Record<string, string>> = texts;
  if (field === 'approvementStatus') return texts.status;
  if (field === 'vatCategories') return texts.f_vatCategories;
  if (isOfItem) return labelItem(texts)[field] ?? null;
  return known[`f_${field}`] ?? known[`f_${field}Uid`] ?? null;
}

function findItemUid({ changes }: Event): string | null {
  const change = changes.find(({ field }) => field === 'itemUid');
  return change?.new ?? change?.old ?? null;
}

/** The name that an item has, or had before it was removed; an empty text if it never had one. */
function nameItem(uid: string, { items, history }: WholeInvoiceFragment): string {
  const item = items.find((one) => one.uid === uid);
  if (item) return item.name ?? '';
  const changes = history.filter((event) => findItemUid(event) === uid).flatMap((event) => event.changes);
  const named = changes.find(({ field }) => field === 'name');
  return named?.new ?? named?.old ?? '';
}
