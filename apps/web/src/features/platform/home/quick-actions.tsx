import { Button, Group } from '@mantine/core';
import { IconBellPlus, IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { AddressButton } from './address-link.tsx';
import { overviewLabels as labels } from './overview.labels.ts';

/** What is done most often, from here. */
export function QuickActions({ onAlert }: { onAlert: () => void }) {
  return (
    <Group component="section" gap="xs" aria-label={labels.quick}>
      <AddressButton
        href="/super-admin/companies?novo=empresa"
        leftSection={<IconPlus size={18} />}
      >
        {labels.newCompany}
      </AddressButton>
      <AddressButton
        href="/super-admin/companies"
        variant="default"
        leftSection={<IconBuildingStore size={18} />}
      >
        {labels.manageCompanies}
      </AddressButton>
      <Button variant="default" leftSection={<IconBellPlus size={18} />} onClick={onAlert}>
        {labels.newAlert}
      </Button>
    </Group>
  );
}
