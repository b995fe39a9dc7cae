import { Badge } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleMinus } from '@tabler/icons-react';
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
    >
      {children}
    </Badge>
  );
}

export function ActiveBadge({ active }: { active: boolean }) {
  if (!active) {
    return (
      <StatusBadge tone="neutral" icon={<IconCircleMinus size={14} />}>
        Inativo
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="positive" icon={<IconCircleCheckFilled size={14} />}>
      Ativo
    </StatusBadge>
  );
}
