import { useQuery } from '@apollo/client/react';
import { CompanyNameDocument } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Chip } from '../parts/chip.tsx';
import type { FilterField } from './filter-fields.ts';
import { readMore, type FilterName, type ListChoice } from './list-filter.ts';
import { countConditions } from './saved-filter.ts';

interface FilterChipsProps {
  readonly choice: ListChoice;
  /** The filters whose fields are hidden. */
  readonly hidden: readonly FilterField[];
  readonly onRemove: (name: FilterName) => void;
}

/** What the list is narrowed down to without a field that shows it, so that no filter goes unseen. */
export function FilterChips({ choice, hidden, onRemove }: FilterChipsProps) {
  return (
    <>
      {choice.company !== '' && <CompanyChip uid={choice.company} onRemove={() => onRemove('company')} />}
      {hidden
        .filter(({ name }) => choice[name] !== '')
        .map(({ name, label, options }) => {
          const text = options.find(([value]) => value === choice[name])?.[1] ?? '…';
          return <Chip key={name} text={`${label}: ${text}`} onRemove={() => onRemove(name)} />;
        })}
      {choice.more !== '' && <FurtherChip more={choice.more} onRemove={() => onRemove('more')} />}
    </>
  );
}

interface CompanyChipProps {
  readonly uid: string;
  readonly onRemove: () => void;
}

/** The company whose page leads here. */
function CompanyChip({ uid, onRemove }: CompanyChipProps) {
  const { data } = useQuery(CompanyNameDocument, { variables: { uid } });
  return <Chip text={data?.company?.name ?? '…'} onRemove={onRemove} />;
}

interface FurtherChipProps {
  /** The conditions, as the address has them. */
  readonly more: string;
  readonly onRemove: () => void;
}

/** The conditions of a saved view that the page has no fields for. */
function FurtherChip({ more, onRemove }: FurtherChipProps) {
  const { texts, format } = useSpeech();
  const count = countConditions(readMore(more));
  const noun = count === 1 ? texts.furtherCondition : texts.furtherConditions;
  return <Chip text={`${format.count(count)} ${noun}`} onRemove={onRemove} />;
}
