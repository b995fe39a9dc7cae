import type { Session } from '@app/contract/identity/session.contract';
import { Text, Title } from '@mantine/core';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import {
  type Module,
  sessionMay,
  sessionOpens,
  useSession,
} from '../../foundation/sign-in/session.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CompanyChanges } from './details/company-changes.tsx';
import { settingsLabels as labels } from './settings.labels.ts';
import type { SettingsPart } from './settings-groups.ts';
import { SettingsIndex } from './settings-index.tsx';
import { OpenPart, SettingsTabs } from './settings-tabs.tsx';

export type SettingsTab = SettingsPart & {
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

/**
 * The tabs that role and plan open. One that is unknown or closed falls back to the first of them. A phone
 * has room for one thing: the list of them, or what was opened from there.
 */
export function SettingsPage({ tabs, opened, onOpen }: SettingsPageProps) {
  const session = useSession();
  const isPhone = useIsPhone();
  const allowed = tabs.filter((tab) => isOpen(tab, session));
  const current = allowed.find(({ name }) => name === opened) ?? allowed[0];
  const isIndex = isPhone && opened === undefined;
  const isTold = current?.permission === history.permission && isOpen(history, session);
  const changes = isTold && <CompanyChanges />;

  return (
    <>
      {isPhone && !isIndex && <BackLink to="/dashboard/settings">{labels.back}</BackLink>}
      <PageHeader
        title={labels.title}
        explanation={isPhone && !isIndex ? undefined : labels.explanation}
      />
      {!current && <Text>{labels.nothingToSee}</Text>}
      {current && isIndex && <SettingsIndex parts={allowed} />}
      {current && isPhone && !isIndex && (
        <>
          <Title order={2} mb="md">
            {current.label}
          </Title>
          <OpenPart part={current} />
          {changes}
        </>
      )}
      {current && !isPhone && (
        <SettingsTabs parts={allowed} current={current} onOpen={onOpen}>
          {changes}
        </SettingsTabs>
      )}
    </>
  );
}

type Gate = Pick<SettingsTab, 'permission' | 'module'>;

function isOpen({ permission, module }: Gate, session: Session): boolean {
  if (!sessionMay(session, permission)) return false;
  return module === undefined || sessionOpens(session, module);
}
