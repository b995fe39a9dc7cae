import { homeOf } from '@app/domain/identity/platform-role';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { type AuthMode, AuthPage } from '../features/identity/auth-page.tsx';
import { currentSession } from '../features/identity/session.api.ts';
import { WaitingScreen } from '../features/identity/waiting-screen.tsx';

export const Route = createFileRoute('/auth')({
  validateSearch: ({ mode }: { mode?: unknown }): { mode?: AuthMode } =>
    mode === 'signin' || mode === 'signup' ? { mode } : {},
  beforeLoad: async ({ context }) => {
    const session = await currentSession(context);
    if (session) throw redirect({ to: homeOf(session.platformRole), replace: true });
  },
  pendingComponent: () => <WaitingScreen text="Carregando sistema..." />,
  component: Auth,
});

function Auth() {
  const { mode = 'signup' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuthPage
      mode={mode}
      onModeChange={(chosen) => navigate({ search: { mode: chosen }, replace: true })}
    />
  );
}
