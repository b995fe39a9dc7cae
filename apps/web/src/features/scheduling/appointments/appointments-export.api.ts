import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { saveFile } from '../../../foundation/save-file.ts';

export function useExportAppointments() {
  const { appointments } = useApi().scheduling;
  return useMutation(appointments.exportCsv.mutationOptions({ onSuccess: saveFile }));
}
