import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

/** That it is out for two minutes by now is told by nobody. */
const LOOK_AGAIN_EVERY = 15_000;

export function useConnection() {
  const { read } = useApi().messaging.connection;
  return useQuery(
    read.queryOptions({
      refetchInterval: ({ state: { data } }) => (data?.reconnecting ? LOOK_AGAIN_EVERY : false),
    }),
  );
}

/** What can be done with the number. Each answers how it is afterwards, which is shown at once. */
export function useConnectionActs() {
  const { connection } = useApi().messaging;
  const onSuccess = useShow();
  return {
    connect: useMutation(connection.connect.mutationOptions({ onSuccess })),
    check: useMutation(connection.check.mutationOptions({ onSuccess })),
    disconnect: useMutation(connection.disconnect.mutationOptions({ onSuccess })),
    restart: useMutation(connection.restart.mutationOptions({ onSuccess })),
    recreate: useMutation(connection.recreate.mutationOptions({ onSuccess })),
    remove: useMutation(connection.remove.mutationOptions({ onSuccess })),
    pause: useMutation(connection.pause.mutationOptions({ onSuccess })),
    resume: useMutation(connection.resume.mutationOptions({ onSuccess })),
  };
}

export type ConnectionActs = ReturnType<typeof useConnectionActs>;

export function useConnectOfficial() {
  const { connectOfficial } = useApi().messaging.connection;
  return useMutation(connectOfficial.mutationOptions({ onSuccess: useShow() }));
}

function useShow() {
  const { read } = useApi().messaging.connection;
  const queryClient = useQueryClient();
  return (connection: WhatsappConnection) => {
    queryClient.setQueryData(read.queryKey(), connection);
  };
}
