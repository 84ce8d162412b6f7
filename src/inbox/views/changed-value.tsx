import { useQuery } from '@apollo/client/react';
import { CardsDocument, CategoriesDocument, CompanyNameDocument } from '../generated/graphql.ts';
import { useSpeech, type Speech } from '../language/language.ts';
import { STATUSES } from './statistics/stack-pieces.ts';
import { FIELD_GROUPS, nameCard, showFound } from './invoice-fields.ts';

interface ChangedValueProps {
  /** As the history names it. */
  readonly field: string;
  readonly value: string | null | undefined;
  readonly currency: string | null | undefined;
}

const FIELDS = FIELD_GROUPS.flatMap(({ fields }) => fields);
const UID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A former or new value in the history, as people read it; a company, category or card by its name. */
export function ChangedValue({ field, value, currency }: ChangedValueProps) {
  const speech = useSpeech();
  if (field === 'approvementStatus') return nameStatus(value, speech);
  if (field === 'quantity' || field === 'vatRate') return showDecimal(field, value, speech);
  const definition = FIELDS.find(({ name }) => name === field || name === `${field}Uid`);
  if (value == null || !definition) return value;
  if (UID.test(value)) {
    switch (definition.editor) {
      case 'company':
        return <CompanyName uid={value} />;
      case 'category':
        return <CategoryName uid={value} />;
      case 'card':
        return <CardName uid={value} />;
      default:
    }
  }
  return value === '–' ? value : showFound(definition, value, currency, speech);
}

function nameStatus(value: string | null | undefined, { texts }: Speech): string {
  const status = STATUSES.find((name) => name === value?.toUpperCase());
  return status ? texts[`status_${status}`] : '–';
}

function showDecimal(field: 'quantity' | 'vatRate', value: string | null | undefined, { format }: Speech): string {
  if (value === '–') return value;
  return field === 'quantity' ? format.decimal(value) : format.percent(value);
}

interface NameProps {
  readonly uid: string;
}

function CompanyName({ uid }: NameProps) {
  return useQuery(CompanyNameDocument, { variables: { uid } }).data?.company?.name ?? '…';
}

function CategoryName({ uid }: NameProps) {
  return useQuery(CategoriesDocument).data?.categories?.find((category) => category.uid === uid)?.name ?? '…';
}

function CardName({ uid }: NameProps) {
  const card = useQuery(CardsDocument).data?.cards?.nodes.find((one) => one.uid === uid);
  return card ? nameCard(card) : '…';
}
