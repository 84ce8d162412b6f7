import { useQuery } from '@apollo/client/react';
import { CardsDocument, CategoriesDocument } from '../generated/graphql.ts';
import { useSpeech, type Texts } from '../language/language.ts';
import { CHECKS, DOCUMENT_TYPES, OPTIONAL_VALUES, type FilterName, type ListChoice } from './list-filter.ts';

/** A filter of the list with a field of its own. */
export interface FilterField {
  readonly name: FilterName;
  readonly label: string;
  /** What stands for no filter. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** The filters with a few values each. @param isOpen whether all of them are shown, and not only those in use */
export function useFilterFields({ category, card }: ListChoice, isOpen: boolean): readonly FilterField[] {
  const { texts } = useSpeech();
  const { data: known } = useQuery(CategoriesDocument, { skip: !isOpen && category === '' });
  const { data: owned } = useQuery(CardsDocument, { skip: !isOpen && card === '' });
  const categories = (known?.categories ?? []).map(({ uid, name }) => [uid, name] as const);
  const cards = (owned?.cards?.nodes ?? []).map(({ uid, name }) => [uid, name] as const);
  const types = DOCUMENT_TYPES.map((type) => [type, texts[`type_${type}`]] as const);
  const missing = OPTIONAL_VALUES.map((name) => [name, describeValue(name, texts)] as const);
  return [
    { name: 'category', label: texts.category, any: texts.anyCategory, options: categories },
    { name: 'type', label: texts.f_documentType, any: texts.anyType, options: types },
    // Many accounts have no cards.
    ...(cards.length > 0 || card !== ''
      ? [{ name: 'card' as const, label: texts.card, any: texts.anyCard, options: cards }]
      : []),
    { name: 'check', label: texts.checks, any: texts.anyCheck, options: listChecks(texts) },
    { name: 'missing', label: texts.missing, any: texts.nothingMissing, options: missing },
  ];
}

function listChecks(texts: Texts): FilterField['options'] {
  return [
    ['ANY', texts.checksFound],
    ['NONE', texts.nothingFoundWrong],
    ...CHECKS.map((code) => [code, texts[`check_${code}`]] as const),
  ];
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
