import { useEffect, useMemo, useState } from 'react';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useInvoiceChanges } from './client/changes.ts';
import { createGraphqlClient } from './client/graphql-client.ts';
import { ViewerDocument } from './generated/graphql.ts';
import { createSpeech, findLanguage, keepLanguage, SpeechContext, type Language } from './language/language.ts';
import { Shell } from './parts/shell.tsx';
import type { Viewer } from './parts/user-menu.tsx';
import { hasSignedIn, takeSignInFailure } from './client/session.ts';
import { applyTheme, findTheme } from './client/theme.ts';
import { Uploads } from './client/uploads.ts';
import { View } from './view.tsx';
import { SignIn } from './views/sign-in.tsx';

/** The inbox: asks who the caller is, and shows either the page to sign in or the account. */
export function App() {
  const [language, setLanguage] = useState<Language>(findLanguage);
  /** Each session begins with an empty cache. */
  const [session, setSession] = useState(0);
  const [failure] = useState(takeSignInFailure);
  const [isSignedOut, setSignedOut] = useState(() => !hasSignedIn());
  const client = useMemo(() => createGraphqlClient(() => setSignedOut(true)), [session]);
  useEffect(() => applyTheme(findTheme()), []);
  const chooseLanguage = (chosen: Language) => {
    keepLanguage(chosen);
    setLanguage(chosen);
  };
  const signedIn = () => {
    setSignedOut(false);
    setSession((count) => count + 1);
  };
  return (
    <ApolloProvider client={client}>
      {isSignedOut ? (
        <SpeechContext value={createSpeech(language)}>
          <SignIn failure={failure} onSignedIn={signedIn} onLanguage={chooseLanguage} />
        </SpeechContext>
      ) : (
        <SignedIn
          key={session}
          language={language}
          onLanguage={chooseLanguage}
          onSignedOut={() => setSignedOut(true)}
        />
      )}
    </ApolloProvider>
  );
}

interface SignedInProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onSignedOut: () => void;
}

function SignedIn({ language, ...handlers }: SignedInProps) {
  const { data } = useQuery(ViewerDocument);
  const viewer = data?.viewer;
  const account = viewer?.account;
  const speech = useMemo(() => createSpeech(language, account), [language, account]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  if (!viewer) return <div className="splash" aria-busy="true" />;
  return (
    <SpeechContext value={speech}>
      <Account viewer={viewer} {...handlers} />
    </SpeechContext>
  );
}

interface AccountProps extends Omit<SignedInProps, 'language'> {
  readonly viewer: Viewer;
}

function Account({ viewer, ...handlers }: AccountProps) {
  const { client } = useQuery(ViewerDocument, { fetchPolicy: 'cache-only' });
  const uploads = useMemo(() => new Uploads(client), [client]);
  useInvoiceChanges(client);
  return (
    <Shell viewer={viewer} uploads={uploads} {...handlers}>
      <View viewer={viewer} />
    </Shell>
  );
}
