import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function usePutAwayFirstSteps() {
  const { company, insights } = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    company.company.putAwayFirstSteps.mutationOptions({
      onSuccess: () =>
        queryClient.setQueryData(
          insights.home.queryKey(),
          (home) => home && { ...home, firstSteps: null },
        ),
    }),
  );
}
