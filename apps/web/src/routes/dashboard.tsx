import { dashboardGateOf } from '@app/domain/identity/gate';
import { createFileRoute, Outlet, useMatchRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AccessDenied } from '../features/identity/gate/access-denied.tsx';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { GuardFailed } from '../features/identity/gate/guard-failed.tsx';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { requireSession } from '../features/identity/session.api.ts';
import { useTelling } from '../features/messaging/affected/telling.view.ts';
import { lazyPart } from '../foundation/parts/parts.ts';
import { showCompany } from '../foundation/sign-in/shown-company.ts';
import { isVisitOver, leaveVisit } from '../foundation/sign-in/visit.ts';
import { AppointmentsQuestion } from '../ui/dialogs/appointments-question.tsx';
import { OwnShell } from './-own-shell.tsx';

/** What most people never see, on most days. */
const BlockedScreen = lazyPart(() => import('../features/identity/gate/blocked-screen.tsx'));

export const Route = createFileRoute('/dashboard')({
  beforeLoad: async ({ context, location }) => {
    const session = await requireSession(context, location);
    if (isVisitOver(session)) await leaveVisit();
    showCompany(session.company?.id ?? null);
    return { session };
  },
  pendingMs: 0,
  pendingComponent: () => <WaitingScreen text={gateLabels.loadingDashboard} />,
  errorComponent: GuardFailed,
  component: Dashboard,
});

function Dashboard() {
  const { session } = Route.useRouteContext();
  const isAtProfile = useMatchRoute()({ to: '/dashboard/profile' }) !== false;
  const gate = dashboardGateOf(session);
  if (gate === 'denied') return <AccessDenied />;
  if (gate !== 'open' && !isAtProfile) {
    return (
      <Suspense>
        <BlockedScreen hindrance={gate} />
      </Suspense>
    );
  }
  return <OwnShell session={session}>{session.company ? <MindedPages /> : <Outlet />}</OwnShell>;
}

/** Whoever takes hours away sees who is booked in them, and may tell them in words she has seen. */
function MindedPages() {
  return (
    <AppointmentsQuestion telling={useTelling()}>
      <Outlet />
    </AppointmentsQuestion>
  );
}
