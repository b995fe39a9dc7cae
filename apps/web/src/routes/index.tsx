import { gateOf } from '@app/domain/identity/gate';
import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';
import BlockedScreen from '../features/identity/gate/blocked-screen.tsx';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { currentSession } from '../features/identity/session.api.ts';
import { currentEntrance } from '../features/identity/sign-in/entrance.api.ts';
import { FirstAccessPage } from '../features/identity/sign-up/first-access-page.tsx';

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    const session = await currentSession(context);
    if (session) {
      const outcome = gateOf(session);
      if (outcome === '/super-admin' || outcome === '/dashboard') {
        throw redirect({ to: outcome, replace: true });
      }
      return { gate: { hindrance: outcome } };
    }
    const entrance = await currentEntrance(context);
    if (entrance.firstAccess) return { gate: { entrance } };
    // Loaded anew, as from outside: visitors are the server's guests, not this page's.
    throw redirect({ href: '/auth?mode=signin', reloadDocument: true, replace: true });
  },
  pendingMs: 0,
  pendingComponent: GateWaiting,
  component: Gate,
});

function Gate() {
  const { gate } = Route.useRouteContext();
  if ('hindrance' in gate) return <BlockedScreen hindrance={gate.hindrance} />;
  return <FirstAccessPage entrance={gate.entrance} />;
}

/** Whoever comes here from another screen has just signed in: only who they are is still open. */
function GateWaiting() {
  const isFirstScreen = useRouterState({ select: ({ resolvedLocation }) => !resolvedLocation });
  return (
    <WaitingScreen text={isFirstScreen ? gateLabels.loadingSystem : gateLabels.loadingProfile} />
  );
}
