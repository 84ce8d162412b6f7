import type { ReactNode } from 'react';
import { useSpeech } from '../language/language.ts';

interface RecordTableProps {
  readonly columns: readonly string[];
  /** What its lines are, for people who do not see the page. */
  readonly label: string;
  /** Whether the last column has buttons. */
  readonly hasActions?: boolean;
  readonly children: ReactNode;
}

/** A table of things with a few values each. */
export function RecordTable({ columns, label, hasActions = false, children }: RecordTableProps) {
  const { texts } = useSpeech();
  return (
    <table className="record-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {hasActions && (
            <th scope="col">
              <span className="visually-hidden">{texts.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface MoreButtonProps {
  readonly page: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly onMore: (options: { variables: { after: string } }) => unknown;
}

/** Reads the next page of a list, if there is one. */
export function MoreButton({ page: { hasNextPage, endCursor }, onMore }: MoreButtonProps) {
  const { texts } = useSpeech();
  if (!hasNextPage || endCursor == null) return null;
  return (
    <button type="button" className="button more" onClick={() => void onMore({ variables: { after: endCursor } })}>
      {texts.loadMore}
    </button>
  );
}
