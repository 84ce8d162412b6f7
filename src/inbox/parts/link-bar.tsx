import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';

interface LinkBarProps {
  readonly label: string;
  readonly className?: string;
  readonly links: readonly { readonly href: string; readonly name: string; readonly isCurrent: boolean }[];
}

/** Links to pages of equal rank. Where they do not fit beside each other, the current one is scrolled into view. */
export function LinkBar({ label, className, links }: LinkBarProps) {
  const ref = useRef<HTMLElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={ref} className={className} aria-label={label}>
      {links.map(({ href, name, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
