import { useRef, type ReactNode } from 'react';
import { useSpeech, type TextName } from '../language/language.ts';
import { useRoute } from '../client/route.ts';
import type { Uploads } from '../client/uploads.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { DropZone } from './drop-zone.tsx';
import { ExportPanel } from './export-panel.tsx';
import { Icon } from './icon.tsx';
import { LinkBar } from './link-bar.tsx';
import { Link } from './link.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';

const PLACES: readonly { readonly path: string; readonly name: TextName }[] = [
  { path: '/', name: 'inbox' },
  { path: '/companies', name: 'companies' },
  { path: '/categories', name: 'categories' },
  { path: '/cards', name: 'cards' },
  { path: '/statistics', name: 'statistics' },
  { path: '/settings', name: 'settings' },
];

interface ShellProps extends UserMenuProps {
  readonly uploads: Uploads;
  readonly children: ReactNode;
}

/** What every page of an account has: the bar with the places, the button for files, and what goes on in the background. */
export function Shell({ uploads, children, ...menu }: ShellProps) {
  const { texts } = useSpeech();
  const { path } = useRoute();
  const canUpload = menu.viewer.keyScopes.includes('WRITE');
  return (
    <DropZone onFiles={(files) => uploads.add(files)} isActive={canUpload}>
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <header className="bar">
        <Link href="/" className="brand">
          <span className="brand-mark" aria-hidden="true" />
          <span className="brand-name">Invoice Graph</span>
        </Link>
        <LinkBar
          label={texts.mainNavigation}
          links={PLACES.map(({ path: href, name }) => ({ href, name: texts[name], isCurrent: isCurrent(path, href) }))}
        />
        {canUpload && <UploadButton onFiles={(files) => uploads.add(files)} />}
        <UserMenu {...menu} />
      </header>
      <ConnectionNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <div className="tasks">
        <ExportPanel />
        <UploadPanel uploads={uploads} />
      </div>
    </DropZone>
  );
}

function isCurrent(path: string, href: string): boolean {
  if (href === '/') return path === '/' || path.startsWith('/invoices/');
  return path === href || path.startsWith(`${href}/`);
}

function UploadButton({ onFiles }: { readonly onFiles: (files: FileList) => void }) {
  const { texts } = useSpeech();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" id="upload" className="button primary" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        <span>{texts.upload}</span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.upload}
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          target.value = '';
        }}
      />
    </>
  );
}
