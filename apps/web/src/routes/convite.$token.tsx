import { createFileRoute } from '@tanstack/react-router';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { currentSession } from '../features/identity/session.api.ts';
import { InvitationPage } from '../features/team/invitations/invitation-page.tsx';
import { SessionContext } from '../foundation/sign-in/session.tsx';

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
