import { Button, Group, Paper } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useAgenda } from '../agenda/agenda.api.ts';
import { useFirstStep } from '../booking/first-step.api.ts';
import { FirstStepEmpty } from '../booking/first-step-empty.tsx';
import { appointmentLabels as labels } from './appointments.labels.ts';
import {
  type AppointmentsView,
  appointmentFilters,
  kindOf,
  onEveryDay,
} from './appointments-view.ts';

type AppointmentsEmptyProps = {
  view: AppointmentsView;
  onView: (view: AppointmentsView) => void;
  onCreate: () => void;
};

export function AppointmentsEmpty({ view, onView, onCreate }: AppointmentsEmptyProps) {
  const mayManage = useMay('appointments.manage');
  const narrowed = appointmentFilters.isNarrowed(view);
  const date = useToday().toString();
  const { data: agenda } = useAgenda(date);
  const missing = useFirstStep(agenda, date);
  const hint = mayManage ? labels.nothingHint : labels.nothingHintForReaders;
  if (missing && !narrowed) {
    return (
      <Paper withBorder>
        <FirstStepEmpty step={missing} />
      </Paper>
    );
  }
  return (
    <Paper withBorder>
      <EmptyState
        picture={narrowed ? 'search' : 'agenda'}
        title={labels.nothing}
        sentence={hint}
        action={
          <Group gap="sm" justify="center">
            {narrowed && (
              <Button variant="default" onClick={() => onView(appointmentFilters.withoutAll(view))}>
                {labels.clearFilters}
              </Button>
            )}
            {kindOf(view) === 'cards' && (
              <Button variant="default" onClick={() => onView(onEveryDay(view))}>
                {labels.everyDay}
              </Button>
            )}
            {mayManage && !narrowed && (
              <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
                {labels.create}
              </Button>
            )}
          </Group>
        }
      />
    </Paper>
  );
}
