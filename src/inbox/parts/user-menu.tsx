import { useEffect, useRef, useState } from 'react';
import type { ViewerQuery } from '../generated/graphql.ts';
import { LANGUAGES, useSpeech, type Language, type Texts } from '../language/language.ts';
import { signOut } from '../client/session.ts';
import { applyTheme, findTheme, THEMES, type Theme } from '../client/theme.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** The user who is signed in. */
export type Viewer = NonNullable<ViewerQuery['viewer']>;

type Role = Viewer['workspaceUser']['roleType'];

export function nameRole(role: Role, texts: Texts): string {
  return texts[`role_${role.toLowerCase() as Lowercase<Role>}`];
}

/** Whether the viewer may change the account, its users, its keys and its webhooks. */
export function canAdminister({ keyScopes, workspaceUser }: Viewer): boolean {
  return keyScopes.includes('ADMIN') && ['OWNER', 'ADMIN'].includes(workspaceUser.roleType);
}

export interface UserMenuProps {
  readonly viewer: Viewer;
  readonly onLanguage: (language: Language) => void;
  readonly onSignedOut: () => void;
}

/** Who is signed in, the language, the appearance, and the way out. */
export function UserMenu({ viewer, onLanguage, onSignedOut }: UserMenuProps) {
  const { texts } = useSpeech();
  const { user, roleType } = viewer.workspaceUser;
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeFromOutside(ref.current), []);
  const leave = async () => {
    await signOut();
    onSignedOut();
  };
  return (
    <details className="menu" ref={ref}>
      <summary className="icon-button" aria-label={user.fullName || user.email}>
        <Icon name="user" />
      </summary>
      <div className="menu-panel">
        <p className="menu-person">
          <strong>{user.fullName || user.email}</strong>
          <span className="quiet">
            {viewer.account.name} · {nameRole(roleType, texts)}
          </span>
        </p>
        <p className="menu-links">
          <Link href="/settings">{texts.settings}</Link>
          <a href="/developers">{texts.developers}</a>
        </p>
        <LanguageField onLanguage={onLanguage} />
        <ThemeField />
        <button type="button" className="button" onClick={() => void leave()}>
          {texts.signOut}
        </button>
      </div>
    </details>
  );
}

/** Closes the menu with Escape, and with a press elsewhere. */
function closeFromOutside(menu: HTMLDetailsElement | null): () => void {
  const close = (event: Event) => {
    const isOutside = event instanceof KeyboardEvent ? event.key === 'Escape' : !menu?.contains(event.target as Node);
    if (!menu?.open || !isOutside) return;
    menu.open = false;
    // The page has its own meaning of Escape.
    if (event instanceof KeyboardEvent) event.preventDefault();
  };
  const names = ['keydown', 'pointerdown'] as const;
  for (const name of names) addEventListener(name, close);
  return () => {
    for (const name of names) removeEventListener(name, close);
  };
}

export function LanguageField({ onLanguage }: Pick<UserMenuProps, 'onLanguage'>) {
  const { language, texts } = useSpeech();
  return (
    <label className="field">
      <span>{texts.language}</span>
      <select value={language} onChange={(event) => onLanguage(event.target.value as Language)}>
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ThemeField() {
  const { texts } = useSpeech();
  const [theme, setTheme] = useState<Theme>(findTheme);
  const names = { auto: texts.themeAuto, light: texts.themeLight, dark: texts.themeDark };
  const choose = (chosen: Theme) => {
    applyTheme(chosen);
    setTheme(chosen);
  };
  return (
    <label className="field">
      <span>{texts.theme}</span>
      <select value={theme} onChange={(event) => choose(event.target.value as Theme)}>
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
