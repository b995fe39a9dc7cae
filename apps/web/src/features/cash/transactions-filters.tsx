import { ActionIcon, Button, Drawer, Group, Indicator, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useIsPhone } from '../../foundation/use-is-phone.ts';
import { filterLabels as labels } from './transactions.labels.ts';
import { TransactionsFilterFields } from './transactions-filter-fields.tsx';
import { hasFilters, type TransactionsView, withoutFilters } from './transactions-view.api.ts';

type TransactionsFiltersProps = {
  view: TransactionsView;
  onView: (view: TransactionsView) => void;
};

/** A panel below its button; on a phone a sheet that comes up from below. */
export function TransactionsFilters(props: TransactionsFiltersProps) {
  if (useIsPhone()) return <FiltersInSheet {...props} />;
  return <FiltersInPanel {...props} />;
}

function FiltersInPanel(props: TransactionsFiltersProps) {
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      position="bottom-start"
      width={400}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          flex="none"
          leftSection={<IconAdjustmentsHorizontal size={18} />}
          onClick={toggle}
        >
          {labels.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={labels.title} p="md">
        <Filters {...props} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function FiltersInSheet(props: TransactionsFiltersProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Indicator disabled={!hasFilters(props.view)} size={10} offset={4}>
        <ActionIcon variant="default" size={40} aria-label={labels.title} onClick={open}>
          <IconAdjustmentsHorizontal size={18} />
        </ActionIcon>
      </Indicator>
      <Drawer opened={opened} onClose={close} title={labels.title} position="bottom" size="85%">
        <Filters {...props} onClose={close} />
      </Drawer>
    </>
  );
}

type FiltersProps = TransactionsFiltersProps & { onClose: () => void };

function Filters({ view, onView, onClose }: FiltersProps) {
  return (
    <Stack gap="md" pb="env(safe-area-inset-bottom)">
      <TransactionsFilterFields view={view} onChange={(change) => onView({ ...view, ...change })} />
      <Group gap="sm" grow>
        <Button
          variant="default"
          disabled={!hasFilters(view)}
          onClick={() => onView(withoutFilters(view))}
        >
          {labels.clear}
        </Button>
        <Button onClick={onClose}>{labels.show}</Button>
      </Group>
    </Stack>
  );
}
