import { useEffect, useState, type SyntheticEvent } from 'react';
import { useSpeech, type Language } from '../language/language.ts';
import { usePageTitle } from '../parts/page-title.ts';
import { LanguageField } from '../parts/user-menu.tsx';
import { buildOidcAddress, findEntrances, signIn, type Entrances } from '../client/session.ts';
import { Refusal } from '../parts/refusal.tsx';

/** What is said about the reasons that the service gives; about others, only that it failed. */
const FAILURES: Readonly<Record<string, 'refused' | 'notVerified' | 'expired' | 'declined'>> = {
  no_role: 'refused',
  unknown_person: 'refused',
  removed_user: 'refused',
  other_person: 'refused',
  email_not_verified: 'notVerified',
  expired: 'expired',
  declined: 'declined',
};
const DEMO_ROLES = ['owner', 'admin', 'approver', 'member', 'viewer'] as const;

interface SignInProps {
  /** Why signing in at the OpenID issuer failed; null if it did not. */
  readonly failure: string | null;
  /** Whether the session has ended by itself. */
  readonly hasEnded: boolean;
  readonly onSignedIn: () => void;
  readonly onLanguage: (language: Language) => void;
}

/** Asks for an API key, or offers the OpenID issuer and the demo account where the service does. */
export function SignIn({ failure, hasEnded, onSignedIn, onLanguage }: SignInProps) {
  const { texts } = useSpeech();
  usePageTitle(texts.signIn);
  const [entrances, setEntrances] = useState<Entrances>({ demo: false, oidc: false });
  const [problem, setProblem] = useState<'signInFailed' | 'noConnection' | null>(null);
  useEffect(() => void findEntrances().then(setEntrances, () => undefined), []);
  const enter = async (credentials: Parameters<typeof signIn>[0]) => {
    const isSignedIn = await signIn(credentials).catch(() => null);
    if (isSignedIn === true) onSignedIn();
    else setProblem(isSignedIn === null ? 'noConnection' : 'signInFailed');
  };
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <span className="brand-mark" aria-hidden="true" />
        <h1>Invoice Graph</h1>
        <p className="quiet">{texts.signInLead}</p>
        {hasEnded && (
          <p className="notice" role="status">
            {texts.sessionEnded}
          </p>
        )}
        {entrances.oidc && <OidcEntrance failure={failure} />}
        {entrances.demo && <DemoEntrance onEnter={(demo) => void enter({ demo })} />}
        <KeyForm problem={problem} onEnter={(key) => void enter({ key })} />
        <LanguageField onLanguage={onLanguage} />
      </div>
    </main>
  );
}

function OidcEntrance({ failure }: Pick<SignInProps, 'failure'>) {
  const { texts } = useSpeech();
  return (
    <div className="demo">
      <Refusal reason={failure === null ? null : texts[`oidc_${FAILURES[failure] ?? 'failed'}`]} />
      <a className="button primary wide" href={buildOidcAddress()}>
        {texts.signInOidc}
      </a>
      <p className="divider">
        <span>{texts.or}</span>
      </p>
    </div>
  );
}

function DemoEntrance({ onEnter }: { readonly onEnter: (role: string) => void }) {
  const { texts } = useSpeech();
  const [role, setRole] = useState<string>('owner');
  return (
    <div className="demo">
      <button type="button" className="button primary wide" onClick={() => onEnter(role)}>
        {texts.openDemo}
      </button>
      <label className="demo-role">
        <span>{texts.demoRole}</span>
        <select value={role} onChange={(event) => setRole(event.target.value)}>
          {DEMO_ROLES.map((name) => (
            <option key={name} value={name}>
              {texts[`role_${name}`]}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet small">{texts.demoHint}</p>
      <p className="divider">
        <span>{texts.or}</span>
      </p>
    </div>
  );
}

interface KeyFormProps {
  readonly problem: 'signInFailed' | 'noConnection' | null;
  readonly onEnter: (key: string) => void;
}

function KeyForm({ problem, onEnter }: KeyFormProps) {
  const { texts } = useSpeech();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onEnter(String(new FormData(event.currentTarget).get('key')));
  };
  return (
    <form onSubmit={submit}>
      <label className="field">
        <span>{texts.apiKey}</span>
        <input
          name="key"
          type="password"
          required
          autoComplete="current-password"
          placeholder="igk_…"
          aria-describedby="key-hint"
          aria-invalid={problem === 'signInFailed'}
        />
      </label>
      <p id="key-hint" className="quiet small">
        {texts.apiKeyHint}
      </p>
      <Refusal reason={problem && texts[problem]} />
      <button type="submit" className="button wide">
        {texts.signIn}
      </button>
    </form>
  );
}
