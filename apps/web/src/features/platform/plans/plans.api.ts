import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import type { ThingActs } from '../../../ui/kept-things/thing-acts.api.ts';

export function usePlans() {
  return useQuery(useApi().platform.plans.list.queryOptions({ staleTime: 0 }));
}

export function usePlanActs(): ThingActs {
  const { plans } = useApi().platform;
  const onSuccess = useAskAgainForPlans();
  const remove = useWrite(plans.remove.mutationOptions({ onSuccess }));
  const deactivate = useWrite(plans.deactivate.mutationOptions({ onSuccess }));
  const reactivate = useWrite(plans.reactivate.mutationOptions({ onSuccess }));
  return {
    remove: (id) => remove({ id }),
    deactivate: (id) => deactivate({ id }),
    reactivate: (id) => reactivate({ id }),
  };
}

/** Plans stand on many screens of the operators. */
export function useAskAgainForPlans(): () => Promise<void> {
  const { platform, billing } = useApi();
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: platform.key() });
    await queryClient.invalidateQueries({ queryKey: billing.plans.key() });
  };
}
