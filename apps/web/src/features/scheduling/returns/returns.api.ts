import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';

export function useReturns() {
  return useWalk(useApi().scheduling.appointments.listReturns, {});
}
