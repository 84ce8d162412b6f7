import type { ComponentProps, MouseEvent } from 'react';
import { go } from '../client/route.ts';

/** A link within the inbox, which the browser can also open in another tab. */
export function Link({ onClick, ...rest }: ComponentProps<'a'>) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    go(event.currentTarget.pathname + event.currentTarget.search);
  };
  return <a {...rest} onClick={follow} />;
}
