import { createFileRoute } from '@tanstack/react-router';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { currentEntrance } from '../features/identity/sign-in/entrance.api.ts';
import { ResetPasswordPage } from '../features/identity/sign-in/reset-password-page.tsx';
import { useView } from '../foundation/hooks/use-view.ts';

type ResetSearch = { token?: string; error?: string };

function readReset({ token, error }: Record<string, unknown>): ResetSearch {
  return {
    ...(token !== undefined && { token: String(token) }),
    ...(error !== undefined && { error: String(error) }),
  };
}

/** Where the mailed link leads: with a token, or with the reason why there is none. */
export const Route = createFileRoute('/auth_/reset')({
  validateSearch: readReset,
  beforeLoad: async ({ context }) => ({ entrance: await currentEntrance(context) }),
  pendingMs: 0,
  pendingComponent: () => <WaitingScreen text={gateLabels.loadingSystem} />,
  component: Reset,
});

function Reset() {
  const { token, error } = useView(readReset);
  const { entrance } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <ResetPasswordPage
      token={error === undefined && token ? token : null}
      recoversByEmail={entrance.recoversByEmail}
      onDone={() => navigate({ to: '/auth', search: { mode: 'signin' } })}
    />
  );
}
