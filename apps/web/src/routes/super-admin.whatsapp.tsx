import { createFileRoute } from '@tanstack/react-router';
import { AdministrativeWhatsapp } from '../features/messaging/administrative/administrative-whatsapp.tsx';
import { readTab } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/whatsapp')({
  validateSearch: readTab,
  component: Whatsapp,
});

function Whatsapp() {
  const { tab } = useView(readTab);
  const navigate = Route.useNavigate();
  return (
    <AdministrativeWhatsapp
      opened={tab}
      onOpen={(name) => navigate({ search: { tab: name }, replace: true })}
    />
  );
}
