import { useSpeech } from '../language/language.ts';
import { SaveButtons } from '../parts/save-buttons.tsx';

interface ConflictProps {
  /** What somebody else has entered, as people read it; an empty text if they removed it. */
  readonly theirs: string;
  readonly isSaving: boolean;
  readonly onKeep: () => void;
}

/** Shows what somebody else has entered meanwhile, and lets people choose between it and their own value. */
export function Conflict({ theirs, isSaving, onKeep }: ConflictProps) {
  const { texts } = useSpeech();
  return (
    <div className="conflict">
      <p role="alert">
        {texts.conflict} <strong>{theirs || '–'}</strong>
      </p>
      <footer>
        <SaveButtons isSaving={isSaving} onCancel={onKeep} cancelText={texts.keepTheirs} saveText={texts.saveMine} />
      </footer>
    </div>
  );
}
