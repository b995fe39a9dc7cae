import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { useTimezone, useToday } from '../../../foundation/company-clock.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { earlyLabels, earlyNoShowLabels, earlyText } from './early-question.labels.ts';

type EarlyQuestionProps = {
  entry: Pick<AgendaEntry, 'startTime'>;
  /** What it shall become. */
  next: AppointmentStatus;
  isAsking: boolean;
  saveAnyway: () => Promise<void>;
  stopAsking: () => void;
};

/** Asked before it is said of something that has not begun whether she came. */
export function EarlyQuestion(props: EarlyQuestionProps) {
  const { entry, next, isAsking, saveAnyway, stopAsking } = props;
  const labels = next === 'no_show' ? earlyNoShowLabels : earlyLabels;
  const today = useToday().toString();
  const timezone = useTimezone();
  return (
    <ConfirmDialog
      opened={isAsking}
      title={labels.title}
      confirmLabel={labels.confirm}
      cancelLabel={labels.cancel}
      onConfirm={saveAnyway}
      onClose={stopAsking}
    >
      {earlyText(entry, { today, timezone })} {labels.question}
    </ConfirmDialog>
  );
}
