import { useState, type ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { CardsDocument, CategoriesDocument, CompanyNameDocument } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { SearchField } from '../parts/search-field.tsx';
import { DOCUMENT_TYPES, isFiltered, NO_FILTERS, ORDERS, type ListChoice } from './list-filter.ts';

interface ListFiltersProps {
  readonly choice: ListChoice;
  readonly onChoose: (patch: Partial<ListChoice>) => void;
}

interface FilterBarProps extends ListFiltersProps {
  /** What else can be done with the list. */
  readonly children: ReactNode;
}

/** The search field, and the filters beside it. */
export function ListFilters({ choice, onChoose, children }: FilterBarProps) {
  const { texts } = useSpeech();
  const [isOpen, setOpen] = useState(() => isFiltered({ ...choice, query: '', company: '', more: '' }));
  return (
    <div className="filters" role="search">
      <SearchField query={choice.query} hint={texts.searchHint} onSearch={(query) => onChoose({ query })} />
      <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.filters}
      </button>
      {children}
      {choice.company !== '' && <CompanyTag uid={choice.company} />}
      {choice.more !== '' && <span className="tag">{texts.moreFilters}</span>}
      {isFiltered(choice) && (
        <button type="button" className="text-button" onClick={() => onChoose(NO_FILTERS)}>
          {texts.clearFilters}
        </button>
      )}
      {isOpen && (
        <div className="filter-fields">
          <CategoryFilter choice={choice} onChoose={onChoose} />
          <TypeFilter choice={choice} onChoose={onChoose} />
          <CardFilter choice={choice} onChoose={onChoose} />
          <DayFilter name="from" label={texts.dateFrom} choice={choice} onChoose={onChoose} />
          <DayFilter name="to" label={texts.dateTo} choice={choice} onChoose={onChoose} />
          <OrderField choice={choice} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}

/** The company that the list is narrowed down to; its page leads here. */
function CompanyTag({ uid }: { readonly uid: string }) {
  const { data } = useQuery(CompanyNameDocument, { variables: { uid } });
  return <span className="tag">{data?.company?.name ?? '…'}</span>;
}

function CategoryFilter({ choice, onChoose }: ListFiltersProps) {
  const { texts } = useSpeech();
  const { data } = useQuery(CategoriesDocument);
  return (
    <label className="field">
      <span>{texts.category}</span>
      <select value={choice.category} onChange={(event) => onChoose({ category: event.target.value })}>
        <option value="">{texts.anyCategory}</option>
        {data?.categories?.map(({ uid, name }) => (
          <option key={uid} value={uid}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Only in accounts that have cards. */
function CardFilter({ choice, onChoose }: ListFiltersProps) {
  const { texts } = useSpeech();
  const { data } = useQuery(CardsDocument);
  const cards = data?.cards?.nodes ?? [];
  if (cards.length === 0) return null;
  return (
    <label className="field">
      <span>{texts.card}</span>
      <select value={choice.card} onChange={(event) => onChoose({ card: event.target.value })}>
        <option value="">{texts.anyCard}</option>
        {cards.map(({ uid, name }) => (
          <option key={uid} value={uid}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function TypeFilter({ choice, onChoose }: ListFiltersProps) {
  const { texts } = useSpeech();
  return (
    <label className="field">
      <span>{texts.f_documentType}</span>
      <select value={choice.type} onChange={(event) => onChoose({ type: event.target.value })}>
        <option value="">{texts.anyType}</option>
        {DOCUMENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {texts[`type_${type}`]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DayFilterProps extends ListFiltersProps {
  readonly name: 'from' | 'to';
  readonly label: string;
}

function DayFilter({ name, label, choice, onChoose }: DayFilterProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type="date" value={choice[name]} onChange={(event) => onChoose({ [name]: event.target.value })} />
    </label>
  );
}

function OrderField({ choice, onChoose }: ListFiltersProps) {
  const { texts } = useSpeech();
  const choose = (value: string) => {
    const order = ORDERS.find((name) => name === value);
    if (order) onChoose({ order });
  };
  return (
    <label className="field">
      <span>{texts.sortBy}</span>
      <select value={choice.order} onChange={(event) => choose(event.target.value)}>
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {texts[`sort_${order}`]}
          </option>
        ))}
      </select>
    </label>
  );
}
