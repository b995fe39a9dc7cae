import { Button, Group, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import classes from './filter-bar.module.css';
import type { Filtering } from './filter-chips.tsx';
import { FilterControl } from './filter-field.tsx';
import { FilterSheet } from './filter-sheet.tsx';

/** A panel below its button; on a phone a sheet that comes up from below. */
export function FilterPanel<View extends object>(props: Filtering<View>) {
  const { filters, view, onView } = props;
  const isActive = filters.countIn(view) > 0;
  const isPhone = useIsPhone();
  const clear = (
    <Button
      variant="default"
      disabled={!isActive}
      onClick={() => onView(filters.withoutChosen(view))}
    >
      Limpar filtros
    </Button>
  );
  const fields = <Fields {...props} />;
  if (!isPhone) return <Panel clear={clear}>{fields}</Panel>;
  return (
    <FilterSheet isActive={isActive} clear={clear}>
      {fields}
    </FilterSheet>
  );
}

function Panel({ clear, children }: { clear: ReactNode; children: ReactNode }) {
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
          Filtros
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Filtros" p="md">
        <Stack gap="md">
          {children}
          <Group gap="sm" grow>
            {clear}
            <Button onClick={close}>Ver resultados</Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function Fields<View extends object>({ filters, view, onView, fields }: Filtering<View>) {
  return (
    <div className={classes.fields}>
      {fields
        .filter(({ isOnlyChip }) => !isOnlyChip)
        .map((field) => (
          <FilterControl
            key={field.name}
            className={field.isHalf ? undefined : classes.whole}
            field={field}
            view={view}
            onChange={(change) => onView(filters.change(view, change))}
            comboboxProps={inside}
          />
        ))}
    </div>
  );
}

// Inside the panel: a list that hangs elsewhere in the page would close it when something is chosen.
const inside = { withinPortal: false } as const;
