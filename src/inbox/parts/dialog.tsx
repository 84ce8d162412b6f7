import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useSpeech } from '../language/language.ts';
import { Icon } from './icon.tsx';

const FIRST_FIELD = 'input:not([type=checkbox]), select, textarea';
const MARKED = '[data-first]';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog with the focus on what is marked as first, or else in its first field; Escape and its button close it, and the focus returns to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { texts } = useSpeech();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const first = dialog?.querySelector<HTMLElement>(MARKED) ?? dialog?.querySelector<HTMLElement>(FIRST_FIELD);
    first?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={titleId} onCancel={onClose}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
