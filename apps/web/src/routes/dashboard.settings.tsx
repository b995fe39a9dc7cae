import { createFileRoute } from '@tanstack/react-router';
import { useAccessTo } from '../features/billing/access.api.ts';
import { settingsLabels } from '../features/company/settings.labels.ts';
import { SettingsPage, type SettingsTab } from '../features/company/settings-page.tsx';
import { readTab } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';
import { lazyPart } from '../foundation/parts/parts.ts';

/** In the order of the screen. A new area adds its line here. */
const tabs: readonly SettingsTab[] = [
  {
    name: 'company',
    label: settingsLabels.tabs.company,
    permission: 'company.view',
    panel: lazyPart(() => import('../features/company/details/company-tab.tsx')),
  },
  {
    name: 'subscription',
    label: settingsLabels.tabs.subscription,
    permission: 'subscription.view',
    panel: lazyPart(() => import('../features/billing/subscription-tab.tsx')),
  },
  {
    name: 'public-booking',
    label: settingsLabels.tabs.publicBooking,
    permission: 'company.view',
    module: 'settings',
    panel: lazyPart(() => import('../features/company/online/public-booking-tab.tsx')),
  },
  {
    name: 'closings',
    label: settingsLabels.tabs.closings,
    permission: 'company.view',
    module: 'settings',
    panel: lazyPart(() => import('../features/company/closings/closings-tab.tsx')),
  },
  {
    name: 'financial',
    label: settingsLabels.tabs.financial,
    permission: 'company.view',
    module: 'settings',
    panel: lazyPart(() => import('../features/company/money/financial-tab.tsx')),
  },
  {
    name: 'reminders',
    label: settingsLabels.tabs.reminders,
    permission: 'messages.manage',
    module: 'messages',
    panel: lazyPart(() => import('../features/messaging/settings/reminders-tab.tsx')),
  },
  {
    name: 'whatsapp',
    label: settingsLabels.tabs.whatsapp,
    permission: 'messages.manage',
    module: 'messages',
    panel: lazyPart(() => import('../features/messaging/connection/connect-panel.tsx')),
  },
  {
    name: 'birthdays',
    label: settingsLabels.tabs.birthdays,
    permission: 'messages.manage',
    module: 'messages',
    panel: lazyPart(() => import('../features/messaging/birthdays/birthdays-panel.tsx')),
  },
  {
    name: 'assistant',
    label: settingsLabels.tabs.assistant,
    permission: 'insights.view',
    module: 'settings',
    panel: lazyPart(() => import('../features/insights/assistant/assistant-tab.tsx')),
  },
  {
    name: 'members',
    label: settingsLabels.tabs.members,
    permission: 'members.view',
    panel: lazyPart(() => import('../features/team/members/members-tab.tsx')),
  },
  {
    name: 'support',
    label: settingsLabels.tabs.support,
    permission: 'company.manage',
    panel: lazyPart(() => import('../features/team/support/support-tab.tsx')),
  },
];

export const Route = createFileRoute('/dashboard/settings')({
  validateSearch: readTab,
  component: Settings,
});

function Settings() {
  const { tab } = useView(readTab);
  const navigate = Route.useNavigate();
  // Access that ends while a tab is open closes the tab.
  useAccessTo('settings');
  return (
    <SettingsPage
      tabs={tabs}
      opened={tab}
      onOpen={(name) => navigate({ search: { tab: name }, replace: true })}
    />
  );
}
