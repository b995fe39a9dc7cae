import { ActionIcon, Button, Drawer, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Filters on a phone: one button, and a sheet that comes up from below. */
export function FilterSheet({ children }: { children: ReactNode }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <ActionIcon variant="default" aria-label="Filtros" onClick={open}>
        <IconAdjustmentsHorizontal size={18} />
      </ActionIcon>
      <Drawer opened={opened} onClose={close} title="Filtros" position="bottom" size="auto">
        <Stack gap="md" pb="env(safe-area-inset-bottom)">
          {children}
          <Button onClick={close}>Ver resultados</Button>
        </Stack>
      </Drawer>
    </>
  );
}
