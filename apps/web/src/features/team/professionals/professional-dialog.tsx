import type { Professional } from '@app/contract/team/professionals.contract';
import { Skeleton, Tabs } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { useWaysOut } from '../../../ui/dialogs/guard.tsx';
import { GuardedDialog } from '../../../ui/dialogs/guarded-dialog.tsx';
import { SchedulePanel } from '../schedule/schedule-panel.tsx';
import type { OnSaved } from './professional.form.ts';
import classes from './professional-dialog.module.css';
import { ProfessionalGeneralPanel } from './professional-general-panel.tsx';
import type { ProfessionalPanelProps, ProfessionalPanels } from './professional-panel.ts';
import { professionalLabels } from './professionals.labels.ts';

type ProfessionalDialogProps = {
  /** `null` for somebody new. */
  professional: Professional | null;
  panels: ProfessionalPanels;
  onSaved: (stored: Professional) => void;
  onClose: () => void;
};

type TabName = keyof typeof professionalLabels.tabs;

export default function ProfessionalDialog({ onClose, ...props }: ProfessionalDialogProps) {
  return (
    <GuardedDialog
      title={props.professional?.name ?? professionalLabels.create}
      size="xl"
      onClose={onClose}
    >
      <DialogTabs {...props} />
    </GuardedDialog>
  );
}

type DialogTabsProps = Omit<ProfessionalDialogProps, 'onClose'>;

function DialogTabs({ professional, panels, onSaved }: DialogTabsProps) {
  const { askBefore } = useWaysOut();
  const [tab, setTab] = useState<TabName>('general');

  const saved: OnSaved = (stored, person) => {
    onSaved(stored);
    // Whoever was just created needs hours next.
    if (!professional && person === 'is-done') setTab('schedule');
  };

  return (
    <Tabs
      className={classes.panels}
      value={tab}
      // The values are given below, and only there.
      onChange={(name) => askBefore(() => setTab(name as TabName))}
      keepMounted={false}
    >
      <TabNames isNew={professional === null} />
      <Tabs.Panel value="general" pt="md">
        <ProfessionalGeneralPanel professional={professional} onSaved={saved} />
      </Tabs.Panel>
      {professional && <OtherPanels professional={professional} panels={panels} />}
    </Tabs>
  );
}

function TabNames({ isNew }: { isNew: boolean }) {
  const { tabs } = professionalLabels;
  const maySeeCommissions = useMay('commissions.view');
  return (
    <Tabs.List className={classes.tabs} aria-label={professionalLabels.tabsLabel}>
      <Tabs.Tab value="general">{tabs.general}</Tabs.Tab>
      <Tabs.Tab value="schedule" disabled={isNew}>
        {tabs.schedule}
      </Tabs.Tab>
      <Tabs.Tab value="services" disabled={isNew}>
        {tabs.services}
      </Tabs.Tab>
      {maySeeCommissions && (
        <Tabs.Tab value="commissions" disabled={isNew}>
          {tabs.commissions}
        </Tabs.Tab>
      )}
    </Tabs.List>
  );
}

type OtherPanelsProps = ProfessionalPanelProps & { panels: ProfessionalPanels };

function OtherPanels({ panels, professional }: OtherPanelsProps) {
  const { services: Services, commissions: Commissions } = panels;
  return (
    <>
      <LaterPanel name="schedule">
        <SchedulePanel professional={professional} />
      </LaterPanel>
      <LaterPanel name="services">
        <Services professional={professional} />
      </LaterPanel>
      <LaterPanel name="commissions">
        <Commissions professional={professional} />
      </LaterPanel>
    </>
  );
}

function LaterPanel({ name, children }: { name: TabName; children: ReactNode }) {
  return (
    <Tabs.Panel value={name} pt="md">
      <Suspense fallback={<Skeleton height={320} radius="lg" />}>{children}</Suspense>
    </Tabs.Panel>
  );
}
