import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { ChangeList } from '../../../ui/change-history.tsx';
import { useRemovedTransactions } from './transactions.api.ts';
import { changeText, removedLabels as labels } from './transactions.labels.ts';

/** What was deleted from the book, and by whom. */
export function RemovedTransactions() {
  const [opened, { open, close }] = useDisclosure(false);
  const isPhone = useIsPhone();
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={18} />} onClick={open}>
        {labels.open}
      </Button>
      <Drawer opened={opened} onClose={close} title={labels.title} size={isPhone ? '100%' : 'md'}>
        {opened && <Removed />}
      </Drawer>
    </>
  );
}

function Removed() {
  const timezone = useTimezone();
  return (
    <ChangeList
      query={useRemovedTransactions()}
      label={labels.title}
      emptyText={labels.none}
      actionText={changeText}
      timezone={timezone}
    />
  );
}
