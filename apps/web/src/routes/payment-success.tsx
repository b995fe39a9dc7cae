import { createFileRoute } from '@tanstack/react-router';
import { requirePayer } from '../features/billing/billing-session.api.ts';
import { PaymentSuccessPage } from '../features/billing/payment-success-page.tsx';
import { gateLabels } from '../features/identity/gate.labels.ts';
import { GuardFailed } from '../features/identity/guard-failed.tsx';
import { WaitingScreen } from '../features/identity/waiting-screen.tsx';
import { SessionContext } from '../foundation/session.tsx';

export const Route = createFileRoute('/payment-success')({
  validateSearch: ({ session_id }: { session_id?: unknown }): { session_id?: string } =>
    typeof session_id === 'string' ? { session_id } : {},
  beforeLoad: async ({ context, location }) => ({
    session: await requirePayer(context, location.href),
  }),
  pendingMs: 0,
  pendingComponent: () => <WaitingScreen text={gateLabels.checking} />,
  errorComponent: GuardFailed,
  component: PaymentSuccess,
});

function PaymentSuccess() {
  const { session } = Route.useRouteContext();
  const { session_id } = Route.useSearch();
  return (
    <SessionContext value={session}>
      <PaymentSuccessPage sessionId={session_id} />
    </SessionContext>
  );
}
