import { useState } from 'react';
import {
  CombinedGraphQLErrors,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { WholeInvoiceDocument } from '../generated/graphql.ts';
import { describeError } from '../client/problems.ts';
import { useSpeech } from '../language/language.ts';
import { translateReason } from '../language/refusal.ts';

/** The state of a change: whether it is on its way, and why it was refused. */
export interface Save {
  readonly isSaving: boolean;
  readonly problem: string | null;
  /** Sends a mutation of an invoice. @returns whether it succeeded */
  save<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<boolean>;
}

export function useSave(): Save {
  const client = useApolloClient();
  const { texts } = useSpeech();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isSaving,
    problem,
    async save(mutation, variables) {
      if (isSaving) return false;
      setSaving(true);
      setProblem(null);
      try {
        await client.mutate({ mutation, variables } as ApolloClient.MutateOptions);
        return true;
      } catch (error) {
        const isConflict = CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'] === 'CONFLICT';
        setProblem(isConflict ? texts.changedMeanwhile : translateReason(describeError(error), texts));
        if (isConflict) await client.refetchQueries({ include: [WholeInvoiceDocument] });
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}
