import { Menu } from '@mantine/core';
import { IconBuildingStore, IconCheck } from '@tabler/icons-react';
import { roleText } from '../../../foundation/role-text.ts';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { useCompaniesOf, useSwitchCompany } from './account-menu.api.ts';
import { accountMenuLabels } from './account-menu.labels.ts';

/** For whoever works in more than one company; everybody else sees nothing of it. */
export function AccountMenuCompanies({ menu }: { menu: 'opened' | 'closed' }) {
  const companies = useCompaniesOf(menu) ?? [];
  const switchCompany = useSwitchCompany();
  if (companies.length < 2) return null;

  return (
    <>
      <Menu.Divider />
      <Menu.Label>{accountMenuLabels.switchCompany}</Menu.Label>
      {companies.map(({ companyId, companyName, role, isOpen }) => (
        <Menu.Item
          key={companyId}
          leftSection={<IconBuildingStore size={18} />}
          rightSection={isOpen && <IconCheck size={18} />}
          aria-current={isOpen}
          fw={isOpen ? 600 : 400}
          {...(!isOpen && { onClick: () => switchCompany(companyId) })}
        >
          <TruncatedText>{`${companyName} · ${roleText[role]}`}</TruncatedText>
        </Menu.Item>
      ))}
    </>
  );
}
