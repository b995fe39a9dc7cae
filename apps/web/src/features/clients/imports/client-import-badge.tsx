import type { ImportState, RowOutcome } from '@app/domain/clients/client-import';
import { Badge } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconCopy,
  IconFileImport,
  IconLoader2,
  IconRefresh,
  IconShieldLock,
  IconUserPlus,
} from '@tabler/icons-react';
import { outcomeLabels, stateLabels } from './client-import.labels.ts';

type Look = { color: string; icon: Icon };

export const outcomeLooks: Record<RowOutcome, Look> = {
  new: { color: 'green', icon: IconUserPlus },
  update: { color: 'blue', icon: IconRefresh },
  duplicate: { color: 'gray', icon: IconCopy },
  invalid: { color: 'red', icon: IconCircleX },
  forgotten: { color: 'yellow', icon: IconShieldLock },
};

const stateLooks: Record<ImportState, Look> = {
  read: { color: 'yellow', icon: IconFileImport },
  checking: { color: 'blue', icon: IconLoader2 },
  checked: { color: 'yellow', icon: IconFileImport },
  running: { color: 'blue', icon: IconLoader2 },
  done: { color: 'green', icon: IconCircleCheck },
  undoing: { color: 'blue', icon: IconLoader2 },
  undone: { color: 'gray', icon: IconArrowBackUp },
  failed: { color: 'red', icon: IconAlertTriangle },
};

export function OutcomeBadge({ outcome }: { outcome: RowOutcome }) {
  return <LookBadge look={outcomeLooks[outcome]} word={outcomeLabels[outcome].one} />;
}

export function StateBadge({ state }: { state: ImportState }) {
  return <LookBadge look={stateLooks[state]} word={stateLabels[state]} />;
}

function LookBadge({ look: { color, icon: Sign }, word }: { look: Look; word: string }) {
  return (
    <Badge color={color} leftSection={<Sign size={14} />} size="lg" radius="xl" px={10} fz="xs">
      {word}
    </Badge>
  );
}
