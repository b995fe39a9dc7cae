import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

/** What WhatsApp approved, where the number needs it. It is asked there, so not again and again. */
export function useOfficialTemplates() {
  const { list } = useApi().messaging.officialTemplates;
  return useQuery(list.queryOptions({ staleTime: 60_000, retry: false }));
}

export function useChooseOfficial() {
  const api = useApi().messaging;
  const queryClient = useQueryClient();
  return useMutation(
    api.officialTemplates.choose.mutationOptions({
      onSuccess: (known) => {
        queryClient.setQueryData(api.officialTemplates.list.queryKey(), known);
        // The usual text becomes one of the company's own once it is approved.
        void queryClient.invalidateQueries({ queryKey: api.templates.key() });
        void queryClient.invalidateQueries({ queryKey: api.automations.get.queryKey() });
      },
    }),
  );
}
