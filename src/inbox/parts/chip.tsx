import { useSpeech } from '../language/language.ts';
import { Icon } from './icon.tsx';

interface ChipProps {
  readonly text: string;
  readonly onRemove: () => void;
}

/** A condition that narrows a list down, with a button that removes it. */
export function Chip({ text, onRemove }: ChipProps) {
  const { texts } = useSpeech();
  return (
    <span className="filter-chip">
      {text}
      <button type="button" aria-label={`${texts.remove}: ${text}`} title={texts.remove} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  );
}
