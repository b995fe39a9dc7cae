import { Button, Group } from '@mantine/core';
import { IconActivity, IconPlugX, IconRefresh, IconReload, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { type PageAction, PageButton, PageMenu } from '../../../ui/page-actions.tsx';
import type { ConnectionActs } from './connection.api.ts';
import { confirmLabels, connectLabels as labels } from './connection.labels.ts';
import { saying, sayingWhy, whyOf } from './say-failure.ts';

const ACTS = ['check', 'restart', 'recreate', 'remove'] as const;
type Act = (typeof ACTS)[number];
type Question = keyof typeof confirmLabels;

type NumberActsProps = {
  acts: ConnectionActs;
  /** Those that have a button; the others stand in the menu. */
  shown?: readonly Act[];
  children?: ReactNode;
};

/** What can be done with a number that is paired; what ends it is asked about first. */
export function NumberActs({ acts, shown = [], children }: NumberActsProps) {
  const [asked, setAsked] = useState<Question | null>(null);
  const actions = actionsOf(acts, setAsked);
  return (
    <Group gap="xs">
      {children}
      {shown.map((act) => (
        <PageButton key={act} action={actions[act]} variant="default" />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlugX size={18} />}
        onClick={() => setAsked('disconnect')}
      >
        {labels.disconnect}
      </Button>
      <PageMenu actions={ACTS.filter((act) => !shown.includes(act)).map((act) => actions[act])} />
      <ConfirmFor
        thing={asked}
        title={(question) => confirmLabels[question].title}
        question={(question) => confirmLabels[question].question}
        confirmLabel={confirmOf(asked)}
        tone="destructive"
        onConfirm={(question) => sayingWhy(acts[question].mutateAsync(undefined))}
        explain={whyOf}
        onClose={() => setAsked(null)}
      />
    </Group>
  );
}

function confirmOf(asked: Question | null): string {
  if (asked === 'remove') return confirmLabels.remove.confirm;
  return asked === 'recreate' ? confirmLabels.recreate.confirm : labels.disconnect;
}

function actionsOf(
  { check, restart }: ConnectionActs,
  ask: (question: Question) => void,
): Record<Act, PageAction> {
  return {
    check: {
      label: labels.check,
      icon: <IconActivity size={18} />,
      isBusy: check.isPending,
      onClick: () => check.mutate(undefined, saying(labels.checked)),
    },
    restart: {
      label: labels.restart,
      icon: <IconReload size={18} />,
      isBusy: restart.isPending,
      onClick: () => restart.mutate(undefined, saying(labels.restarted)),
    },
    recreate: {
      label: labels.recreate,
      icon: <IconRefresh size={18} />,
      onClick: () => ask('recreate'),
    },
    remove: {
      label: labels.remove,
      icon: <IconTrash size={18} />,
      tone: 'destructive',
      onClick: () => ask('remove'),
    },
  };
}
