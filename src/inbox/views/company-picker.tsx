import { useEffect, useId, useRef } from 'react';
import { useSpeech } from '../language/language.ts';
import { FoundCompanies, type FoundCompany } from './found-companies.tsx';
import { NewCompany } from './new-company.tsx';
import { useCompanySearch } from './use-company-search.ts';

interface CompanyPickerProps {
  readonly label: string;
  /** The present one; null if there is none. */
  readonly company: FoundCompany | null;
  /** A name to search for. */
  readonly sought: string | null;
  /** Receives the uid of the chosen company; an empty text for none. */
  readonly onChange: (uid: string) => void;
}

/** Finds a company while its name or tax number is typed (ARIA combobox), and adds one that is missing. */
export function CompanyPicker({ label, company, sought, onChange }: CompanyPickerProps) {
  const { texts } = useSpeech();
  const ids = [useId(), useId()] as const;
  const input = useRef<HTMLInputElement>(null);
  const search = useCompanySearch(company?.name ?? '', onChange);
  const { text, found, marked, isShown } = search;
  const choose = (chosen: FoundCompany) => {
    search.choose(chosen);
    input.current?.focus();
  };
  useEffect(() => input.current?.select(), []);
  useEffect(() => {
    if (sought !== null) search.type(sought);
  }, [sought]);
  return (
    <div className="field picker">
      <label htmlFor={ids[0]}>{label}</label>
      <input
        ref={input}
        id={ids[0]}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isShown}
        aria-controls={ids[1]}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? `${ids[1]}-${marked}` : undefined}
        placeholder={texts.companyHint}
        value={text}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={search.onKeyDown}
      />
      <FoundCompanies id={ids[1]} found={found} marked={marked} isShown={isShown} onChoose={choose} />
      {search.hasAnswer && <NewCompany name={text.trim()} isMissing={found.length === 0} onAdded={choose} />}
    </div>
  );
}
