import { mayFound } from '@app/domain/identity/gate';
import { isOperator } from '@app/domain/identity/platform-role';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { requireSession } from '../features/identity/session.api.ts';
import { CompanySetupPage } from '../features/identity/sign-up/company-setup-page.tsx';
import { SessionContext } from '../foundation/sign-in/session.tsx';

export const Route = createFileRoute('/company-setup')({
  beforeLoad: async ({ context, location }) => {
    const session = await requireSession(context, location);
    if (isOperator(session.platformRole)) {
      throw redirect({ to: '/super-admin/company-setup', replace: true });
    }
    if (!mayFound(session)) throw redirect({ to: '/', replace: true });
    return { session };
  },
  pendingMs: 0,
  pendingComponent: () => <WaitingScreen text={gateLabels.checking} />,
  component: CompanySetup,
});

function CompanySetup() {
  const { session } = Route.useRouteContext();
  return (
    <SessionContext value={session}>
      <CompanySetupPage />
    </SessionContext>
  );
}
