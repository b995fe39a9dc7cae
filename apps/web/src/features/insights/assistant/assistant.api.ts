import type { Assistant, Instructions } from '@app/contract/insights/assistant.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useAssistant() {
  return useQuery(useApi().insights.assistant.read.queryOptions());
}

export function useSaveInstructions() {
  const { assistant } = useApi().insights;
  const queryClient = useQueryClient();
  return useMutation(
    assistant.saveInstructions.mutationOptions({
      onSuccess: (kept) =>
        queryClient.setQueryData(
          assistant.read.queryKey(),
          (known) => known && { ...known, ...kept },
        ),
    }),
  );
}

/** The instructions as they are stored now, for whoever learns that somebody else saved. */
export function useStoredInstructions(): () => Promise<Instructions> {
  const { read } = useApi().insights.assistant;
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...read.queryOptions(), staleTime: 0 });
}

/** Asks, and keeps in sight what the month came to. */
export function useAsk() {
  const { assistant } = useApi().insights;
  const queryClient = useQueryClient();
  const queryKey = assistant.read.queryKey();
  return {
    ask: (question: string, signal: AbortSignal) => assistant.ask.call({ question }, { signal }),
    showMonth: (month: Assistant['month']) =>
      queryClient.setQueryData(queryKey, (known) => known && { ...known, month }),
    readMonth: () => queryClient.invalidateQueries({ queryKey }),
  };
}
