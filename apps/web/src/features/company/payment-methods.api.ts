import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import type { NamedThings } from './named-things.api.ts';

export function usePaymentMethods() {
  return useQuery(useApi().company.paymentMethods.list.queryOptions());
}

export function usePaymentMethodChanges(): NamedThings {
  const { paymentMethods } = useApi().company;
  const onSuccess = useRefreshPaymentMethods();
  const create = useMutation(paymentMethods.create.mutationOptions({ onSuccess }));
  const rename = useMutation(paymentMethods.rename.mutationOptions({ onSuccess }));
  const deactivate = useMutation(paymentMethods.deactivate.mutationOptions({ onSuccess }));
  const reactivate = useMutation(paymentMethods.reactivate.mutationOptions({ onSuccess }));
  const remove = useMutation(paymentMethods.remove.mutationOptions({ onSuccess }));
  return {
    create: (wording) => create.mutateAsync(wording),
    rename: (id, wording) => rename.mutateAsync({ id, ...wording }),
    deactivate: (id) => deactivate.mutateAsync({ id }),
    reactivate: (id) => reactivate.mutateAsync({ id }),
    remove: (id) => remove.mutateAsync({ id }),
  };
}

function useRefreshPaymentMethods(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.company.paymentMethods.key() });
}
