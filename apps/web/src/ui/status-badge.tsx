import { Badge, Text } from '@mantine/core';
import { IconCircleMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Tone = 'positive' | 'informative' | 'neutral' | 'warning' | 'negative' | 'outlined' | 'struck';

const colorOf: Record<Tone, string> = {
  positive: 'green',
  informative: 'blue',
  neutral: 'gray',
  warning: 'yellow',
  negative: 'red',
  outlined: 'gray',
  struck: 'gray',
};

type StatusBadgeProps = { tone: Tone; icon: ReactNode; children: string };

/** A state said three times: by icon, by word and by colour. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  return (
    <Badge
      color={colorOf[tone]}
      variant={tone === 'outlined' ? 'outline' : 'light'}
      td={tone === 'struck' ? 'line-through' : undefined}
      leftSection={icon}
      size="lg"
      radius="xl"
      px={10}
      fz="xs"
      // Where there is no room for all of it.
      title={children}
    >
      {children}
    </Badge>
  );
}

type ActiveBadgeProps = { active: boolean; words?: { active: string; inactive: string } };

const usual = { active: 'Ativo', inactive: 'Inativo' };

/** Only what is out of use is news: the rest is a quiet word, and on a phone none. */
export function ActiveBadge({ active, words = usual }: ActiveBadgeProps) {
  if (active) {
    return (
      <Text span size="xs" c="dimmed" visibleFrom="sm">
        {words.active}
      </Text>
    );
  }
  return (
    <StatusBadge tone="neutral" icon={<IconCircleMinus size={14} />}>
      {words.inactive}
    </StatusBadge>
  );
}
