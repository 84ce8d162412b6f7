import { Fragment, type ReactNode } from 'react';
import type { InvoiceFilter } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { describeMember, listMembers, type DescribedMember } from './filter-conditions.ts';
import { RecordName } from './record-name.tsx';

/** The conditions of a filter in words, with those of the filters within it; all of them have to hold. */
export function ConditionList({ filter }: { readonly filter: InvoiceFilter }) {
  return (
    <ul className="conditions">
      {listLines(filter).map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

/** A filter that `and` holds adds its conditions to those beside it. */
function listLines(filter: InvoiceFilter): ReactNode[] {
  const { and, or, not } = filter;
  return [
    ...listMembers(filter).map((member) => <Condition member={member} />),
    ...(and ?? []).flatMap(listLines),
    ...(or ? [<AnyOf filters={or} />] : []),
    ...(not ? [<Except filter={not} />] : []),
  ];
}

function Condition({ member }: { readonly member: Parameters<typeof describeMember>[0] }) {
  return <DescribedCondition condition={describeMember(member, useSpeech())} />;
}

/** A condition with its label. */
export function DescribedCondition({ condition: { label, text, records } }: { readonly condition: DescribedMember }) {
  return (
    <>
      {label}: {text}
      {records?.uids.map((uid, index) => (
        <Fragment key={uid}>
          {index > 0 && ', '}
          <RecordName kind={records.kind} uid={uid} />
        </Fragment>
      ))}
    </>
  );
}

function AnyOf({ filters }: { readonly filters: readonly InvoiceFilter[] }) {
  const { texts } = useSpeech();
  if (filters.length === 0) return texts.matchesNothing;
  return (
    <>
      {texts.anyOfThese}
      <ul>
        {filters.map((filter, index) => (
          <li key={index}>
            <Alternative filter={filter} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One condition stands in its line; several have lines of their own. */
function Alternative({ filter }: { readonly filter: InvoiceFilter }) {
  const { texts } = useSpeech();
  const lines = listLines(filter);
  if (lines.length === 0) return texts.matchesEverything;
  if (lines.length === 1) return lines[0];
  return (
    <>
      {texts.allOfThese}
      <ConditionList filter={filter} />
    </>
  );
}

function Except({ filter }: { readonly filter: InvoiceFilter }) {
  const { texts } = useSpeech();
  return (
    <>
      {texts.exceptWhere} <Alternative filter={filter} />
    </>
  );
}
