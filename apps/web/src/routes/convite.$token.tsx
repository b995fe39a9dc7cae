import { createFileRoute } from '@tanstack/react-router';
import { gateLabels } from '../features/identity/gate.labels.ts';
import { currentSession } from '../features/identity/session.api.ts';
import { WaitingScreen } from '../features/identity/waiting-screen.tsx';
import { InvitationPage } from '../features/team/invitation-page.tsx';
import { SessionContext } from '../foundation/session.tsx';

export const Route = createFileRoute('/convite/$token')({
  beforeLoad: async ({ context }) => ({ session: await currentSession(context) }),
  pendingComponent: () => <WaitingScreen text={gateLabels.loadingSystem} />,
  component: Invitation,
});

function Invitation() {
  const { session } = Route.useRouteContext();
  const { token } = Route.useParams();
  return (
    <SessionContext value={session}>
      <InvitationPage token={token} />
    </SessionContext>
  );
}
