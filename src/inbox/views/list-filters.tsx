import { useState, type ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { CardsDocument, CategoriesDocument, CompanyNameDocument } from '../generated/graphql.ts';
import { useSpeech, type Texts } from '../language/language.ts';
import { SearchField } from '../parts/search-field.tsx';
import {
  CHECKS,
  DOCUMENT_TYPES,
  isFiltered,
  NO_FILTERS,
  OPTIONAL_VALUES,
  ORDERS,
  type FilterName,
  type ListChoice,
} from './list-filter.ts';

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
          <CheckFilter choice={choice} onChoose={onChoose} />
          <MissingFilter choice={choice} onChoose={onChoose} />
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

interface ChoiceFilterProps extends ListFiltersProps {
  readonly name: FilterName;
  readonly label: string;
  /** What stands for no filter. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

function ChoiceFilter({ name, label, any, options, choice, onChoose }: ChoiceFilterProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={choice[name]} onChange={(event) => onChoose({ [name]: event.target.value })}>
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function CategoryFilter(props: ListFiltersProps) {
  const { texts } = useSpeech();
  const { data } = useQuery(CategoriesDocument);
  const options = (data?.categories ?? []).map(({ uid, name }) => [uid, name] as const);
  return <ChoiceFilter {...props} name="category" label={texts.category} any={texts.anyCategory} options={options} />;
}

/** Only in accounts that have cards. */
function CardFilter(props: ListFiltersProps) {
  const { texts } = useSpeech();
  const { data } = useQuery(CardsDocument);
  const options = (data?.cards?.nodes ?? []).map(({ uid, name }) => [uid, name] as const);
  if (options.length === 0) return null;
  return <ChoiceFilter {...props} name="card" label={texts.card} any={texts.anyCard} options={options} />;
}

function TypeFilter(props: ListFiltersProps) {
  const { texts } = useSpeech();
  const options = DOCUMENT_TYPES.map((type) => [type, texts[`type_${type}`]] as const);
  return <ChoiceFilter {...props} name="type" label={texts.f_documentType} any={texts.anyType} options={options} />;
}

function CheckFilter(props: ListFiltersProps) {
  const { texts } = useSpeech();
  const options = [
    ['ANY', texts.checksFound],
    ['NONE', texts.nothingFoundWrong],
    ...CHECKS.map((code) => [code, texts[`check_${code}`]] as const),
  ] as const;
  return <ChoiceFilter {...props} name="check" label={texts.checks} any={texts.anyCheck} options={options} />;
}

function MissingFilter(props: ListFiltersProps) {
  const { texts } = useSpeech();
  const options = OPTIONAL_VALUES.map((name) => [name, describeValue(name, texts)] as const);
  return <ChoiceFilter {...props} name="missing" label={texts.missing} any={texts.nothingMissing} options={options} />;
}

function describeValue(name: (typeof OPTIONAL_VALUES)[number], texts: Texts): string {
  switch (name) {
    case 'company':
      return texts.supplier;
    case 'category':
      return texts.category;
    default:
      return texts[`f_${name}`];
  }
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
