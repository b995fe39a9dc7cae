import { createFileRoute } from '@tanstack/react-router';
import { requirePayer } from '../features/billing/billing-session.ts';
import { PaymentSuccessPage } from '../features/billing/payment-success-page.tsx';
import { gateLabels } from '../features/identity/gate/gate.labels.ts';
import { GuardFailed } from '../features/identity/gate/guard-failed.tsx';
import { WaitingScreen } from '../features/identity/gate/waiting-screen.tsx';
import { useView } from '../foundation/hooks/use-view.ts';
import { SessionContext } from '../foundation/sign-in/session.tsx';

function readPayment({ session_id }: Record<string, unknown>): { session_id?: string } {
  return typeof session_id === 'string' ? { session_id } : {};
}

export const Route = createFileRoute('/payment-success')({
  validateSearch: readPayment,
  beforeLoad: async ({ context, location }) => ({
    session: await requirePayer(context, location),
  }),
  pendingMs: 0,
  pendingComponent: () => <WaitingScreen text={gateLabels.checking} />,
  errorComponent: GuardFailed,
  component: PaymentSuccess,
});

function PaymentSuccess() {
  const { session } = Route.useRouteContext();
  const { session_id } = useView(readPayment);
  return (
    <SessionContext value={session}>
      <PaymentSuccessPage sessionId={session_id} />
    </SessionContext>
  );
}
