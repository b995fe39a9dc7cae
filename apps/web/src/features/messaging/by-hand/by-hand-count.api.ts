import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';

/** How many messages wait for a person; none for whoever does not send them. */
export function useByHandCount(): number {
  const { byHand } = useApi().messaging;
  const enabled = useMayIn('messages', 'messages.send');
  return useQuery(byHand.count.queryOptions({ enabled })).data?.count ?? 0;
}
