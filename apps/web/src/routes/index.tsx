import { homeOf } from '@app/domain/identity/platform-role';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentSession } from '../features/identity/session.api.ts';
import { WaitingScreen } from '../features/identity/waiting-screen.tsx';

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    const session = await currentSession(context);
    if (!session) throw redirect({ to: '/auth', search: { mode: 'signin' }, replace: true });
    throw redirect({ to: homeOf(session.platformRole), replace: true });
  },
  pendingComponent: () => <WaitingScreen text="Carregando sistema..." />,
});
