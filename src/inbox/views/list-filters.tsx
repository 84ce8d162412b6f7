import { useState, type ReactNode } from 'react';
import { useSpeech } from '../language/language.ts';
import { DayField } from '../parts/day-field.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { FilterChips } from './filter-chips.tsx';
import { useFilterFields, type FilterField } from './filter-fields.ts';
import { isFiltered, NO_FILTERS, ORDERS, type ListChoice } from './list-filter.ts';

interface ListFiltersProps {
  readonly choice: ListChoice;
  readonly onChoose: (patch: Partial<ListChoice>) => void;
}

interface FilterBarProps extends ListFiltersProps {
  /** What else can be done with the list. */
  readonly children: ReactNode;
}

/** The search field, the filters beside it, and what the list is narrowed down to. */
export function ListFilters({ choice, onChoose, children }: FilterBarProps) {
  const { texts, format } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const fields = useFilterFields(choice, isOpen);
  const days = (['from', 'to'] as const).map((name) => {
    const label = name === 'from' ? texts.dateFrom : texts.dateTo;
    return { name, label, any: '', options: [[choice[name], format.day(choice[name])]] } as const;
  });
  return (
    <div className="filters" role="search">
      <SearchField query={choice.query} hint={texts.searchHint} onSearch={(query) => onChoose({ query })} />
      <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.filters}
      </button>
      {children}
      {isOpen && (
        <div className="filter-fields">
          {fields.map((field) => (
            <ChoiceField key={field.name} field={field} choice={choice} onChoose={onChoose} />
          ))}
          {days.map(({ name, label }) => (
            <DayField key={name} label={label} value={choice[name]} onChange={(day) => onChoose({ [name]: day })} />
          ))}
          <OrderField choice={choice} onChoose={onChoose} />
        </div>
      )}
      {isFiltered(choice) && (
        <div className="filter-chips">
          <FilterChips choice={choice} hidden={isOpen ? [] : [...fields, ...days]} onChoose={onChoose} />
          <button type="button" className="text-button" onClick={() => onChoose(NO_FILTERS)}>
            {texts.clearFilters}
          </button>
        </div>
      )}
    </div>
  );
}

function ChoiceField({ field, choice, onChoose }: ListFiltersProps & { readonly field: FilterField }) {
  const { name, label, any, options } = field;
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
