import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useQuery } from '@apollo/client/react';
import { useDelayed } from '../client/use-delayed.ts';
import { useSend } from '../client/use-send.ts';
import { CreateCompanyDocument, FoundCompaniesDocument, ViewerDocument } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { describeProblems } from '../language/refusal.ts';
import { Icon } from '../parts/icon.tsx';
import { canAdminister } from '../parts/user-menu.tsx';
import { Refusal } from '../parts/refusal.tsx';

interface FoundCompany {
  readonly uid: string;
  readonly name: string;
  readonly taxNumber?: string | null;
}

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
  const [text, setText] = useState(company?.name ?? '');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const query = useDelayed(text.trim());
  const { data, previousData, loading } = useQuery(FoundCompaniesDocument, { variables: { query }, skip: !isOpen });
  const found: readonly FoundCompany[] = (data ?? previousData)?.companies?.nodes ?? [];
  const search = (wanted: string) => {
    setText(wanted);
    setMarked(0);
    setOpen(true);
    if (wanted.trim() === '') onChange('');
  };
  const choose = ({ uid, name }: FoundCompany) => {
    setText(name);
    setOpen(false);
    onChange(uid);
    input.current?.focus();
  };
  useEffect(() => input.current?.select(), []);
  useEffect(() => {
    if (sought !== null) search(sought);
  }, [sought]);
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
        onChange={({ target }) => search(target.value)}
        onKeyDown={onKeyDown}
      />
      <FoundList id={ids[1]} found={found} marked={marked} isShown={isShown} onChoose={choose} />
      {isOpen && !loading && query !== '' && (
        <NewCompany name={text.trim()} isMissing={found.length === 0} onAdded={choose} />
      )}
    </div>
  );
}

interface FoundListProps {
  readonly id: string;
  readonly found: readonly FoundCompany[];
  /** The number of the one that Enter chooses. */
  readonly marked: number;
  readonly isShown: boolean;
  readonly onChoose: (company: FoundCompany) => void;
}

function FoundList({ id, found, marked, isShown, onChoose }: FoundListProps) {
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

interface NewCompanyProps {
  readonly name: string;
  /** Whether no company was found. */
  readonly isMissing: boolean;
  readonly onAdded: (company: FoundCompany) => void;
}

function NewCompany({ name, isMissing, onAdded }: NewCompanyProps) {
  const { texts } = useSpeech();
  const viewer = useQuery(ViewerDocument, { fetchPolicy: 'cache-only' }).data?.viewer;
  const { send, problems } = useSend();
  const add = async () => {
    const company = (await send(CreateCompanyDocument, { input: { name } }))?.createCompany?.company;
    if (company) onAdded(company);
  };
  return (
    <div className="picker-foot">
      {isMissing && (
        <p className="quiet" role="status">
          {texts.noCompanyFound}
        </p>
      )}
      {viewer && canAdminister(viewer) && name !== '' && (
        <button type="button" className="text-button" onClick={() => void add()}>
          <Icon name="plus" />
          {texts.addCompany}: “{name}”
        </button>
      )}
      <Refusal reason={describeProblems(problems, texts)} />
    </div>
  );
}
