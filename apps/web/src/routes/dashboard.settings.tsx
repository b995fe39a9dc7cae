import { createFileRoute } from '@tanstack/react-router';
import { useAccessTo } from '../features/billing/access.api.ts';
import { settingsLabels } from '../features/company/settings.labels.ts';
import { SettingsPage, type SettingsTab } from '../features/company/settings-page.tsx';
import { readTab } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';
import { lazyPart } from '../foundation/parts/parts.ts';

/** In the order of the screen, group by group. A new area adds its line here. */
const tabs: readonly SettingsTab[] = [
  {
    name: 'company',
    label: settingsLabels.tabs.company,
    hint: settingsLabels.hints.company,
    group: 'company',
    permission: 'company.view',
    panel: lazyPart(() => import('../features/company/details/company-tab.tsx')),
  },
  {
    name: 'closings',
    label: settingsLabels.tabs.closings,
    hint: settingsLabels.hints.closings,
    group: 'company',
    permission: 'company.view',
    module: 'settings',
    panel: lazyPart(() => import('../features/company/closings/closings-tab.tsx')),
  },
  {
    name: 'financial',
    label: settingsLabels.tabs.financial,
    hint: settingsLabels.hints.financial,
    group: 'company',
    permission: 'company.view',
    module: 'settings',
    panel: lazyPart(() => import('../features/company/money/financial-tab.tsx')),
  },
  {
    name: 'members',
    label: settingsLabels.tabs.members,
    hint: settingsLabels.hints.members,
    group: 'company',
    permission: 'members.view',
    panel: lazyPart(() => import('../features/team/members/members-tab.tsx')),
  },
  {
    name: 'public-booking',
    label: settingsLabels.tabs.publicBooking,
    hint: settingsLabels.hints.publicBooking,
    group: 'clients',
    permission: 'company.view',
    module: 'settings',
    panel: lazyPart(() => import('../features/company/online/public-booking-tab.tsx')),
  },
  {
    name: 'reminders',
    label: settingsLabels.tabs.reminders,
    hint: settingsLabels.hints.reminders,
    group: 'clients',
    permission: 'messages.manage',
    module: 'messages',
    panel: lazyPart(() => import('../features/messaging/settings/reminders-tab.tsx')),
  },
  {
    name: 'whatsapp',
    label: settingsLabels.tabs.whatsapp,
    hint: settingsLabels.hints.whatsapp,
    group: 'clients',
    permission: 'messages.manage',
    module: 'messages',
    panel: lazyPart(() => import('../features/messaging/connection/connect-panel.tsx')),
  },
  {
    name: 'birthdays',
    label: settingsLabels.tabs.birthdays,
    hint: settingsLabels.hints.birthdays,
    group: 'clients',
    permission: 'messages.manage',
    module: 'messages',
    panel: lazyPart(() => import('../features/messaging/birthdays/birthdays-panel.tsx')),
  },
  {
    name: 'subscription',
    label: settingsLabels.tabs.subscription,
    hint: settingsLabels.hints.subscription,
    group: 'account',
    permission: 'subscription.view',
    panel: lazyPart(() => import('../features/billing/subscription-tab.tsx')),
  },
  {
    name: 'ai',
    label: settingsLabels.tabs.assistant,
    hint: settingsLabels.hints.assistant,
    group: 'account',
    permission: 'insights.view',
    module: 'settings',
    panel: lazyPart(() => import('../features/insights/assistant/assistant-tab.tsx')),
  },
  {
    name: 'support',
    label: settingsLabels.tabs.support,
    hint: settingsLabels.hints.support,
    group: 'account',
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
  // Access that ends while a tab is open closes the tab; some are parts of messages.
  useAccessTo('settings');
  useAccessTo('messages');
  return (
    <SettingsPage
      tabs={tabs}
      opened={tab}
      onOpen={(name) => navigate({ search: { tab: name }, replace: true })}
    />
  );
}
