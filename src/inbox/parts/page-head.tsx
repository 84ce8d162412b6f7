import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { usePageTitle } from './page-title.ts';

interface PageHeadProps {
  readonly title: string;
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}

/** The title of a page or of its part, with the buttons that belong to it. */
export function PageHead({ title, level = 1, children }: PageHeadProps) {
  const Heading = `h${level}` as const;
  usePageTitle(level === 1 ? title : null);
  return (
    <header className="page-head">
      <Heading>{title}</Heading>
      {children}
    </header>
  );
}

export function AddButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="button primary" onClick={onClick}>
      <Icon name="plus" />
      {label}
    </button>
  );
}
