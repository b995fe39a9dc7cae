import { createFileRoute } from '@tanstack/react-router';
import { PlatformSettingsPage } from '../features/platform/settings/settings-page.tsx';
import { readTab } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/settings')({
  validateSearch: readTab,
  component: Settings,
});

function Settings() {
  const { tab } = useView(readTab);
  const navigate = Route.useNavigate();
  return (
    <PlatformSettingsPage
      opened={tab}
      onOpen={(name) => navigate({ search: { tab: name }, replace: true })}
    />
  );
}
