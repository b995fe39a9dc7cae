import type { NewServiceInput, Service } from '@app/contract/catalog/services.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import { useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';
import type { ThingActs } from '../../../ui/kept-things/thing-acts.api.ts';

export function useServices({ enabled = true } = {}) {
  const { services } = useApi().catalog;
  return useQuery(services.list.queryOptions({ enabled }));
}

/** Whoever is booked for it is seen to first. */
export function useServiceActs(): ThingActs {
  const { services } = useApi().catalog;
  const minding = useMindingAppointments();
  const { mutateAsync: deactivate } = useMutation(services.deactivate.mutationOptions());
  const remove = useWrite(services.remove.mutationOptions());
  const reactivate = useWrite(services.reactivate.mutationOptions());
  return {
    remove: (id) => remove({ id }),
    deactivate: (id) => minding((said) => deactivate({ id, ...said })),
    reactivate: (id) => reactivate({ id }),
  };
}

type ServiceChange = NewServiceInput & { id: string; version: number };

/** As its form changes it; one that is offered no more is like one that is deactivated. */
export function useChangeService(): (change: ServiceChange) => Promise<Service | false> {
  const { services } = useApi().catalog;
  const minding = useMindingAppointments();
  const { mutateAsync: update } = useMutation(services.update.mutationOptions());
  return (change) => minding((said) => update({ ...change, ...said }));
}
