import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { counter } from '../features/cash/checkout/settle-counter.tsx';
import { AppointmentsPage } from '../features/scheduling/appointments/appointments-page.tsx';
import {
  appointmentFilters,
  withoutQuick,
} from '../features/scheduling/appointments/appointments-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';
import { lazyPart } from '../foundation/parts/parts.ts';

/** What most never see. */
const NextDays = lazyPart(async () => {
  const { NextDays } = await import('../features/scheduling/next-days/next-days.tsx');
  return { default: NextDays };
});

export const Route = createFileRoute('/dashboard/appointments')({
  validateSearch: appointmentFilters.read,
  component: Appointments,
});

function Appointments() {
  const view = useView(appointmentFilters.read);
  const navigate = Route.useNavigate();
  // Going back closes the details, as people expect on a phone.
  const open = useCallback(
    (id: string | undefined) =>
      void navigate({
        search: (before) =>
          appointmentFilters.change(id ? withoutQuick(before) : before, {
            open: id,
            edit: undefined,
          }),
        replace: id === undefined,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <ModuleGate module="appointments" readable={<ReadableDays />}>
      <AppointmentsPage
        view={view}
        onView={(search) => navigate({ search, replace: true, resetScroll: false })}
        onOpen={open}
        counter={counter}
      />
    </ModuleGate>
  );
}

function ReadableDays() {
  return (
    <Suspense>
      <NextDays />
    </Suspense>
  );
}
