import { CombinedGraphQLErrors } from '@apollo/client';
import { useSpeech } from '../language/language.ts';
import { translateReason } from '../language/refusal.ts';

interface LoadingProps {
  readonly error: Error | undefined;
  readonly onRetry: () => unknown;
}

/** Stands in for what is not there yet, or explains why it will not come. */
export function Loading({ error, onRetry }: LoadingProps) {
  const { texts } = useSpeech();
  if (!error) return <p className="quiet pending">{texts.loading}…</p>;
  if (isForbidden(error)) return <p className="notice">{translateReason(error.message, texts)}</p>;
  return (
    <div className="notice" role="alert">
      <p>
        <strong>{texts.failedToLoad}</strong> {translateReason(error.message, texts)}
      </p>
      <button type="button" className="button" onClick={() => void onRetry()}>
        {texts.tryAgain}
      </button>
    </div>
  );
}

/** Whether the caller may not see it, so that another attempt is of no use. */
function isForbidden(error: Error): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN');
}
