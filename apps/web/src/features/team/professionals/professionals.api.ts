import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import { useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';
import type { ThingActs } from '../../../ui/kept-things/thing-acts.api.ts';

export function useProfessionals({ enabled = true } = {}) {
  const { professionals } = useApi().team;
  return useQuery(professionals.list.queryOptions({ enabled }));
}

export function useCreateProfessional(request: Request) {
  const { professionals } = useApi().team;
  return useSendOnce(professionals.create, request);
}

export function useUpdateProfessional() {
  const { professionals } = useApi().team;
  return useMutation(professionals.update.mutationOptions());
}

export function useUploadPhoto() {
  const { professionals } = useApi().team;
  return useMutation(professionals.uploadPhoto.mutationOptions());
}

export function useRemovePhoto() {
  const { professionals } = useApi().team;
  return useMutation(professionals.removePhoto.mutationOptions());
}

/** Whoever is booked with her is shown first. Answers whether she left. */
function useDeactivateProfessional(): ThingActs['deactivate'] {
  const { professionals } = useApi().team;
  const minding = useMindingAppointments();
  const { mutateAsync: deactivate } = useMutation(professionals.deactivate.mutationOptions());
  return (id) => minding((said) => deactivate({ id, ...said }));
}

export function useProfessionalActs(): ThingActs {
  const { professionals } = useApi().team;
  const remove = useWrite(professionals.remove.mutationOptions());
  const reactivate = useWrite(professionals.reactivate.mutationOptions());
  return {
    remove: (id) => remove({ id }),
    deactivate: useDeactivateProfessional(),
    reactivate: (id) => reactivate({ id }),
  };
}

export function useReorderProfessionals() {
  const { professionals } = useApi().team;
  return useMutation(professionals.reorder.mutationOptions());
}
