import { useTimezone } from '../../../foundation/company-clock.ts';
import { ChangeHistory, ChangeList } from '../../../ui/change-history.tsx';
import { useAppointmentChanges } from './appointments.api.ts';
import { changeText, detailLabels as labels } from './appointments.labels.ts';

/** Who changed what, and when. It is asked for when somebody wants to see it. */
export function AppointmentChanges({ id }: { id: string }) {
  return <ChangeHistory>{() => <Changes id={id} />}</ChangeHistory>;
}

function Changes({ id }: { id: string }) {
  const query = useAppointmentChanges(id);
  const timezone = useTimezone();
  return (
    <ChangeList
      query={query}
      label={labels.changesList}
      actionText={changeText}
      timezone={timezone}
    />
  );
}
