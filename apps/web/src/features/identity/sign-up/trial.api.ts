import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

/** Whether whoever founds a company now may try it for free, as usual where nobody answers; null until known. */
export function useOffersTrial(): boolean | null {
  const { data, isError } = useQuery(useApi().billing.plans.trial.queryOptions({ retry: false }));
  return data ? data.days > 0 : isError || null;
}
