import { ActionIcon, Button, Group, Indicator, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BottomSheet } from '../panels/bottom-sheet.tsx';

type FilterSheetProps = {
  children: ReactNode;
  /** Something is left out, which is not to be seen while the sheet is closed. */
  isActive?: boolean;
  /** Beside the button that leads back to the list. */
  clear?: ReactNode;
};

/** Filters on a phone: one button, and a sheet that comes up from below. */
export function FilterSheet({ children, isActive, clear }: FilterSheetProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Indicator disabled={!isActive} size={10} offset={4}>
        <ActionIcon variant="default" aria-label="Filtros" onClick={open}>
          <IconAdjustmentsHorizontal size={18} />
        </ActionIcon>
      </Indicator>
      <BottomSheet opened={opened} onClose={close} title="Filtros">
        <Stack gap="md">
          {children}
          <Group gap="sm" grow>
            {clear}
            <Button onClick={close}>Ver resultados</Button>
          </Group>
        </Stack>
      </BottomSheet>
    </>
  );
}
