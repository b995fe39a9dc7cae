import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { settingsLabels } from '../features/company/settings.labels.ts';
import { SettingsPage, type SettingsTab } from '../features/company/settings-page.tsx';

/** In the order of the screen. A new area adds its line here. */
const tabs: readonly SettingsTab[] = [
  {
    name: 'subscription',
    label: settingsLabels.tabs.subscription,
    permission: 'subscription.view',
    panel: lazy(() => import('../features/billing/subscription-tab.tsx')),
  },
  {
    name: 'members',
    label: settingsLabels.tabs.members,
    permission: 'members.view',
    panel: lazy(() => import('../features/team/members-tab.tsx')),
  },
];

export const Route = createFileRoute('/dashboard/settings')({
  validateSearch: ({ tab }: { tab?: unknown }): { tab?: string } =>
    typeof tab === 'string' ? { tab } : {},
  component: Settings,
});

function Settings() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SettingsPage
      tabs={tabs}
      opened={tab}
      onOpen={(name) => navigate({ search: { tab: name }, replace: true })}
    />
  );
}
