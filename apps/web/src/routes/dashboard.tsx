import { dashboardGateOf } from '@app/domain/identity/gate';
import { createFileRoute, Outlet, useMatchRoute } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import { UrgentSubscriptionBanner } from '../features/billing/subscription-banner.tsx';
import { SubscriptionChip } from '../features/billing/subscription-chip.tsx';
import { AccessDenied } from '../features/identity/gate/access-denied.tsx';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { GuardFailed } from '../features/identity/gate/guard-failed.tsx';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { requireSession } from '../features/identity/session.api.ts';
import { companyGroups } from '../features/identity/shell/navigation.labels.ts';
import { Shell } from '../features/identity/shell/shell.tsx';
import { useTelling } from '../features/messaging/affected/telling.view.ts';
import { useUnreadCount } from '../features/messaging/conversations/unread-count.view.ts';
import { NoticeBell } from '../features/messaging/notices/notice-bell.tsx';
import { useIsPhone } from '../foundation/hooks/use-is-phone.ts';
import { lazyPart } from '../foundation/parts/parts.ts';
import { SessionContext } from '../foundation/sign-in/session.tsx';
import { showCompany } from '../foundation/sign-in/shown-company.ts';
import { isVisitOver, leaveVisit } from '../foundation/sign-in/visit.ts';
import { AppointmentsQuestion } from '../ui/dialogs/appointments-question.tsx';
import { DashboardSearch } from './-dashboard-search.tsx';

/** What most people never see, on most days. */
const BlockedScreen = lazyPart(() => import('../features/identity/gate/blocked-screen.tsx'));
const SupportBar = lazyPart(() => import('../features/team/support/support-bar.tsx'));
const ShownAlerts = lazyPart(() => import('../features/platform/alerts/shown-alerts.tsx'));

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
  const isHome = useMatchRoute()({ to: '/dashboard' }) !== false;
  const isPhone = useIsPhone();
  const gate = dashboardGateOf(session);
  if (gate !== 'open' && gate !== 'denied') {
    return (
      <Suspense>
        <BlockedScreen hindrance={gate} />
      </Suspense>
    );
  }
  if (gate === 'denied' || !session.company) return <AccessDenied />;
  return (
    <SessionContext value={session}>
      <CountingShell
        owner={session.company.name}
        phone="tabs"
        search={<DashboardSearch />}
        bell={<NoticeBell />}
        // The home page has it whole, below its title.
        foot={!isHome && <SubscriptionChip />}
        notice={
          <>
            {session.support.length > 0 && (
              <Suspense>
                <SupportBar />
              </Suspense>
            )}
            {session.alerts.length > 0 && (
              <Suspense>
                <ShownAlerts />
              </Suspense>
            )}
            {!isHome && isPhone && <UrgentSubscriptionBanner />}
          </>
        }
      >
        <MindedPages />
      </CountingShell>
    </SessionContext>
  );
}

/** Whoever takes hours away sees who is booked in them, and may tell them in words she has seen. */
function MindedPages() {
  return (
    <AppointmentsQuestion telling={useTelling()}>
      <Outlet />
    </AppointmentsQuestion>
  );
}

type CountingShellProps = Omit<ComponentProps<typeof Shell>, 'groups' | 'counts'>;

/** Whoever counts has to know whose session it is. */
function CountingShell(props: CountingShellProps) {
  const talks = useUnreadCount();
  const counts = talks ? { '/dashboard/conversas': talks } : {};
  return <Shell groups={companyGroups} counts={counts} {...props} />;
}
