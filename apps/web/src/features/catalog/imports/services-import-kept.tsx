import type { ServicesImport } from '@app/contract/catalog/services-import.contract';
import { Stack, Text } from '@mantine/core';
import { keptLabel, keptReasonLabels } from './services-import.labels.ts';
import classes from './services-import.module.css';

/** Which services an undo left, and why. Nothing at all where everything went back. */
export function KeptServices({ kept }: Pick<ServicesImport, 'kept'>) {
  if (kept.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" className={classes.rows} aria-label={keptLabel}>
      {kept.map(({ name, reason }) => (
        <li key={name} className={classes.words}>
          <Text fw={600}>{name}</Text>
          <Text c="dimmed" size="xs">
            {keptReasonLabels[reason]}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
