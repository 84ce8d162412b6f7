import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { LIST_KEYS } from './list-keys.ts';

interface EmptyListProps {
  readonly canUpload: boolean;
  /** Whether something narrows the list down. */
  readonly isFiltered: boolean;
}

/** What stands in the place of a list without invoices. */
export function EmptyList({ canUpload, isFiltered }: EmptyListProps) {
  const { texts } = useSpeech();
  if (isFiltered) return <p className="empty quiet">{texts.nothingFound}</p>;
  return (
    <div className="empty">
      <span className="empty-mark">
        <Icon name="file" />
      </span>
      <h2>{texts.emptyInbox}</h2>
      {canUpload && (
        <>
          <p className="quiet">{texts.emptyInboxHint}</p>
          <button type="button" className="button" onClick={LIST_KEYS.u}>
            <Icon name="upload" />
            {texts.chooseFiles}
          </button>
        </>
      )}
    </div>
  );
}
