import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';

export function useExportAppointments() {
  const { appointments } = useApi().scheduling;
  return useFile(appointments.exportCsv);
}
