import { useEffect, useState } from 'react';

const TYPING_MILLISECONDS = 200;

/** A text once nobody has changed it for a moment, so that not each key asks the service. */
export function useDelayed(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
