import { homeOf } from '@app/domain/identity/platform-role';
import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import {
  type Confirmation,
  currentSession,
  wantedAddress,
} from '../features/identity/session.api.ts';
import { type AuthMode, AuthPage } from '../features/identity/sign-in/auth-page.tsx';
import { currentEntrance } from '../features/identity/sign-in/entrance.api.ts';
import { useView } from '../foundation/hooks/use-view.ts';

type AuthSearch = {
  mode?: AuthMode;
  /** Signs up without going on to pay. */
  checkout?: 'no';
  /** The link of a confirmation mail led here. */
  confirmation?: Confirmation;
};

function readAuth({ mode, checkout, confirmation }: Record<string, unknown>): AuthSearch {
  return {
    ...((mode === 'signin' || mode === 'signup') && { mode }),
    ...(checkout === 'no' && { checkout }),
    ...((confirmation === 'done' || confirmation === 'failed') && { confirmation }),
  };
}

export const Route = createFileRoute('/auth')({
  validateSearch: readAuth,
  beforeLoad: async ({ context }) => {
    const [session, entrance] = await Promise.all([
      currentSession(context),
      currentEntrance(context),
    ]);
    if (session) {
      // Signed in by another tab, perhaps: what was asked for here is still wanted.
      const wanted = await wantedAddress(context);
      throw redirect({ href: wanted ?? homeOf(session.platformRole), replace: true });
    }
    if (entrance.firstAccess) throw redirect({ to: '/', replace: true });
    return { entrance };
  },
  pendingMs: 0,
  pendingComponent: AuthWaiting,
  component: Auth,
});

function Auth() {
  const { mode = 'signup', checkout, confirmation = null } = useView(readAuth);
  const { entrance } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <AuthPage
      mode={mode}
      goOnToCheckout={checkout !== 'no'}
      recoversByEmail={entrance.recoversByEmail}
      confirmation={confirmation}
      onModeChange={(chosen) =>
        navigate({ search: (current) => ({ ...current, mode: chosen }), replace: true })
      }
    />
  );
}

function AuthWaiting() {
  const wasSent = useRouterState({ select: ({ location }) => location.state.signInFirst });
  return <WaitingScreen text={wasSent ? gateLabels.signInFirst : gateLabels.loadingSystem} />;
}
