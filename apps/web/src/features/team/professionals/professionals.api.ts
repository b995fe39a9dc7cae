import type { Professional } from '@app/contract/team/professionals.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import { saveFile } from '../../../foundation/save-file.ts';
import { useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';

export function useProfessionals({ enabled = true } = {}) {
  const { professionals } = useApi().team;
  return useQuery(professionals.list.queryOptions({ enabled }));
}

export function useCreateProfessional() {
  const { professionals } = useApi().team;
  return useSendOnce(professionals.create);
}

export function useUpdateProfessional() {
  const { professionals } = useApi().team;
  return useMutation(professionals.update.mutationOptions());
}

export function useExportProfessionals() {
  const { professionals } = useApi().team;
  return useMutation(professionals.exportCsv.mutationOptions({ onSuccess: saveFile }));
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
export function useDeactivateProfessional(): (id: string) => Promise<boolean> {
  const { professionals } = useApi().team;
  const minding = useMindingAppointments();
  const { mutateAsync: deactivate } = useMutation(professionals.deactivate.mutationOptions());
  return (id) => minding((seenAppointments) => deactivate({ id, seenAppointments }));
}

export function useRemovingProfessional() {
  const { professionals } = useApi().team;
  const remove = useWrite(professionals.remove.mutationOptions());
  return {
    remove: (id: string) => remove({ id }),
    deactivate: useDeactivateProfessional(),
    historyCode: 'PROFESSIONAL_HAS_HISTORY',
  };
}

export function useReorderProfessionals() {
  const { professionals } = useApi().team;
  return useMutation(professionals.reorder.mutationOptions());
}

/** Asks for the list again and hands out one of it as it is stored now, with its newest version. */
export function useStoredProfessional(): (id: string) => Promise<Professional | null> {
  const { professionals } = useApi().team;
  const queryClient = useQueryClient();
  return async (id) => {
    const all = await queryClient.fetchQuery({
      ...professionals.list.queryOptions(),
      staleTime: 0,
    });
    return all.find((professional) => professional.id === id) ?? null;
  };
}
