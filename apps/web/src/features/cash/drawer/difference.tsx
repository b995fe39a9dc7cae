import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCirclePlus } from '@tabler/icons-react';
import { differenceText } from './cash.labels.ts';
import classes from './cash.module.css';

/** Said by word, icon and colour: it is right, something is missing, or there is too much. */
export function Difference({ cents }: { cents: number }) {
  return (
    <Text span inherit className={`${classes.difference} tabular`} c={colorOf(cents)} fw={600}>
      <Sign cents={cents} />
      {differenceText(cents)}
    </Text>
  );
}

function Sign({ cents }: { cents: number }) {
  if (cents === 0) return <IconCircleCheck size={16} aria-hidden />;
  if (cents < 0) return <IconAlertTriangle size={16} aria-hidden />;
  return <IconCirclePlus size={16} aria-hidden />;
}

function colorOf(cents: number): string {
  if (cents === 0) return 'var(--mantine-color-success)';
  return cents < 0 ? 'var(--mantine-color-error)' : 'var(--warn-text)';
}
