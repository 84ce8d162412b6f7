import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { KeysDocument, RevokeKeyDocument, type KeyLineFragment } from '../../generated/graphql.ts';
import { isPast } from '../../client/clock.ts';
import { useSpeech } from '../../language/language.ts';
import { Loading } from '../../parts/loading.tsx';
import { AddButton, PageHead } from '../../parts/page-head.tsx';
import { MoreButton, RecordTable } from '../../parts/record-table.tsx';
import { RemovalDialog } from '../../parts/removal-dialog.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import type { Viewer } from '../../parts/user-menu.tsx';
import { KeyDialog, RotateKeyDialog } from './key-dialogs.tsx';

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'rotate' | 'revoke'; readonly apiKey: KeyLineFragment }
  | { readonly kind: 'secret'; readonly secret: string };

/** The keys by which programs and people use the account. */
export function KeyList({ viewer }: { readonly viewer: Viewer }) {
  const { texts } = useSpeech();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch, fetchMore } = useQuery(KeysDocument, { fetchPolicy: 'cache-and-network' });
  const keys = data?.apiKeyConnection;
  if (!keys) return <Loading error={error} onRetry={refetch} />;
  const close = () => setOpen(null);
  const show = (secret: string) => setOpen({ kind: 'secret', secret });
  const [active, ended] = [keys.nodes.filter(isActive), keys.nodes.filter((key) => !isActive(key))];
  return (
    <>
      <PageHead title={texts.apiKeys} level={2}>
        <AddButton label={texts.createKey} onClick={() => setOpen({ kind: 'create' })} />
      </PageHead>
      <p className="quiet">{texts.apiKeysHint}</p>
      <RecordTable label={texts.apiKeys} columns={[texts.name, texts.user, texts.scopes, texts.expires]} hasActions>
        {active.map((apiKey) => (
          <KeyRow key={apiKey.id} apiKey={apiKey} onOpen={(kind) => setOpen({ kind, apiKey })} />
        ))}
      </RecordTable>
      <MoreButton page={keys.pageInfo} onMore={fetchMore} />
      {ended.length > 0 && (
        <details className="more-rows">
          <summary>{texts.endedKeys}</summary>
          <RecordTable label={texts.endedKeys} columns={[texts.name, texts.user, texts.scopes, texts.expires]}>
            {ended.map((apiKey) => (
              <KeyRow key={apiKey.id} apiKey={apiKey} />
            ))}
          </RecordTable>
        </details>
      )}
      {open?.kind === 'create' && <KeyDialog viewer={viewer} onClose={close} onIssued={show} />}
      {open?.kind === 'rotate' && <RotateKeyDialog apiKey={open.apiKey} onClose={close} onIssued={show} />}
      {open?.kind === 'revoke' && (
        <RemovalDialog
          title={texts.revokeKey}
          action={texts.revoke}
          name={open.apiKey.name}
          hint={texts.revokeKeyHint}
          mutation={RevokeKeyDocument}
          uid={open.apiKey.uid}
          list={KeysDocument}
          onClose={close}
        />
      )}
      {open?.kind === 'secret' && <SecretDialog title={texts.newKey} secret={open.secret} onClose={close} />}
    </>
  );
}

function isActive({ expiresAt, revokedAt }: KeyLineFragment): boolean {
  return revokedAt == null && (expiresAt == null || !isPast(expiresAt));
}

interface KeyRowProps {
  readonly apiKey: KeyLineFragment;
  /** Without it, the key has ended. */
  readonly onOpen?: (kind: 'rotate' | 'revoke') => void;
}

function KeyRow({ apiKey, onOpen }: KeyRowProps) {
  const { texts, format } = useSpeech();
  const { name, keyId, workspaceUser, scopes, lastUsedAt, expiresAt, revokedAt } = apiKey;
  const end = expiresAt == null ? texts.never : format.instant(expiresAt);
  return (
    <tr>
      <td>
        <strong>{name}</strong> <code className="quiet">{keyId}</code>
        <span className="second quiet">
          {lastUsedAt == null ? texts.neverUsed : `${texts.lastUsed} ${format.instant(lastUsedAt)}`}
        </span>
      </td>
      <td>{workspaceUser.user.fullName || workspaceUser.user.email}</td>
      <td>{scopes.map((scope) => texts[`scope_${scope}`]).join(', ')}</td>
      <td data-label={texts.expires}>{revokedAt == null ? end : `${texts.revoked} ${format.instant(revokedAt)}`}</td>
      {onOpen && (
        <td className="actions">
          <button type="button" className="text-button" onClick={() => onOpen('rotate')}>
            {texts.rotate}
          </button>
          <button type="button" className="text-button danger" onClick={() => onOpen('revoke')}>
            {texts.revoke}
          </button>
        </td>
      )}
    </tr>
  );
}
