import { useConnection } from '../client/connection.ts';
import { useSpeech } from '../language/language.ts';

/** Says that the service cannot be reached, while that is so. */
export function ConnectionNotice() {
  const { texts } = useSpeech();
  const isConnected = useConnection();
  return (
    <div role="status" className="connection">
      {!isConnected && <p className="notice">{texts.noConnection}</p>}
    </div>
  );
}
