import { useEffect, useRef } from 'react';
import { useQuery } from '@apollo/client/react';
import { CardsDocument, CategoriesDocument, type WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { DAY_LIMITS } from '../parts/day-field.tsx';
import { CompanyPicker } from './company-picker.tsx';
import { nameCard, PAYMENT_TYPES, type EditorKind, type FieldDefinition } from './invoice-fields.ts';
import { DOCUMENT_TYPES } from './list-filter.ts';

interface ValueInputProps {
  readonly field: FieldDefinition;
  readonly invoice: WholeInvoiceFragment;
  /** As the user types it; a uid or a code where there is a choice. */
  readonly value: string;
  /** A supplier’s name to search for. */
  readonly sought: string | null;
  /** Whether what was entered cannot be saved. */
  readonly isInvalid: boolean;
  readonly onChange: (value: string) => void;
}

/** The input of a field with its label. */
export function ValueInput({ field, invoice, value, sought, isInvalid, onChange }: ValueInputProps) {
  const { texts } = useSpeech();
  const label = texts[`f_${field.name}`];
  if (field.editor === 'company')
    return <CompanyPicker label={label} company={invoice.company ?? null} sought={sought} onChange={onChange} />;
  return (
    <label className="field">
      <span>{label}</span>
      <PlainInput field={field} value={value} isInvalid={isInvalid} onChange={onChange} />
    </label>
  );
}

function PlainInput({ field, value, isInvalid, onChange }: Omit<ValueInputProps, 'invoice' | 'sought'>) {
  const ref = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const options = useOptions(field.editor);
  useEffect(() => ref.current?.focus(), []);
  const shared = {
    ref,
    value,
    'aria-invalid': isInvalid,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (options)
    return (
      <select {...shared}>
        <option value="">–</option>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    );
  if (field.editor === 'day') return <input {...shared} max={DAY_LIMITS.max} type="date" />;
  if (field.editor === 'amount') return <input {...shared} type="text" inputMode="decimal" className="figures" />;
  return <input {...shared} type="text" />;
}

/** The codes and names to choose from; undefined for a field that is typed. */
function useOptions(editor: EditorKind): readonly (readonly [code: string, name: string])[] | undefined {
  const { texts } = useSpeech();
  const categories = useQuery(CategoriesDocument, { skip: editor !== 'category' }).data?.categories ?? [];
  const cards = useQuery(CardsDocument, { skip: editor !== 'card' }).data?.cards?.nodes ?? [];
  switch (editor) {
    case 'category':
      return categories.map(({ uid, name }) => [uid, name]);
    case 'card':
      return cards.map((card) => [card.uid, nameCard(card)]);
    case 'documentType':
      return DOCUMENT_TYPES.map((type) => [type, texts[`type_${type}`]]);
    case 'paymentType':
      return PAYMENT_TYPES.map((type) => [type, texts[`pay_${type}`]]);
    default:
      return undefined;
  }
}
