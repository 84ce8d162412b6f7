import { useSpeech } from '../language/language.ts';

interface DialogFooterProps {
  /** What the button says that answers the question. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Whether the answer has the focus at first. */
  readonly isFirst?: boolean;
  readonly isBusy: boolean;
  readonly onAct: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The buttons of a dialog that asks a question. */
export function DialogFooter(props: DialogFooterProps) {
  const { action, isDangerous = false, isFirst = false, isBusy, onAct, onCancel } = props;
  const { texts } = useSpeech();
  return (
    <footer>
      <button type="button" className="button" onClick={onCancel}>
        {texts.cancel}
      </button>
      <button
        type="button"
        className={isDangerous ? 'button danger' : 'button primary'}
        data-first={isFirst || undefined}
        aria-disabled={isBusy}
        onClick={() => void onAct()}
      >
        {action}
      </button>
    </footer>
  );
}
