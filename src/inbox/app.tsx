import { useEffect, useMemo, useState } from 'react';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useInvoiceChanges } from './client/changes.ts';
import { createGraphqlClient } from './client/graphql-client.ts';
import { ViewerDocument } from './generated/graphql.ts';
import { createSpeech, findLanguage, keepLanguage, SpeechContext, type Language } from './language/language.ts';
import { Loading } from './parts/loading.tsx';
import { Shell } from './parts/shell.tsx';
import type { Viewer } from './parts/user-menu.tsx';
import { forgetLists } from './client/last-list.ts';
import { hasSignedIn, takeSignInFailure } from './client/session.ts';
import { forgetExports } from './client/started-exports.ts';
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
  const [hasEnded, setEnded] = useState(false);
  const leave = (isEnd: boolean) => {
    setEnded(isEnd);
    setSignedOut(true);
  };
  const client = useMemo(() => createGraphqlClient(() => leave(true)), [session]);
  useEffect(() => applyTheme(findTheme()), []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const chooseLanguage = (chosen: Language) => {
    keepLanguage(chosen);
    setLanguage(chosen);
  };
  const signedIn = () => {
    forgetLists();
    forgetExports();
    setSignedOut(false);
    setSession((count) => count + 1);
  };
  return (
    <ApolloProvider client={client}>
      {isSignedOut ? (
        <SpeechContext value={createSpeech(language)}>
          <SignIn failure={failure} hasEnded={hasEnded} onSignedIn={signedIn} onLanguage={chooseLanguage} />
        </SpeechContext>
      ) : (
        <SignedIn
          key={session}
          language={language}
          onLanguage={chooseLanguage}
          onSignedOut={() => leave(false)}
          onSessionEnd={() => leave(true)}
        />
      )}
    </ApolloProvider>
  );
}

interface SignedInProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onSignedOut: () => void;
  /** Called when an upload is refused because the session has ended. */
  readonly onSessionEnd: () => void;
}

function SignedIn({ language, ...handlers }: SignedInProps) {
  const { data, error, refetch } = useQuery(ViewerDocument);
  const viewer = data?.viewer;
  const account = viewer?.account;
  const speech = useMemo(() => createSpeech(language, account), [language, account]);
  if (!viewer && !error) return <div className="splash" aria-busy="true" />;
  return (
    <SpeechContext value={speech}>
      {viewer ? (
        <Account viewer={viewer} {...handlers} />
      ) : (
        <main>
          <Loading error={error} onRetry={refetch} />
        </main>
      )}
    </SpeechContext>
  );
}

interface AccountProps extends Omit<SignedInProps, 'language'> {
  readonly viewer: Viewer;
}

function Account({ viewer, onSessionEnd, ...handlers }: AccountProps) {
  const { client } = useQuery(ViewerDocument, { fetchPolicy: 'cache-only' });
  const uploads = useMemo(() => new Uploads(client, onSessionEnd), [client]);
  useInvoiceChanges(client, viewer.workspaceUser.uid);
  return (
    <Shell viewer={viewer} uploads={uploads} {...handlers}>
      <View viewer={viewer} />
    </Shell>
  );
}
