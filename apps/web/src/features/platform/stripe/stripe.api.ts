import type { StripeMode } from '@app/domain/billing/stripe-keys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useStripeSettings() {
  return useQuery(useApi().platform.stripe.read.queryOptions({ staleTime: 0 }));
}

export function useSaveStripeKeys() {
  const { saveKeys } = useApi().platform.stripe;
  return useMutation(saveKeys.mutationOptions({ onSuccess: useAskAgain() }));
}

export function useRemoveStripeKey() {
  const { removeKey } = useApi().platform.stripe;
  return useMutation(removeKey.mutationOptions({ onSuccess: useAskAgain() }));
}

export function useChooseEnvironment() {
  const { chooseEnvironment } = useApi().platform.stripe;
  return useMutation(chooseEnvironment.mutationOptions({ onSuccess: useAskAgain() }));
}

export function usePlanPrices(mode: StripeMode) {
  const { listPrices } = useApi().platform.stripe;
  return useQuery(listPrices.queryOptions({ input: { mode }, staleTime: 0 }));
}

export function useLinkPrice() {
  const { linkPrice } = useApi().platform.stripe;
  return useMutation(linkPrice.mutationOptions({ onSuccess: useAskAgain() }));
}

export function useTestConnection() {
  return useMutation(useApi().platform.stripe.testConnection.mutationOptions());
}

export function useTestPrices() {
  return useMutation(useApi().platform.stripe.testPrices.mutationOptions());
}

/** What is set decides what other screens of the operators say, too. */
function useAskAgain(): () => Promise<void> {
  const { platform } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: platform.key() });
}
