import { isOperator } from '@app/domain/identity/platform-role';
import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { AccessDenied } from '../features/identity/gate/access-denied.tsx';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { GuardFailed } from '../features/identity/gate/guard-failed.tsx';
import { TwoFactorRequired } from '../features/identity/gate/two-factor-required.tsx';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { requireSession } from '../features/identity/session.api.ts';
import { operatorGroups } from '../features/identity/shell/operator-navigation.labels.ts';
import { Shell } from '../features/identity/shell/shell.tsx';
import { SessionContext } from '../foundation/sign-in/session.tsx';
import { ownVisit } from '../foundation/sign-in/visit.ts';

export const Route = createFileRoute('/super-admin')({
  beforeLoad: async ({ context, location }) => {
    const session = await requireSession(context, location);
    // On a visit for support she is in that company, until she leaves it.
    if (ownVisit(session)) throw redirect({ to: '/dashboard' });
    return { session };
  },
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
      <Shell owner="Administração" groups={operatorGroups} phone="menu">
        {session.needsSecondFactor && !isAtProfile ? <TwoFactorRequired /> : <Outlet />}
      </Shell>
    </SessionContext>
  );
}
