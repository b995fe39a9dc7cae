import { ActionIcon, Button, Drawer, Group, Indicator, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useIsPhone } from '../../foundation/use-is-phone.ts';
import { filterLabels } from './clients.labels.ts';
import { ClientsFilterFields } from './clients-filter-fields.tsx';
import { type ClientsView, hasFilters, withoutFilters } from './clients-view.api.ts';

type ClientsFiltersProps = { view: ClientsView; onView: (view: ClientsView) => void };

/** A panel below its button; on a phone a sheet that comes up from below. */
export function ClientsFilters(props: ClientsFiltersProps) {
  if (useIsPhone()) return <FiltersInSheet {...props} />;
  return <FiltersInPanel {...props} />;
}

function FiltersInPanel(props: ClientsFiltersProps) {
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      position="bottom-start"
      width={380}
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
          {filterLabels.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={filterLabels.title} p="md">
        <Filters {...props} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function FiltersInSheet(props: ClientsFiltersProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Indicator disabled={!hasFilters(props.view)} size={10} offset={4}>
        <ActionIcon variant="default" size={40} aria-label={filterLabels.title} onClick={open}>
          <IconAdjustmentsHorizontal size={18} />
        </ActionIcon>
      </Indicator>
      <Drawer
        opened={opened}
        onClose={close}
        title={filterLabels.title}
        position="bottom"
        size="85%"
      >
        <Filters {...props} onClose={close} />
      </Drawer>
    </>
  );
}

function Filters({ view, onView, onClose }: ClientsFiltersProps & { onClose: () => void }) {
  return (
    <Stack gap="md" pb="env(safe-area-inset-bottom)">
      <ClientsFilterFields view={view} onChange={(change) => onView({ ...view, ...change })} />
      <Group gap="sm" grow>
        <Button
          variant="default"
          disabled={!hasFilters(view)}
          onClick={() => onView(withoutFilters(view))}
        >
          {filterLabels.clear}
        </Button>
        <Button onClick={onClose}>{filterLabels.seeResults}</Button>
      </Group>
    </Stack>
  );
}
