import { ActionIcon, Button, Drawer, Group, Indicator, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type FilterSheetProps = {
  children: ReactNode;
  /** Something is left out, which is not to be seen while the sheet is closed. */
  isActive?: boolean;
  /** Beside the button that leads back to the list. */
  clear?: ReactNode;
  size?: string;
};

/** Filters on a phone: one button, and a sheet that comes up from below. */
export function FilterSheet({ children, isActive, clear, size = 'auto' }: FilterSheetProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Indicator disabled={!isActive} size={10} offset={4}>
        <ActionIcon variant="default" aria-label="Filtros" onClick={open}>
          <IconAdjustmentsHorizontal size={18} />
        </ActionIcon>
      </Indicator>
      <Drawer opened={opened} onClose={close} title="Filtros" position="bottom" size={size}>
        <Stack gap="md" pb="env(safe-area-inset-bottom)">
          {children}
          <Group gap="sm" grow>
            {clear}
            <Button onClick={close}>Ver resultados</Button>
          </Group>
        </Stack>
      </Drawer>
    </>
  );
}
