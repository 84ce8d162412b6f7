import type { ReactNode } from 'react';
import { useSpeech, type TextName } from '../../language/language.ts';
import { LinkBar } from '../../parts/link-bar.tsx';
import { usePageTitle } from '../../parts/page-title.ts';
import type { Viewer } from '../../parts/user-menu.tsx';
import { AccountHistory } from './account-history.tsx';
import { AccountSettings } from './account-settings.tsx';
import { KeyList } from './key-list.tsx';
import { UserList } from './user-list.tsx';
import { WebhookList } from './webhook-list.tsx';
import { WebhookPage } from './webhook-page.tsx';

const SECTIONS: readonly { readonly path: string; readonly name: TextName }[] = [
  { path: '/settings', name: 'account' },
  { path: '/settings/users', name: 'users' },
  { path: '/settings/keys', name: 'apiKeys' },
  { path: '/settings/webhooks', name: 'webhooks' },
  { path: '/settings/history', name: 'accountHistory' },
];

const WEBHOOK = /^\/settings\/webhooks\/([\w-]+)$/;

interface SettingsProps {
  readonly path: string;
  readonly viewer: Viewer;
}

/** The settings of the account, in sections. */
export function Settings({ path, viewer }: SettingsProps) {
  const { texts } = useSpeech();
  usePageTitle(texts.settings);
  const current = WEBHOOK.test(path) ? '/settings/webhooks' : path;
  return (
    <div className="list-page settings">
      <h1>{texts.settings}</h1>
      <LinkBar
        className="sections"
        label={texts.settings}
        links={SECTIONS.map(({ path: href, name }) => ({ href, name: texts[name], isCurrent: href === current }))}
      />
      <div className="section">{chooseSection(path, viewer)}</div>
    </div>
  );
}

function chooseSection(path: string, viewer: Viewer): ReactNode {
  const webhookUid = WEBHOOK.exec(path)?.[1];
  if (webhookUid !== undefined) return <WebhookPage key={webhookUid} uid={webhookUid} />;
  switch (path) {
    case '/settings/users':
      return <UserList viewer={viewer} />;
    case '/settings/keys':
      return <KeyList viewer={viewer} />;
    case '/settings/webhooks':
      return <WebhookList />;
    case '/settings/history':
      return <AccountHistory />;
    default:
      return <AccountSettings viewer={viewer} />;
  }
}
