import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import type { NamedThings } from './named-things.ts';

export function usePaymentMethods() {
  return useQuery(useApi().company.paymentMethods.list.queryOptions());
}

export function usePaymentMethodChanges(): NamedThings {
  const { paymentMethods } = useApi().company;
  const create = useSendOnce(paymentMethods.create);
  const rename = useMutation(paymentMethods.rename.mutationOptions());
  const deactivate = useMutation(paymentMethods.deactivate.mutationOptions());
  const reactivate = useMutation(paymentMethods.reactivate.mutationOptions());
  const remove = useMutation(paymentMethods.remove.mutationOptions());
  return {
    create: (wording) => create.mutateAsync(wording),
    rename: (id, wording) => rename.mutateAsync({ id, ...wording }),
    deactivate: (id) => deactivate.mutateAsync({ id }),
    reactivate: (id) => reactivate.mutateAsync({ id }),
    remove: (id) => remove.mutateAsync({ id }),
  };
}
