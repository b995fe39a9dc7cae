import { isOperator } from '@app/domain/identity/platform-role';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { AccessDenied } from '../features/identity/access-denied.tsx';
import { gateLabels } from '../features/identity/gate.labels.ts';
import { GuardFailed } from '../features/identity/guard-failed.tsx';
import { operatorEntries } from '../features/identity/navigation.labels.ts';
import { requireSession } from '../features/identity/session.api.ts';
import { Shell } from '../features/identity/shell.tsx';
import { TwoFactorRequired } from '../features/identity/two-factor-required.tsx';
import { WaitingScreen } from '../features/identity/waiting-screen.tsx';
import { SessionContext } from '../foundation/session.tsx';

export const Route = createFileRoute('/super-admin')({
  beforeLoad: async ({ context, location }) => ({
    session: await requireSession(context, location),
  }),
  pendingMs: 0,
  pendingComponent: () => <WaitingScreen text={gateLabels.checking} />,
  errorComponent: GuardFailed,
  component: SuperAdmin,
});

function SuperAdmin() {
  const { session } = Route.useRouteContext();
  const isAtProfile = useLocation().pathname.endsWith('/profile');
  if (!isOperator(session.platformRole)) return <AccessDenied />;
  return (
    <SessionContext value={session}>
      <Shell title="Super Admin" entries={operatorEntries}>
        {session.needsSecondFactor && !isAtProfile ? <TwoFactorRequired /> : <Outlet />}
      </Shell>
    </SessionContext>
  );
}
