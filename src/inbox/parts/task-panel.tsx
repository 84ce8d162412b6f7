import type { ReactNode } from 'react';
import { useSpeech } from '../language/language.ts';

interface TaskPanelProps {
  readonly title: string;
  readonly onClear: () => void;
  /** An item of a list for each task. */
  readonly children: ReactNode;
}

/** What goes on in the background, in a corner of every page. */
export function TaskPanel({ title, onClear, children }: TaskPanelProps) {
  const { texts } = useSpeech();
  return (
    <section className="task-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="text-button" onClick={onClear}>
          {texts.clearTasks}
        </button>
      </header>
      <ul aria-live="polite">{children}</ul>
    </section>
  );
}
