import { useSpeech } from '../language/language.ts';

interface LoadingProps {
  readonly error: Error | undefined;
  readonly onRetry: () => unknown;
}

/** Stands in for what is not there yet, or explains why it will not come. */
export function Loading({ error, onRetry }: LoadingProps) {
  const { texts } = useSpeech();
  if (!error) return <p className="quiet pending">{texts.loading}…</p>;
  return (
    <div className="notice" role="alert">
      <p>
        <strong>{texts.failedToLoad}</strong> {error.message}
      </p>
      <button type="button" className="button" onClick={() => void onRetry()}>
        {texts.tryAgain}
      </button>
    </div>
  );
}
