import { useEffect } from 'react';

/** Names the page in the browser's tab and for screen readers. @param title null leaves that to another part of the page */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} – Invoice Graph`;
  }, [title]);
}
