import { lazyPart } from '../../../foundation/parts/parts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type PageTab, PageTabs } from '../../../ui/page-tabs.tsx';
import GeneralTab from './general-tab.tsx';
import { settingsLabels as labels } from './settings.labels.ts';

/** In the order of the screen. */
const first: PageTab = { name: 'general', label: labels.tabs.general, panel: GeneralTab };
const tabs: readonly PageTab[] = [
  first,
  {
    name: 'company',
    label: labels.tabs.company,
    panel: lazyPart(() => import('./company-tab.tsx')),
  },
  {
    name: 'appearance',
    label: labels.tabs.appearance,
    panel: lazyPart(() => import('./appearance-tab.tsx')),
  },
  {
    name: 'evolution',
    label: labels.tabs.evolution,
    panel: lazyPart(() => import('./evolution-tab.tsx')),
  },
  { name: 'openai', label: labels.tabs.openai, panel: lazyPart(() => import('./openai-tab.tsx')) },
  { name: 'smtp', label: labels.tabs.smtp, panel: lazyPart(() => import('./smtp-tab.tsx')) },
];

type SettingsPageProps = { opened: string | undefined; onOpen: (name: string) => void };

export function PlatformSettingsPage({ opened, onOpen }: SettingsPageProps) {
  const current = tabs.find(({ name }) => name === opened) ?? first;
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <PageTabs tabs={tabs} current={current} onOpen={onOpen} />
    </>
  );
}
