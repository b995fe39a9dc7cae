import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccessDenied } from '../features/identity/access-denied.tsx';
import { companyEntries } from '../features/identity/navigation.labels.ts';
import { requireSession } from '../features/identity/session.api.ts';
import { Shell } from '../features/identity/shell.tsx';
import { WaitingScreen } from '../features/identity/waiting-screen.tsx';
import { SessionContext } from '../foundation/session.tsx';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: async ({ context }) => ({ session: await requireSession(context) }),
  pendingComponent: () => <WaitingScreen text="Carregando dashboard..." />,
  component: Dashboard,
});

function Dashboard() {
  const { session } = Route.useRouteContext();
  if (!session.company) return <AccessDenied />;
  return (
    <SessionContext value={session}>
      <Shell title={session.company.name} entries={companyEntries}>
        <Outlet />
      </Shell>
    </SessionContext>
  );
}
