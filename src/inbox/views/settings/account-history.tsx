import { useQuery } from '@apollo/client/react';
import { AccountHistoryDocument, type AccountHistoryQuery } from '../../generated/graphql.ts';
import { useSpeech, type Speech, type TextName } from '../../language/language.ts';
import { Loading } from '../../parts/loading.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { MoreButton } from '../../parts/record-table.tsx';

const FIELDS: Readonly<Record<string, TextName>> = {
  name: 'name',
  locale: 'locale',
  timeZone: 'timeZone',
  fourEyes: 'fourEyes',
  email: 'email',
  roleType: 'role',
  firstName: 'firstName',
  lastName: 'lastName',
  scopes: 'scopes',
  expiresAt: 'expires',
  url: 'address',
  events: 'events',
  enabled: 'enabled',
};

type Event = NonNullable<AccountHistoryQuery['accountHistory']>['nodes'][number];

/** Who changed what in the account, newest first. */
export function AccountHistory() {
  const { texts } = useSpeech();
  const { data, error, refetch, fetchMore } = useQuery(AccountHistoryDocument, { fetchPolicy: 'cache-and-network' });
  const history = data?.accountHistory;
  if (!history) return <Loading error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead title={texts.accountHistory} level={2} />
      <ol className="history">
        {history.nodes.map((event) => (
          <li key={event.uid}>
            <EventLine event={event} />
          </li>
        ))}
      </ol>
      <MoreButton page={history.pageInfo} onMore={fetchMore} />
    </>
  );
}

function EventLine({ event: { event, createdAt, targetName, workspaceUser, changes } }: { readonly event: Event }) {
  const { texts, format } = useSpeech();
  const author = workspaceUser?.user.fullName || workspaceUser?.user.email || texts.operator;
  return (
    <>
      <p>
        <strong>{author}</strong> {texts[`account_${event}`]} <q>{targetName}</q>
        <time dateTime={createdAt}>{format.instant(createdAt)}</time>
      </p>
      <ChangeLine changes={changes} />
    </>
  );
}

/** The values that changed; those that only programs understand are left out. */
function ChangeLine({ changes }: Pick<Event, 'changes'>) {
  const speech = useSpeech();
  const shown = changes.filter(({ field }) => FIELDS[field] !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className="changes inline">
      {shown.map((change) => (
        <li key={change.field}>
          <span className="quiet">{speech.texts[FIELDS[change.field] ?? 'name']}</span>{' '}
          {change.old != null && <del>{describeValue(change.field, change.old, speech)}</del>}{' '}
          <ins>{change.new == null ? '–' : describeValue(change.field, change.new, speech)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** The stored value of a field in words. */
function describeValue(field: string, value: string, { texts, format }: Speech): string {
  const words = texts as Readonly<Record<string, string>>;
  switch (field) {
    case 'roleType':
      return words[`role_${value}`] ?? value;
    case 'scopes':
      return value
        .split(',')
        .map((scope) => words[`scope_${scope.toUpperCase()}`] ?? scope)
        .join(', ');
    case 'events':
      return value
        .split(',')
        .map((name) => words[`hook_${name.toUpperCase()}`] ?? name)
        .join(', ');
    case 'expiresAt':
      return format.instant(`${value.replace(' ', 'T')}Z`);
    case 'fourEyes':
    case 'enabled':
      return value === 'true' ? texts.yes : texts.no;
    default:
      return value;
  }
}
