import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { RemoveUserDocument, UsersDocument, type PersonFragment } from '../../generated/graphql.ts';
import { useSpeech } from '../../language/language.ts';
import { Loading } from '../../parts/loading.tsx';
import { AddButton, PageHead } from '../../parts/page-head.tsx';
import { MoreButton, RecordTable } from '../../parts/record-table.tsx';
import { RemovalDialog } from '../../parts/removal-dialog.tsx';
import { canAdminister, nameRole, type Viewer } from '../../parts/user-menu.tsx';
import { UserDialog } from './user-dialogs.tsx';

type Open = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly person: PersonFragment };

/** Who belongs to the account, and what each may do. */
export function UserList({ viewer }: { readonly viewer: Viewer }) {
  const { texts } = useSpeech();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch, fetchMore } = useQuery(UsersDocument, { fetchPolicy: 'cache-and-network' });
  const users = data?.workspaceUserConnection;
  const canChange = canAdminister(viewer);
  if (!users) return <Loading error={error} onRetry={refetch} />;
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={texts.users} level={2}>
        {canChange && <AddButton label={texts.addUser} onClick={() => setOpen({ kind: 'add' })} />}
      </PageHead>
      {!canChange && <p className="quiet">{texts.onlyAdmins}</p>}
      <RecordTable label={texts.users} columns={[texts.name, texts.role]} hasActions={canChange}>
        {users.nodes.map((person) => (
          <tr key={person.id}>
            <td>
              <strong>{person.user.fullName || person.user.email}</strong>{' '}
              {person.id === viewer.workspaceUser.id && <span className="tag">{texts.you}</span>}
              {person.user.fullName !== '' && <span className="second quiet">{person.user.email}</span>}
            </td>
            <td>{nameRole(person.roleType, texts)}</td>
            {canChange && (
              <td className="actions">
                <button type="button" className="text-button" onClick={() => setOpen({ kind: 'edit', person })}>
                  {texts.edit}
                </button>
                <button
                  type="button"
                  className="text-button danger"
                  onClick={() => setOpen({ kind: 'remove', person })}
                >
                  {texts.remove}
                </button>
              </td>
            )}
          </tr>
        ))}
      </RecordTable>
      <MoreButton page={users.pageInfo} onMore={fetchMore} />
      {open?.kind === 'add' && <UserDialog person={null} onClose={close} />}
      {open?.kind === 'edit' && <UserDialog person={open.person} onClose={close} />}
      {open?.kind === 'remove' && (
        <RemovalDialog
          title={texts.removeUser}
          action={texts.remove}
          name={open.person.user.fullName || open.person.user.email}
          hint={texts.removeUserHint}
          mutation={RemoveUserDocument}
          uid={open.person.uid}
          list={UsersDocument}
          onClose={close}
        />
      )}
    </>
  );
}
