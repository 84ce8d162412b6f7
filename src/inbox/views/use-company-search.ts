import { useState, type KeyboardEvent } from 'react';
import { useQuery } from '@apollo/client/react';
import { useDelayed } from '../client/use-delayed.ts';
import { FoundCompaniesDocument } from '../generated/graphql.ts';
import type { FoundCompany } from './found-companies.tsx';

/** What is typed to find a company, and what is found. */
interface CompanySearch {
  readonly text: string;
  readonly found: readonly FoundCompany[];
  /** The number of the one that Enter chooses. */
  readonly marked: number;
  /** Whether the list of the found ones is open. */
  readonly isShown: boolean;
  /** Whether the search for a text has ended. */
  readonly hasAnswer: boolean;
  readonly type: (text: string) => void;
  readonly choose: (company: FoundCompany) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Searches while somebody types, and moves through what is found by the arrow keys. @param onChange receives the uid of the chosen company; an empty text for none */
export function useCompanySearch(name: string, onChange: (uid: string) => void): CompanySearch {
  const [text, setText] = useState(name);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const query = useDelayed(text.trim());
  const { data, previousData, loading } = useQuery(FoundCompaniesDocument, { variables: { query }, skip: !isOpen });
  const found: readonly FoundCompany[] = (data ?? previousData)?.companies?.nodes ?? [];
  const type = (wanted: string) => {
    setText(wanted);
    setMarked(0);
    setOpen(true);
    if (wanted.trim() === '') onChange('');
  };
  const choose = (company: FoundCompany) => {
    setText(company.name);
    setOpen(false);
    onChange(company.uid);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const one = found[marked];
    if (step !== undefined) {
      setOpen(true);
      setMarked(Math.min(found.length - 1, Math.max(0, marked + (isOpen ? step : 0))));
    } else if (event.key === 'Enter' && isOpen && one) choose(one);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else return;
    event.preventDefault();
  };
  const isShown = isOpen && found.length > 0;
  return { text, found, marked, isShown, hasAnswer: isOpen && !loading && query !== '', type, choose, onKeyDown };
}
