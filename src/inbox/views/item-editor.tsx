import { useState, type SyntheticEvent } from 'react';
import { ProblemsContext, type Problem } from '../client/problems.ts';
import {
  CreateItemDocument,
  DeleteItemDocument,
  UpdateItemDocument,
  type WholeInvoiceFragment,
} from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { Conflict } from './conflict.tsx';
import { describeItem, findMistakes, isDecimal, ITEM_FIELDS, labelItem, readItem } from './item-values.ts';
import { useCarefulSave } from './use-careful-save.ts';
import { Refusal } from '../parts/refusal.tsx';
import { SaveButtons } from '../parts/save-buttons.tsx';

type Item = WholeInvoiceFragment['items'][number];

interface ItemEditorProps {
  readonly invoice: WholeInvoiceFragment;
  /** Null for a new item. */
  readonly item: Item | null;
  readonly onClose: () => void;
}

/** Adds, changes or removes a line of the invoice. */
export function ItemEditor({ invoice, item, onClose }: ItemEditorProps) {
  const speech = useSpeech();
  const { texts, format } = speech;
  const find = (one: WholeInvoiceFragment) => one.items.find(({ uid }) => uid === item?.uid);
  const describe = (one: WholeInvoiceFragment) => describeItem(find(one), speech);
  const { save, isSaving, problem, theirs } = useCarefulSave(invoice, describe);
  const [mistakes, setMistakes] = useState<readonly Problem[]>([]);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readItem(new FormData(event.currentTarget), speech);
    const found = findMistakes(values, speech);
    setMistakes(found);
    if (found.length > 0) return;
    const target = { invoiceUid: invoice.uid, ...values };
    const isSaved = item
      ? await save(UpdateItemDocument, (expectedVersion) => ({ input: { ...target, expectedVersion, uid: item.uid } }))
      : await save(CreateItemDocument, (expectedVersion) => ({ input: { ...target, expectedVersion } }));
    if (isSaved) onClose();
  };
  const remove = async () => {
    if (!item) return;
    const target = { invoiceUid: invoice.uid, uid: item.uid };
    if (await save(DeleteItemDocument, (expectedVersion) => ({ input: { ...target, expectedVersion } }))) onClose();
  };
  const labels = labelItem(texts);
  return (
    <Dialog title={item ? texts.edit : texts.addItem} onClose={onClose}>
      <form className="item-form" onSubmit={(event) => void submit(event)}>
        <ProblemsContext value={mistakes}>
          {ITEM_FIELDS.map((name) => (
            <div key={name} data-name={name}>
              <TextField
                name={name}
                label={labels[name]}
                defaultValue={isDecimal(name) ? format.typed(item?.[name]) : (item?.[name] ?? '')}
                inputMode={isDecimal(name) ? 'decimal' : 'text'}
              />
            </div>
          ))}
        </ProblemsContext>
        {theirs ? (
          <Conflict theirs={describe(theirs)} isSaving={isSaving} onKeep={onClose} />
        ) : (
          <>
            <Refusal reason={problem} />
            <footer>
              {item && (
                <button type="button" className="text-button danger" onClick={() => void remove()}>
                  {texts.delete}
                </button>
              )}
              <span className="spacer" />
              <SaveButtons isSaving={isSaving} onCancel={onClose} />
            </footer>
          </>
        )}
      </form>
    </Dialog>
  );
}
