import { useSpeech } from '../language/language.ts';

interface SaveButtonsProps {
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly cancelText?: string;
  readonly saveText?: string;
}

/** The buttons that end the editing of a form: the first discards what was entered, the second submits it. */
export function SaveButtons({ isSaving, onCancel, cancelText, saveText }: SaveButtonsProps) {
  const { texts } = useSpeech();
  return (
    <>
      <button type="button" className="button" onClick={onCancel}>
        {cancelText ?? texts.cancel}
      </button>
      <button type="submit" className="button primary" aria-disabled={isSaving}>
        {saveText ?? texts.save}
      </button>
    </>
  );
}
