import { createFileRoute } from '@tanstack/react-router';
import { requirePayer } from '../features/billing/billing-session.ts';
import { PlanSelectionPage } from '../features/billing/plan-selection-page.tsx';
import { gateLabels } from '../features/identity/gate.labels.ts';
import { GuardFailed } from '../features/identity/guard-failed.tsx';
import { WaitingScreen } from '../features/identity/waiting-screen.tsx';
import { SessionContext } from '../foundation/session.tsx';

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
