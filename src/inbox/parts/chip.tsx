import type { ReactNode } from 'react';
import { useSpeech } from '../language/language.ts';
import { Icon } from './icon.tsx';

interface ChipProps {
  readonly text: string;
  /** What is shown instead of the text, if that is more. */
  readonly children?: ReactNode;
  readonly onRemove: () => void;
}

/** A condition that narrows a list down, with a button that removes it. */
export function Chip({ text, children = text, onRemove }: ChipProps) {
  const { texts } = useSpeech();
  return (
    <span className="filter-chip">
      <span className="filter-chip-text">{children}</span>
      <button type="button" aria-label={`${texts.remove}: ${text}`} title={texts.remove} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  );
}
