import { lazyPart } from '../../foundation/parts/parts.ts';
import { whatsappLabels } from './whatsapp.labels.ts';
import type { WhatsappTab } from './whatsapp-page.tsx';

/** In the order of the screen. */
export const whatsappTabs: readonly WhatsappTab[] = [
  {
    name: 'connect',
    label: whatsappLabels.tabs.connect,
    permission: 'messages.view',
    panel: lazyPart(() => import('./connection/connect-panel.tsx')),
  },
  {
    name: 'templates',
    label: whatsappLabels.tabs.templates,
    permission: 'messages.view',
    panel: lazyPart(() => import('./templates/templates-panel.tsx')),
  },
  {
    name: 'automations',
    label: whatsappLabels.tabs.automations,
    permission: 'messages.view',
    panel: lazyPart(() => import('./automations/automations-panel.tsx')),
  },
  {
    name: 'birthdays',
    label: whatsappLabels.tabs.birthdays,
    permission: 'messages.view',
    panel: lazyPart(() => import('./birthdays/birthdays-panel.tsx')),
  },
  {
    name: 'marketing',
    label: whatsappLabels.tabs.marketing,
    permission: 'messages.view',
    panel: lazyPart(() => import('./campaigns/marketing-panel.tsx')),
  },
  {
    name: 'tests',
    label: whatsappLabels.tabs.tests,
    permission: 'messages.send',
    panel: lazyPart(() => import('./testing/testing-panel.tsx')),
  },
];

const administrativePanel = lazyPart(() => import('./administrative/administrative-panel.tsx'));

/** The same for whoever runs the platform: what happens by itself goes to companies first. */
export const administrativeTabs: readonly WhatsappTab[] = whatsappTabs.map((tab) =>
  tab.name === 'automations' ? { ...tab, panel: administrativePanel } : tab,
);
