import { isUnderWay } from '@app/domain/messaging/message-state';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useSendTest() {
  return useMutation(useApi().messaging.sending.test.mutationOptions());
}

/** What became of the last test; asked again until it is known. */
export function useTestState(id: string | null) {
  const { get } = useApi().messaging.sending;
  return useQuery(
    get.queryOptions({
      input: { id: id ?? '' },
      enabled: id !== null,
      refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data.state) ? false : 2000),
    }),
  ).data;
}
