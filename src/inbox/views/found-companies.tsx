import { useEffect, useRef } from 'react';
import { useSpeech } from '../language/language.ts';

/** A company as the picker shows it. */
export interface FoundCompany {
  readonly uid: string;
  readonly name: string;
  readonly taxNumber?: string | null;
}

interface FoundCompaniesProps {
  readonly id: string;
  readonly found: readonly FoundCompany[];
  /** The number of the one that Enter chooses. */
  readonly marked: number;
  readonly isShown: boolean;
  readonly onChoose: (company: FoundCompany) => void;
}

/** The companies that match what is typed (the listbox of the combobox). */
export function FoundCompanies({ id, found, marked, isShown, onChoose }: FoundCompaniesProps) {
  const { texts } = useSpeech();
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <ul ref={ref} id={id} role="listbox" aria-label={texts.companies} hidden={!isShown}>
      {found.map((one, index) => (
        <li
          key={one.uid}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <span>{one.name}</span>
          <span className="quiet figures">{one.taxNumber}</span>
        </li>
      ))}
    </ul>
  );
}
