import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useTimezone } from '../clients/company-time.api.ts';
import { useToday } from '../team/schedule.api.ts';
import { earlyText, earlyLabels as labels } from './early-question.labels.ts';

type EarlyQuestionProps = {
  entry: AgendaEntry;
  isAsking: boolean;
  saveAnyway: () => Promise<void>;
  stopAsking: () => void;
};

/** Asked before something is completed that has not begun. */
export function EarlyQuestion({ entry, isAsking, saveAnyway, stopAsking }: EarlyQuestionProps) {
  const today = useToday();
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
      {earlyText(entry, { today, timezone })}
    </ConfirmDialog>
  );
}
