import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useQuery } from '@apollo/client/react';
import {
  CategoriesDocument,
  UpdateInvoiceDocument,
  type UpdateInvoiceInput,
  type WholeInvoiceFragment,
} from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { PAYMENT_TYPES, type FieldDefinition } from './invoice-fields.ts';
import type { FieldFocus } from './invoice-view.tsx';
import { DOCUMENT_TYPES } from './list-filter.ts';
import { useSave } from './use-save.ts';

const MAX_CANDIDATES = 6;

interface FieldEditorProps {
  readonly field: FieldDefinition;
  readonly invoice: WholeInvoiceFragment;
  readonly focus: FieldFocus;
  readonly onFocus: (patch: Partial<FieldFocus>) => void;
}

/** Sets a field: by typing, by choosing another value that was found, or by a click on its place on the page. */
export function FieldEditor({ field, invoice, focus, onFocus }: FieldEditorProps) {
  const { texts } = useSpeech();
  const { save, isSaving, problem } = useSave();
  const [value, setValue] = useState(field.read(invoice) ?? '');
  useEffect(() => {
    if (focus.picked !== null) setValue(fitPicked(field, focus.picked));
  }, [focus.picked]);
  const close = () => onFocus({ edited: null, active: null, picked: null });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const change = { [field.name]: value.trim() === '' ? null : value.trim() } as Partial<UpdateInvoiceInput>;
    const input = { uid: invoice.uid, expectedVersion: invoice.version, ...change };
    if (await save(UpdateInvoiceDocument, { input })) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <li className="field-editor">
      <form onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
        <label className="field">
          <span>{texts[`f_${field.name}`]}</span>
          <ValueInput field={field} value={value} onChange={setValue} />
        </label>
        <Candidates field={field} invoice={invoice} onChoose={(found) => setValue(fitPicked(field, found))} />
        {problem !== null && (
          <p className="form-error" role="alert">
            {problem}
          </p>
        )}
        <footer>
          <button type="button" className="button" onClick={close}>
            {texts.cancel}
          </button>
          <button type="submit" className="button primary" aria-disabled={isSaving}>
            {texts.save}
          </button>
        </footer>
      </form>
    </li>
  );
}

/** Candidates have the codes of REST, in lower case; the input takes those of GraphQL. */
function fitPicked({ editor }: FieldDefinition, picked: string): string {
  return editor === 'documentType' || editor === 'paymentType' ? picked.toUpperCase() : picked;
}

interface ValueInputProps {
  readonly field: FieldDefinition;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueInput({ field, value, onChange }: ValueInputProps) {
  const { texts } = useSpeech();
  const ref = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const { data } = useQuery(CategoriesDocument, { skip: field.editor !== 'category' });
  useEffect(() => ref.current?.focus(), []);
  const shared = { ref, value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  const choices = {
    category: data?.categories?.map(({ uid, name }) => [uid, name] as const) ?? [],
    documentType: DOCUMENT_TYPES.map((type) => [type, texts[`type_${type}`]] as const),
    paymentType: PAYMENT_TYPES.map((type) => [type, texts[`pay_${type}`]] as const),
  };
  switch (field.editor) {
    case 'category':
    case 'documentType':
    case 'paymentType':
      return (
        <select {...shared}>
          <option value="">–</option>
          {choices[field.editor].map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      );
    case 'day':
      return <input {...shared} type="date" />;
    case 'amount':
      return <input {...shared} type="text" inputMode="decimal" className="figures" />;
    default:
      return <input {...shared} type="text" />;
  }
}

interface CandidatesProps extends Pick<FieldEditorProps, 'field' | 'invoice'> {
  readonly onChoose: (value: string) => void;
}

function Candidates({ field, invoice, onChoose }: CandidatesProps) {
  const { texts, format } = useSpeech();
  const { candidates = [] } = invoice.extraction.find((one) => one.field === field.extracted) ?? {};
  const best = new Map<string, number>();
  for (const { value, confidence } of candidates)
    if (value != null) best.set(value, Math.max(confidence ?? 0, best.get(value) ?? 0));
  if (best.size === 0) return null;
  return (
    <div className="candidates" role="group" aria-label={texts.otherValues}>
      <p className="quiet small">{texts.pickHint}</p>
      {[...best].slice(0, MAX_CANDIDATES).map(([value, confidence]) => (
        <button key={value} type="button" className="chip" onClick={() => onChoose(value)}>
          {value} <span className="quiet">{format.count(Math.round(confidence * 100))} %</span>
        </button>
      ))}
    </div>
  );
}
