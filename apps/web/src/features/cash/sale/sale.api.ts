import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';

export function useSell(request: Request) {
  return useSendOnce(useApi().cash.sales.sell, request);
}

/** What a client bought, for whoever may see it. */
export function usePurchases(clientId: string) {
  const enabled = useMayIn('financial', 'cash.view');
  const { ofClient } = useApi().cash.sales;
  return useQuery({ ...ofClient.queryOptions({ input: { clientId } }), enabled });
}
