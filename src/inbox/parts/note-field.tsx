import { useSpeech } from '../language/language.ts';

interface NoteFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The reason of a decision, for the history. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const { texts } = useSpeech();
  return (
    <label className="field">
      <span>{texts.note}</span>
      <textarea rows={3} maxLength={1000} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
