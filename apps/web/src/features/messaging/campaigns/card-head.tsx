import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './campaigns.module.css';

/** What a campaign is called, and how it stands. */
export function CardHead({ name, badge }: { name: string; badge: ReactNode }) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
      <Text fw={600} component="h2" className={classes.name}>
        {name}
      </Text>
      <span className={classes.state}>{badge}</span>
    </Group>
  );
}
