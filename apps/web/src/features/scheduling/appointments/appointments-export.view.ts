import { useToday } from '../../../foundation/company-clock.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import type { PageAction } from '../../../ui/page-actions.tsx';
import { filterOf } from './appointments.api.ts';
import { useExportAppointments } from './appointments-export.api.ts';
import { exportLabels as labels } from './appointments-export.labels.ts';
import { type AppointmentsView, isTimeline, kindOf } from './appointments-view.ts';

/** Everything of the list as it is filtered, also what was not scrolled to; a timeline is no list. */
export function useAppointmentsFile(view: AppointmentsView): PageAction | null {
  const today = useToday().toString();
  const download = useExportAppointments();
  const mayExport = useMay('appointments.export');
  if (!mayExport || isTimeline(view)) return null;

  const shown = kindOf(view) === 'cards' ? { ...view, date: view.date ?? today } : view;
  return fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failed,
    download,
    asked: filterOf(shown, today),
  });
}
