import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { useSend } from '../client/use-send.ts';
import { FormDialog } from './form.tsx';

interface RemovalDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  /** What would be removed. */
  readonly name: string;
  /** What follows from it. */
  readonly hint: string;
  readonly mutation: TypedDocumentNode<unknown, { input: { uid: string } }>;
  readonly uid: string;
  /** The list that is read again. */
  readonly list: DocumentNode;
  readonly onClose: () => void;
  /** Called instead of `onClose` once it is removed. */
  readonly onRemoved?: () => void;
}

/** Asks before something is removed for good. */
export function RemovalDialog({ name, hint, mutation, uid, list, onRemoved, ...dialog }: RemovalDialogProps) {
  const { send, ...state } = useSend(list);
  const remove = async () => {
    if (await send(mutation, { input: { uid } })) (onRemoved ?? dialog.onClose)();
  };
  return (
    <FormDialog {...dialog} isDangerous state={state} onSubmit={remove}>
      <p className="wrap">
        <strong>{name}</strong>
      </p>
      <p>{hint}</p>
    </FormDialog>
  );
}
