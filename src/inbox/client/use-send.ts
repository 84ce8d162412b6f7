import { useState } from 'react';
import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { describeError, type Problem } from './problems.ts';

/** The state of a change: whether it is on its way, and why it was refused. */
export interface Send {
  readonly isSending: boolean;
  readonly problems: readonly Problem[];
  /** Sends a mutation that selects its `userErrors`. @returns its data; null if it was refused */
  send<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | null>;
}

/** Sends mutations. @param stale the queries that are read again after a change, before it counts as done */
export function useSend(...stale: readonly DocumentNode[]): Send {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  return {
    isSending,
    problems,
    async send(mutation, variables) {
      if (isSending) return null;
      setSending(true);
      try {
        const { data } = await client.mutate({ mutation, variables } as ApolloClient.MutateOptions);
        const refused = listUserErrors(data);
        setProblems(refused);
        if (refused.length > 0) return null;
        if (stale.length > 0) await client.refetchQueries({ include: [...stale] });
        return data as typeof mutation extends TypedDocumentNode<infer Data> ? Data : never;
      } catch (error) {
        setProblems([{ message: describeError(error) }]);
        return null;
      } finally {
        setSending(false);
      }
    },
  };
}

function listUserErrors(data: unknown): Problem[] {
  const payloads = Object.values((data ?? {}) as Record<string, { readonly userErrors?: readonly Problem[] } | null>);
  return payloads.flatMap((payload) => payload?.userErrors ?? []);
}
