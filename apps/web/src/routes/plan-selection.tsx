import { createFileRoute } from '@tanstack/react-router';
import { requirePayer } from '../features/billing/billing-session.ts';
import { PlanSelectionPage } from '../features/billing/plan-selection-page.tsx';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { GuardFailed } from '../features/identity/gate/guard-failed.tsx';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { SessionContext } from '../foundation/sign-in/session.tsx';

export const Route = createFileRoute('/plan-selection')({
  beforeLoad: async ({ context, location }) => ({
    session: await requirePayer(context, location),
  }),
  pendingMs: 0,
  pendingComponent: () => <WaitingScreen text={gateLabels.checking} />,
  errorComponent: GuardFailed,
  component: PlanSelection,
});

function PlanSelection() {
  const { session } = Route.useRouteContext();
  return (
    <SessionContext value={session}>
      <PlanSelectionPage />
    </SessionContext>
  );
}
