import { useState } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { WholeInvoiceDocument, type WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSave, type Save } from './use-save.ts';

/** A save that overwrites nothing that its user has not seen. */
export interface CarefulSave extends Pick<Save, 'isSaving' | 'problem'> {
  /** The invoice as somebody else has left it, once a change of the same value is known; null otherwise. */
  readonly theirs: WholeInvoiceFragment | null;
  /**
   * Sends a mutation unless somebody else has changed the same value since the editor was opened. Once `theirs` has been shown, it
   * replaces their value.
   *
   * @param build receives the version that is expected
   * @returns whether it succeeded
   */
  save<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    build: (expectedVersion: number) => Variables,
  ): Promise<boolean>;
}

/** @param invoice as the editor shows it when it is opened. @param read the value that the editor changes, in one text */
export function useCarefulSave(
  invoice: WholeInvoiceFragment,
  read: (invoice: WholeInvoiceFragment) => string,
): CarefulSave {
  const client = useApolloClient();
  const { save, isSaving, problem } = useSave();
  const [base, setBase] = useState(invoice);
  const [theirs, setTheirs] = useState<WholeInvoiceFragment | null>(null);
  return {
    isSaving,
    problem,
    theirs,
    async save(mutation, build) {
      if (await save(mutation, build(base.version))) return true;
      const variables = { uid: invoice.uid };
      const latest = client.readQuery({ query: WholeInvoiceDocument, variables })?.invoice;
      if (!latest || latest.version === base.version) return false;
      setBase(latest);
      // Another value of the invoice has changed, which is no reason to ask.
      if (read(latest) === read(base)) return save(mutation, build(latest.version));
      setTheirs(latest);
      return false;
    },
  };
}
