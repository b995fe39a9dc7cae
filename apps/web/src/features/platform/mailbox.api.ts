import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';

export function useMails() {
  const api = useApi();
  return useQuery(api.platform.mailbox.list.queryOptions({ staleTime: 0 }));
}

export function useMail(id: string | null) {
  const { mailbox } = useApi().platform;
  return useQuery(mailbox.show.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));
}
