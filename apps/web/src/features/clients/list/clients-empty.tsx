import { Button, Group } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { clientsLabels } from '../clients.labels.ts';

/** Whoever may create gets the next step; whoever may not, only the fact. */
export function ClientsEmpty({ onCreate }: { onCreate: () => void }) {
  const mayManage = useMay('clients.manage');
  const mayImport = useMay('clients.import');
  if (!mayManage) return <EmptyState picture="people" sentence={clientsLabels.emptyForReaders} />;
  return (
    <EmptyState
      picture="people"
      sentence={clientsLabels.empty}
      action={
        <Group gap="sm" justify="center">
          <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
            {clientsLabels.createFirst}
          </Button>
          {mayImport && (
            <LinkButton
              variant="default"
              to="/dashboard/clients/import"
              leftSection={<IconUpload size={18} />}
            >
              {clientsLabels.import}
            </LinkButton>
          )}
        </Group>
      }
    />
  );
}
