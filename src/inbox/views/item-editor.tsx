import type { SyntheticEvent } from 'react';
import {
  CreateItemDocument,
  DeleteItemDocument,
  UpdateItemDocument,
  type WholeInvoiceFragment,
} from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useSave } from './use-save.ts';
import { Refusal } from '../parts/refusal.tsx';

type Item = WholeInvoiceFragment['items'][number];

interface ItemEditorProps {
  readonly invoice: WholeInvoiceFragment;
  /** Null for a new item. */
  readonly item: Item | null;
  readonly onClose: () => void;
}

const NAMES = ['name', 'description', 'quantity', 'vatRate', 'totalPrice'] as const;

const isDecimal = (name: string) => name !== 'name' && name !== 'description';

/** Adds, changes or removes a line of the invoice. */
export function ItemEditor({ invoice, item, onClose }: ItemEditorProps) {
  const { texts, format } = useSpeech();
  const { save, isSaving, problem } = useSave();
  const target = { invoiceUid: invoice.uid, expectedVersion: invoice.version };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string, text: string) => (isDecimal(name) ? format.parse(text) : text.trim()) || null;
    const values = Object.fromEntries(NAMES.map((name) => [name, read(name, String(form.get(name)))]));
    const isSaved = item
      ? await save(UpdateItemDocument, { input: { ...target, ...values, uid: item.uid } })
      : await save(CreateItemDocument, { input: { ...target, ...values } });
    if (isSaved) onClose();
  };
  const remove = async () => {
    if (item && (await save(DeleteItemDocument, { input: { ...target, uid: item.uid } }))) onClose();
  };
  const labels = [texts.itemName, texts.details, texts.quantity, texts.vatRate, texts.gross];
  return (
    <Dialog title={item ? texts.edit : texts.addItem} onClose={onClose}>
      <form className="item-form" onSubmit={(event) => void submit(event)}>
        {NAMES.map((name, index) => (
          <label key={name} className="field" data-name={name}>
            <span>{labels[index]}</span>
            <input
              name={name}
              defaultValue={isDecimal(name) ? format.typed(item?.[name]) : (item?.[name] ?? '')}
              inputMode={isDecimal(name) ? 'decimal' : 'text'}
            />
          </label>
        ))}
        <Refusal reason={problem} />
        <footer>
          {item && (
            <button type="button" className="text-button danger" onClick={() => void remove()}>
              {texts.delete}
            </button>
          )}
          <span className="spacer" />
          <button type="button" className="button" onClick={onClose}>
            {texts.cancel}
          </button>
          <button type="submit" className="button primary" aria-disabled={isSaving}>
            {texts.save}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
