import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useSettleVisitor, type VisitorDecision } from './visitor-notice.api.ts';
import { visitorLabels as labels } from './visitor-notice.labels.ts';

type Visitor = NonNullable<AppointmentDetail['visitor']>;
type VisitorNoticeProps = { appointment: AppointmentDetail; visitor: Visitor };

/** Somebody booked with a client's phone and another name. Who it is, only the team can say. */
export function VisitorNotice({ appointment, visitor }: VisitorNoticeProps) {
  const mayManage = useMay('appointments.manage');
  const mayChangeClients = useMay('clients.manage');
  return (
    <Alert color="yellow" icon={<IconUserQuestion />} title={labels.title}>
      <Stack gap="sm">
        <div>
          <Text size="sm">{labels.differs(visitor.name, appointment.clientName)}</Text>
          {visitor.email && <Text size="sm">{labels.email(visitor.email)}</Text>}
        </div>
        {mayManage && mayChangeClients && <Decision appointment={appointment} visitor={visitor} />}
      </Stack>
    </Alert>
  );
}

function Decision({ appointment, visitor }: VisitorNoticeProps) {
  const { id, version, clientName } = appointment;
  const [takesOverTyped, setTakesOver] = useState(false);
  const { mutate, isPending } = useSettleVisitor();

  function decide(decision: VisitorDecision): void {
    mutate(
      { id, version, decision },
      {
        onSuccess: (settled) => showSuccess(labels.kept(settled.clientName)),
        onError: (error) => showFailure(labels.failed, errorText(error)),
      },
    );
  }
  return (
    <>
      <Checkbox
        label={labels.takeOver}
        checked={takesOverTyped}
        onChange={(event) => setTakesOver(event.currentTarget.checked)}
      />
      <Group gap="sm">
        <Button disabled={isPending} onClick={() => decide({ is: 'this-client', takesOverTyped })}>
          {labels.isPerson(clientName)}
        </Button>
        {visitor.others.map((other) => (
          <Button
            key={other.id}
            variant="default"
            disabled={isPending}
            onClick={() => decide({ is: 'another', clientId: other.id })}
          >
            {labels.isPerson(other.name)}
          </Button>
        ))}
        <Button
          variant="default"
          disabled={isPending}
          onClick={() => decide({ is: 'another', clientId: null })}
        >
          {labels.somebodyElse}
        </Button>
      </Group>
    </>
  );
}
