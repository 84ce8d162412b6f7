import { useEffect, useState } from 'react';
import { useSpeech } from '../language/language.ts';
import { useDelayed } from '../client/use-delayed.ts';
import { Icon } from './icon.tsx';

interface SearchFieldProps {
  /** What is searched for now. */
  readonly query: string;
  readonly hint: string;
  readonly onSearch: (query: string) => void;
}

/** A field that searches while somebody types. */
export function SearchField({ query, hint, onSearch }: SearchFieldProps) {
  const { texts } = useSpeech();
  const [text, setText] = useState(query);
  const settled = useDelayed(text);
  useEffect(() => {
    if (settled === text && text !== query) onSearch(text);
  }, [settled]);
  // The search can be cleared, or replaced by a saved view, from outside.
  useEffect(() => setText(query), [query]);
  return (
    <label className="search">
      <span className="visually-hidden">{texts.search}</span>
      <Icon name="search" />
      <input
        id="search"
        type="search"
        value={text}
        placeholder={hint}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}
