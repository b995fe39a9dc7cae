import { createFileRoute } from '@tanstack/react-router';
import { StripePage } from '../features/platform/stripe/stripe-page.tsx';
import { readTab } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/stripe')({
  validateSearch: readTab,
  component: Stripe,
});

function Stripe() {
  const { tab } = useView(readTab);
  const navigate = Route.useNavigate();
  return (
    <StripePage
      opened={tab}
      onOpen={(name) => navigate({ search: { tab: name }, replace: true })}
    />
  );
}
