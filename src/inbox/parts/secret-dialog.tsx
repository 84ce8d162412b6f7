import { useRef, useState } from 'react';
import { useSpeech } from '../language/language.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret for the only time, and copies it. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  const { texts } = useSpeech();
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    input.current?.select();
    setCopied(await writeToClipboard(secret));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{texts.shownOnce}</p>
      <div className="secret">
        <input
          ref={input}
          readOnly
          value={secret}
          aria-label={title}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className="button primary" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
        </button>
      </div>
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {texts.done}
        </button>
      </footer>
    </Dialog>
  );
}

/** Browsers give pages without TLS no clipboard; there, the selected text can be copied by hand. */
async function writeToClipboard(text: string): Promise<boolean> {
  return (
    (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
      () => true,
      () => false,
    ) ?? false
  );
}
