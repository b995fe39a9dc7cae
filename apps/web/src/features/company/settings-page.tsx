import type { Session } from '@app/contract/identity/session.contract';
import { Text } from '@mantine/core';
import {
  type Module,
  sessionMay,
  sessionOpens,
  useSession,
} from '../../foundation/sign-in/session.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type PageTab, PageTabs } from '../../ui/page-tabs.tsx';
import { CompanyChanges } from './details/company-changes.tsx';
import { settingsLabels } from './settings.labels.ts';

export type SettingsTab = PageTab & {
  permission: Parameters<typeof sessionMay>[1];
  /** The part of the plan it belongs to; without one it is there even without any access. */
  module?: Module;
};

/** Told below what it is about; who has access and what is paid are told elsewhere. */
const history = { permission: 'company.view', module: 'settings' } as const;

type SettingsPageProps = {
  tabs: readonly SettingsTab[];
  opened: string | undefined;
  onOpen: (name: string) => void;
};

/** The tabs that role and plan open. One that is unknown or closed falls back to the first of them. */
export function SettingsPage({ tabs, opened, onOpen }: SettingsPageProps) {
  const session = useSession();
  const allowed = tabs.filter((tab) => isOpen(tab, session));
  const current = allowed.find(({ name }) => name === opened) ?? allowed[0];

  return (
    <>
      <PageHeader title={settingsLabels.title} explanation={settingsLabels.explanation} />
      {current ? (
        <PageTabs tabs={allowed} current={current} onOpen={onOpen} />
      ) : (
        <Text>{settingsLabels.nothingToSee}</Text>
      )}
      {current?.permission === history.permission && isOpen(history, session) && <CompanyChanges />}
    </>
  );
}

type Gate = Pick<SettingsTab, 'permission' | 'module'>;

function isOpen({ permission, module }: Gate, session: Session): boolean {
  if (!sessionMay(session, permission)) return false;
  return module === undefined || sessionOpens(session, module);
}
