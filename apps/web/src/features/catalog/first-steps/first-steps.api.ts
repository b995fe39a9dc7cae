import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';

export function useOfferServices() {
  return useSendOnce(useApi().catalog.firstSteps.offerServices);
}

export function useHireTeam() {
  return useSendOnce(useApi().catalog.firstSteps.hireTeam);
}
