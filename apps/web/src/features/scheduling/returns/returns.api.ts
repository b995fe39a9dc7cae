import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';

export function useReturns() {
  return useWalk(useApi().scheduling.appointments.listReturns, {});
}

/** The same, as a file. */
export function useReturnsFile() {
  return useFile(useApi().scheduling.appointments.exportReturns);
}
