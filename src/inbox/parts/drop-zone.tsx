import { useEffect, useState, type ReactNode } from 'react';
import { useSpeech } from '../language/language.ts';

interface DropZoneProps {
  readonly onFiles: (files: FileList) => void;
  readonly isActive: boolean;
  readonly children: ReactNode;
}

/** Takes files that are dropped anywhere on the page. */
export function DropZone({ onFiles, isActive, children }: DropZoneProps) {
  const { texts } = useSpeech();
  const [isOver, setOver] = useState(false);
  useEffect(() => (isActive ? takeDrops(onFiles, setOver) : undefined), [isActive, onFiles]);
  return (
    <>
      {children}
      {isOver && (
        <div className="drop-target" aria-hidden="true">
          <p>
            <strong>{texts.dropHere}</strong>
            <span>{texts.dropKinds}</span>
          </p>
        </div>
      )}
    </>
  );
}

function takeDrops(onFiles: (files: FileList) => void, onOver: (isOver: boolean) => void): () => void {
  const listeners = {
    dragover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      onOver(true);
    },
    dragleave(event: DragEvent) {
      if (event.relatedTarget === null) onOver(false);
    },
    drop(event: DragEvent) {
      event.preventDefault();
      onOver(false);
      if (event.dataTransfer?.files.length) onFiles(event.dataTransfer.files);
    },
  };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const name of names) addEventListener(name, listeners[name]);
  return () => {
    for (const name of names) removeEventListener(name, listeners[name]);
  };
}
