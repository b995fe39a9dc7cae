import { Drawer } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { ChangeList } from '../../../ui/change-history.tsx';
import { useRemovedTransactions } from './transactions.api.ts';
import { changeText, removedLabels as labels } from './transactions.labels.ts';

type RemovedTransactionsProps = { opened: boolean; onClose: () => void };

/** What was deleted from the book, and by whom. */
export function RemovedTransactions({ opened, onClose }: RemovedTransactionsProps) {
  const isPhone = useIsPhone();
  return (
    <Drawer opened={opened} onClose={onClose} title={labels.title} size={isPhone ? '100%' : 'md'}>
      {opened && <Removed />}
    </Drawer>
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
