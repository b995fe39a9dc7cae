import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useAffectedTold } from './affected.api.ts';
import { tellLabels as labels } from './affected.labels.ts';

const TellDialog = lazyPart(() => import('./tell-dialog.tsx'));

type TellAffectedProps = {
  appointments: readonly { id: string; clientName: string }[];
};

/** Writes to whoever nobody will serve: to one, or to all of them that have not been told. */
export function TellAffected({ appointments }: TellAffectedProps) {
  const maySend = useMayIn('messages', 'messages.send');
  const told = useAffectedTold();
  const [isOpen, setIsOpen] = useState(false);
  const [one] = appointments;
  const untold = appointments.filter(({ id }) => !told.includes(id));
  const isAlone = appointments.length === 1;
  if (!maySend || !one) return null;
  if (untold.length === 0) {
    return (
      <StatusBadge tone="informative" icon={<IconCheck size={14} />}>
        {labels.told}
      </StatusBadge>
    );
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBrandWhatsapp size={18} />}
        aria-label={isAlone ? `${labels.one}: ${one.clientName}` : undefined}
        onClick={() => setIsOpen(true)}
      >
        {isAlone ? labels.one : `${labels.all} (${untold.length})`}
      </Button>
      {isOpen && (
        <Suspense>
          <TellDialog ids={untold.map(({ id }) => id)} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
