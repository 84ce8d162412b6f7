import { useEffect, useState, type SyntheticEvent } from 'react';
import { useSpeech, type Language } from '../language/language.ts';
import { LanguageField } from '../parts/user-menu.tsx';
import { findDemo, signIn } from '../client/session.ts';

const DEMO_ROLES = ['owner', 'admin', 'approver', 'member', 'viewer'] as const;

interface SignInProps {
  readonly onSignedIn: () => void;
  readonly onLanguage: (language: Language) => void;
}

/** Asks for an API key, or offers the demo account where the service does. */
export function SignIn({ onSignedIn, onLanguage }: SignInProps) {
  const { texts } = useSpeech();
  const [hasDemo, setHasDemo] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void findDemo().then(setHasDemo, () => undefined), []);
  const enter = async (credentials: Parameters<typeof signIn>[0]) => {
    if (await signIn(credentials).catch(() => false)) onSignedIn();
    else setFailed(true);
  };
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <span className="brand-mark" aria-hidden="true" />
        <h1>Invoice Graph</h1>
        <p className="quiet">{texts.signInLead}</p>
        {hasDemo && <DemoEntrance onEnter={(demo) => void enter({ demo })} />}
        <KeyForm hasFailed={hasFailed} onEnter={(key) => void enter({ key })} />
        <LanguageField onLanguage={onLanguage} />
      </div>
    </main>
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

function KeyForm({ hasFailed, onEnter }: { readonly hasFailed: boolean; readonly onEnter: (key: string) => void }) {
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
          aria-invalid={hasFailed}
        />
      </label>
      <p id="key-hint" className="quiet small">
        {texts.apiKeyHint}
      </p>
      {hasFailed && (
        <p className="form-error" role="alert">
          {texts.signInFailed}
        </p>
      )}
      <button type="submit" className="button wide">
        {texts.signIn}
      </button>
    </form>
  );
}
