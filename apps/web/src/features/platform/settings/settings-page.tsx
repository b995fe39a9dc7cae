import { PageHeader } from '../../../ui/page-header.tsx';
import { type PageTab, PageTabs } from '../../../ui/page-tabs.tsx';
import AppearanceTab from './appearance-tab.tsx';
import CompanyTab from './company-tab.tsx';
import EvolutionTab from './evolution-tab.tsx';
import GeneralTab from './general-tab.tsx';
import MetaTab from './meta-tab.tsx';
import OpenaiTab from './openai-tab.tsx';
import { settingsLabels as labels } from './settings.labels.ts';
import SmtpTab from './smtp-tab.tsx';

/** In the order of the screen, in one piece: what parts of it share would else weigh on every home. */
const first: PageTab = { name: 'general', label: labels.tabs.general, panel: GeneralTab };
const tabs: readonly PageTab[] = [
  first,
  {
    name: 'company',
    label: labels.tabs.company,
    panel: CompanyTab,
  },
  {
    name: 'appearance',
    label: labels.tabs.appearance,
    panel: AppearanceTab,
  },
  {
    name: 'evolution',
    label: labels.tabs.evolution,
    panel: EvolutionTab,
  },
  { name: 'meta', label: labels.tabs.meta, panel: MetaTab },
  { name: 'openai', label: labels.tabs.openai, panel: OpenaiTab },
  { name: 'smtp', label: labels.tabs.smtp, panel: SmtpTab },
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
