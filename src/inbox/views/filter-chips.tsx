import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { CompanyNameDocument, type InvoiceFilter } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Chip } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { ConditionList, DescribedCondition } from './condition-list.tsx';
import { describeMember, listMembers, type DescribedMember } from './filter-conditions.ts';
import type { FilterField } from './filter-fields.ts';
import { readMore, type ListChoice } from './list-filter.ts';
import { countConditions } from './saved-filter.ts';

interface FilterChipsProps {
  readonly choice: ListChoice;
  /** The filters whose fields are hidden. */
  readonly hidden: readonly FilterField[];
  readonly onChoose: (patch: Partial<ListChoice>) => void;
}

/** What the list is narrowed down to without a field that shows it, so that no filter goes unseen. */
export function FilterChips({ choice, hidden, onChoose }: FilterChipsProps) {
  return (
    <>
      {choice.company !== '' && <CompanyChip uid={choice.company} onRemove={() => onChoose({ company: '' })} />}
      {hidden
        .filter(({ name }) => choice[name] !== '')
        .map(({ name, label, options }) => {
          const text = options.find(([value]) => value === choice[name])?.[1] ?? '…';
          return <Chip key={name} text={`${label}: ${text}`} onRemove={() => onChoose({ [name]: '' })} />;
        })}
      {choice.more !== '' && <FurtherChips more={choice.more} onChange={(more) => onChoose({ more })} />}
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

interface FurtherChipsProps {
  /** The conditions, as the address has them. */
  readonly more: string;
  readonly onChange: (more: string) => void;
}

/** The conditions that the page has no fields for: each in words, and those that are nested together. */
function FurtherChips({ more, onChange }: FurtherChipsProps) {
  const speech = useSpeech();
  const filter = readMore(more);
  const members = listMembers(filter);
  const nested = keepNested(filter);
  const keep = (kept: InvoiceFilter) => onChange(Object.keys(kept).length === 0 ? '' : JSON.stringify(kept));
  return (
    <>
      {members.map((member) => {
        const condition = describeMember(member, speech);
        const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== member[0]));
        return (
          <Chip key={member[0]} text={describeShortly(condition)} onRemove={() => keep(rest)}>
            <DescribedCondition condition={condition} />
          </Chip>
        );
      })}
      {Object.keys(nested).length > 0 && (
        <NestedChip filter={nested} onRemove={() => keep(Object.fromEntries(members))} />
      )}
    </>
  );
}

interface NestedChipProps {
  readonly filter: InvoiceFilter;
  readonly onRemove: () => void;
}

/** The number of the conditions, and a button that lists them. */
function NestedChip({ filter, onRemove }: NestedChipProps) {
  const { texts, format } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const count = countConditions(filter);
  const text = `${format.count(count)} ${count === 1 ? texts.furtherCondition : texts.furtherConditions}`;
  return (
    <>
      <Chip text={text} onRemove={onRemove}>
        <button type="button" aria-expanded={isOpen} title={texts.showConditions} onClick={() => setOpen(!isOpen)}>
          {text}
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </Chip>
      {isOpen && <ConditionList filter={filter} />}
    </>
  );
}

function keepNested({ and, or, not }: InvoiceFilter): InvoiceFilter {
  return { ...(and && { and }), ...(or && { or }), ...(not && { not }) };
}

function describeShortly({ label, text }: DescribedMember): string {
  return text === '' ? label : `${label}: ${text}`;
}
