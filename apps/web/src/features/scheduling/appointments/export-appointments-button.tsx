import { useToday } from '../../../foundation/company-clock.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ExportFileButton } from '../../../ui/lists/export-file-button.tsx';
import { filterOf } from './appointments.api.ts';
import { useExportAppointments } from './appointments-export.api.ts';
import { exportLabels as labels } from './appointments-export.labels.ts';
import { type AppointmentsView, isTimeline, kindOf } from './appointments-view.ts';

/** Everything of the list as it is filtered, also what was not scrolled to; a timeline is no list. */
export function ExportAppointmentsButton({ view }: { view: AppointmentsView }) {
  const today = useToday().toString();
  const exportAppointments = useExportAppointments();
  const mayExport = useMay('appointments.export');
  if (!mayExport || isTimeline(view)) return null;

  const shown = kindOf(view) === 'cards' ? { ...view, date: view.date ?? today } : view;
  return (
    <ExportFileButton
      label={labels.exportCsv}
      failureTitle={labels.failed}
      download={exportAppointments}
      asked={filterOf(shown, today)}
    />
  );
}
