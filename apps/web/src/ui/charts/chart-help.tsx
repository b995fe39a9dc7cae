import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { helpLabel } from './charts.labels.ts';

type ChartHelpProps = {
  /** Of the figure or chart beside it. */
  name: string;
  /** What it counts, and over which dates. */
  children: string;
};

export function ChartHelp({ name, children }: ChartHelpProps) {
  return (
    <Popover width={280} position="bottom" withArrow shadow="md">
      <Popover.Target>
        <ActionIcon size={28} aria-label={helpLabel(name)}>
          <IconInfoCircle size={16} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <Text size="xs">{children}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
