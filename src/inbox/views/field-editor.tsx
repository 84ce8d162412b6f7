import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { UpdateInvoiceDocument, type UpdateInvoiceInput, type WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech, type Speech } from '../language/language.ts';
import { findMistake } from './find-mistake.ts';
import { showFound, showValue, type FieldDefinition } from './invoice-fields.ts';
import type { FieldFocus } from './field-focus.ts';
import { Conflict } from './conflict.tsx';
import { useCarefulSave } from './use-careful-save.ts';
import { ValueInput } from './value-input.tsx';
import { SaveButtons } from '../parts/save-buttons.tsx';
import { Refusal } from '../parts/refusal.tsx';

const MAX_CANDIDATES = 6;

/** Keeps what is being edited, before another field is. @returns whether it is kept, or was not changed */
export type Leave = () => Promise<boolean>;

interface FieldEditorProps {
  readonly field: FieldDefinition;
  readonly invoice: WholeInvoiceFragment;
  readonly focus: FieldFocus;
  readonly onFocus: (patch: Partial<FieldFocus>) => void;
  /** Receives what keeps the value; null once the editor is closed. */
  readonly onLeave: (leave: Leave | null) => void;
}

/** Sets a field: by typing, by choosing another value that was found, or by a click on its place on the page. */
export function FieldEditor({ field, invoice, focus, onFocus, onLeave }: FieldEditorProps) {
  const speech = useSpeech();
  const { save, isSaving, problem, theirs } = useCarefulSave(invoice, (one) => field.read(one) ?? '');
  const [initial] = useState(() => toTyped(field, field.read(invoice) ?? '', speech));
  const [value, setValue] = useState(initial);
  const [mistake, setMistake] = useState<string | null>(null);
  /** A supplier’s name that was found, to search for. */
  const [sought, setSought] = useState<string | null>(null);
  const take = (found: string) => {
    if (field.editor === 'company') setSought(found);
    else setValue(toTyped(field, found, speech));
  };
  useEffect(() => {
    if (focus.picked !== null) take(focus.picked);
  }, [focus.picked]);
  const close = () => onFocus({ edited: null, left: field, active: null, picked: null });
  const keep = async () => {
    const text = field.editor === 'amount' ? speech.format.parse(value) : value.trim();
    const found = findMistake(field.editor, text, speech);
    setMistake(found);
    if (found !== null) return false;
    const change = { [field.name]: text === '' ? null : text } as Partial<UpdateInvoiceInput>;
    return save(UpdateInvoiceDocument, (expectedVersion) => ({
      input: { uid: invoice.uid, expectedVersion, ...change },
    }));
  };
  useEffect(() => onLeave(async () => value === initial || keep()));
  useEffect(() => () => onLeave(null), []);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await keep()) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <li ref={ref} className="field-editor">
      <form noValidate onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
        <ValueInput
          field={field}
          invoice={invoice}
          value={value}
          sought={sought}
          isInvalid={mistake !== null}
          onChange={setValue}
        />
        <Refusal reason={mistake ?? (theirs ? null : problem)} />
        <Candidates field={field} invoice={invoice} onChoose={take} />
        {theirs ? (
          <Conflict theirs={showValue(field, theirs, speech)} isSaving={isSaving} onKeep={close} />
        ) : (
          <footer>
            <SaveButtons isSaving={isSaving} onCancel={close} />
          </footer>
        )}
      </form>
    </li>
  );
}

/** What the input holds for a value of the API. Candidates have the codes of REST, in lower case; the input takes those of GraphQL. */
function toTyped({ editor }: FieldDefinition, value: string, { format }: Speech): string {
  if (editor === 'amount') return format.typed(value);
  return editor === 'documentType' || editor === 'paymentType' ? value.toUpperCase() : value;
}

interface CandidatesProps extends Pick<FieldEditorProps, 'field' | 'invoice'> {
  readonly onChoose: (value: string) => void;
}

function Candidates({ field, invoice, onChoose }: CandidatesProps) {
  const speech = useSpeech();
  const { texts, format } = speech;
  const hintId = useRef(`hint-${field.name}`).current;
  const { candidates = [] } = invoice.extraction.find((one) => one.field === field.extracted) ?? {};
  const best = new Map<string, number>();
  for (const { value, confidence } of candidates)
    if (value != null) best.set(value, Math.max(confidence ?? 0, best.get(value) ?? 0));
  if (best.size === 0) return null;
  const hasPlaces = candidates.some(({ box }) => box != null);
  return (
    <div className="candidates" role="group" aria-label={texts.otherValues} aria-describedby={hintId}>
      <p id={hintId} className="quiet small">
        {hasPlaces ? texts.pickHint : texts.otherValues}
      </p>
      {[...best].slice(0, MAX_CANDIDATES).map(([value, confidence]) => (
        <button key={value} type="button" className="chip" onClick={() => onChoose(value)}>
          {showFound(field, value, invoice.currency, speech)}{' '}
          <span className="quiet">{format.count(Math.round(confidence * 100))} %</span>
        </button>
      ))}
    </div>
  );
}
