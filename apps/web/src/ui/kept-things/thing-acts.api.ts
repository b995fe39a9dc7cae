import type { ProcedureUtils } from '@orpc/tanstack-query';
import type { CallContext } from '../../foundation/api.tsx';
import { useWrite } from '../../foundation/hooks/use-write.ts';

/** What whoever manages things does with one of them, beside changing it. */
export type ThingActs = {
  remove: (id: string) => Promise<unknown>;
  /** Answers `false` where the person thought better of it. */
  deactivate: (id: string) => Promise<unknown>;
  reactivate: (id: string) => Promise<unknown>;
};

type Act<Answer, Failure> = ProcedureUtils<CallContext, { id: string }, Answer, Failure>;

export function useThingActs<Thing, Removed, Gone, Failure>(api: {
  remove: Act<Removed, Gone>;
  deactivate: Act<Thing, Failure>;
  reactivate: Act<Thing, Failure>;
}): ThingActs {
  const remove = useWrite(api.remove.mutationOptions());
  const deactivate = useWrite(api.deactivate.mutationOptions());
  const reactivate = useWrite(api.reactivate.mutationOptions());
  return {
    remove: (id) => remove({ id }),
    deactivate: (id) => deactivate({ id }),
    reactivate: (id) => reactivate({ id }),
  };
}
