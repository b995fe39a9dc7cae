import type { Session } from '@app/contract/identity/session.contract';
import { dashboardGateOf } from '@app/domain/identity/gate';
import { isOperator } from '@app/domain/identity/platform-role';
import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { AccessDenied } from '../features/identity/gate/access-denied.tsx';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { GuardFailed } from '../features/identity/gate/guard-failed.tsx';
import { TwoFactorRequired } from '../features/identity/gate/two-factor-required.tsx';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { requireSession } from '../features/identity/session.api.ts';
import { SessionContext } from '../foundation/sign-in/session.tsx';
import { showCompany } from '../foundation/sign-in/shown-company.ts';
import { ownVisit } from '../foundation/sign-in/visit.ts';
import OperatorShell from './-operator-shell.tsx';
import { OwnShell } from './-own-shell.tsx';

export const Route = createFileRoute('/super-admin')({
  beforeLoad: async ({ context, location }) => {
    const session = await requireSession(context, location);
    // On a visit for support she is in that company, until she leaves it.
    if (ownVisit(session)) throw redirect({ to: '/dashboard' });
    showCompany(session.company?.id ?? null);
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
  if (!isOperator(session.platformRole)) return <Refused session={session} />;
  return (
    <SessionContext value={session}>
      <OperatorShell>
        {session.needsSecondFactor && !isAtProfile ? <TwoFactorRequired /> : <Outlet />}
      </OperatorShell>
    </SessionContext>
  );
}

/** Whoever has a company keeps its menu around her. */
function Refused({ session }: { session: Session }) {
  if (dashboardGateOf(session) !== 'open') return <AccessDenied />;
  return (
    <OwnShell session={session}>
      <AccessDenied />
    </OwnShell>
  );
}
