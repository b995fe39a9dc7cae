import { Skeleton, Stack } from '@mantine/core';
import { isMissing } from '../../../foundation/failure.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { SidePanel } from '../../../ui/panels/side-panel.tsx';
import type { AppointmentActions } from '../appointments/appointment-actions.view.ts';
import { AppointmentApproval } from '../appointments/appointment-approval.tsx';
import { AppointmentChanges } from '../appointments/appointment-changes.tsx';
import { AppointmentFacts } from '../appointments/appointment-facts.tsx';
import { useAppointment } from '../appointments/appointments.api.ts';
import { detailLabels } from '../appointments/appointments.labels.ts';
import type { Counter } from '../appointments/counter.view.ts';
import { VisitorNotice } from '../appointments/visitor-notice.tsx';
import { ClientAside, ClientWarnings } from './client-aside.tsx';
import { useClientAside } from './visit.api.ts';
import classes from './visit.module.css';
import { VisitActions } from './visit-actions.tsx';

type VisitPanelProps = {
  id: string;
  actions: AppointmentActions;
  counter: Pick<Counter, 'Payment' | 'ClosedDialog' | 'useIsDrawerClosed'>;
  onClose: () => void;
};

/** An appointment beside the agenda: who, what, when, and what comes next. */
export default function VisitPanel({ onClose, ...visit }: VisitPanelProps) {
  return (
    <SidePanel title={detailLabels.title} about={visit.id} onClose={onClose}>
      <Loaded key={visit.id} {...visit} />
    </SidePanel>
  );
}

function Loaded({ id, actions, counter }: Omit<VisitPanelProps, 'onClose'>) {
  const query = useAppointment(id);
  // Asked for at once: her allergies stand above everything else.
  const aside = useClientAside(id);
  const mayView = useMay('appointments.view');
  const { Payment } = counter;
  if (isMissing('APPOINTMENT_NOT_FOUND', query.error)) {
    return <EmptyState picture="search" sentence={detailLabels.notFound} />;
  }
  return (
    <LoadBlock query={query} alongside={[aside]} skeleton={<PanelSkeleton />}>
      {(appointment) => (
        <div className={classes.content}>
          <Stack gap="lg">
            <ClientWarnings appointmentId={id} />
            <AppointmentApproval appointment={appointment} onRefuse={actions.onRefuse} />
            {appointment.visitor && (
              <VisitorNotice appointment={appointment} visitor={appointment.visitor} />
            )}
            <AppointmentFacts appointment={appointment} />
            <Payment appointment={appointment} />
            <Stack gap="lg" className="below-load">
              <ClientAside appointmentId={id} />
              {mayView && <AppointmentChanges id={id} />}
            </Stack>
          </Stack>
          <VisitActions appointment={appointment} actions={actions} counter={counter} />
        </div>
      )}
    </LoadBlock>
  );
}

function PanelSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={28} width={120} radius="xl" />
      <Skeleton height={72} />
      <Skeleton height={48} />
      <Skeleton height={96} />
    </Stack>
  );
}
