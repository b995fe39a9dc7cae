import type { Professional } from '@app/contract/team/professionals.contract';
import { Modal, Skeleton, Tabs } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { SchedulePanel } from '../schedule/schedule-panel.tsx';
import classes from './professional-dialog.module.css';
import { ProfessionalGeneralPanel } from './professional-general-panel.tsx';
import type { ProfessionalPanelProps, ProfessionalPanels } from './professional-panel.view.ts';
import { professionalLabels } from './professionals.labels.ts';

type ProfessionalDialogProps = {
  opened: boolean;
  /** `null` for somebody new. */
  professional: Professional | null;
  panels: ProfessionalPanels;
  onSaved: (stored: Professional) => void;
  onClose: () => void;
};

type TabName = keyof typeof professionalLabels.tabs;

export default function ProfessionalDialog(props: ProfessionalDialogProps) {
  const { opened, onClose } = props;
  const professional = useLastWhile(opened, props.professional);
  const dirty = useRef(false);
  const onDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
  }, []);
  const changes = useUnsavedChanges(() => opened && dirty.current);
  const close = () => changes.askBefore(onClose);
  // The dialog notes who opened it when it opens, not when it arrives: it must be there before.
  const isHere = useMounted();

  return (
    <>
      <Modal
        opened={opened && isHere}
        onClose={close}
        title={professional?.name ?? professionalLabels.create}
        size="xl"
      >
        <DialogTabs
          {...props}
          professional={professional}
          onDirty={onDirty}
          onClose={close}
          askBefore={changes.askBefore}
        />
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}

type DialogTabsProps = Omit<ProfessionalDialogProps, 'opened'> &
  Pick<ProfessionalPanelProps, 'onDirty'> & { askBefore: (leave: () => void) => void };

function DialogTabs(props: DialogTabsProps) {
  const { professional, onSaved, askBefore } = props;
  const [tab, setTab] = useState<TabName>('general');

  function saved(stored: Professional): void {
    onSaved(stored);
    // Whoever was just created needs hours next.
    if (!professional) setTab('schedule');
  }

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
        <ProfessionalGeneralPanel {...props} onSaved={saved} />
      </Tabs.Panel>
      {professional && <OtherPanels {...props} professional={professional} />}
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

function OtherPanels({ panels, ...props }: OtherPanelsProps) {
  const { services: Services, commissions: Commissions } = panels;
  return (
    <>
      <LaterPanel name="schedule">
        <SchedulePanel {...props} />
      </LaterPanel>
      <LaterPanel name="services">
        <Services {...props} />
      </LaterPanel>
      <LaterPanel name="commissions">
        <Commissions {...props} />
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

/** Still somebody's dialog while it fades away. */
function useLastWhile(opened: boolean, professional: Professional | null): Professional | null {
  const [last, setLast] = useState(professional);
  if (opened && last !== professional) setLast(professional);
  return opened ? professional : last;
}
