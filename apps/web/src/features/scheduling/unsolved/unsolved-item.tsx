import type { UnsolvedAppointment } from '@app/contract/scheduling/unsolved.contract';
import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { PhoneText } from '../../../ui/fields/phone-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { otherTimeSearch } from '../../../ui/visit-address.ts';
import { useHandOver, useKeep } from './unsolved.api.ts';
import {
  handedOverText,
  handOverText,
  unsolvedLabels as labels,
  namedText,
  troubleText,
  unsolvedWhen,
} from './unsolved.labels.ts';
import classes from './unsolved.module.css';

type UnsolvedItemProps = {
  appointment: UnsolvedAppointment;
  /** How the client is told. */
  tell?: ReactNode;
};

export function UnsolvedItem({ appointment, tell }: UnsolvedItemProps) {
  const zone = useTimezone();
  const { serviceNames, clientPhone } = appointment;
  return (
    <Paper component="li" withBorder p="md" className={classes.item}>
      <div>
        <Text fw={600}>{unsolvedWhen(appointment, zone)}</Text>
        <Text size="sm" c="dimmed">
          {[serviceNames, troubleText(appointment)].filter(Boolean).join(' · ')}
          {clientPhone && ' · '}
          {clientPhone && <PhoneText phone={clientPhone} />}
        </Text>
      </div>
      <Ways appointment={appointment} tell={tell} />
    </Paper>
  );
}

function Ways({ appointment, tell }: UnsolvedItemProps) {
  const zone = useTimezone();
  const { id } = appointment;
  const keep = useKeep();

  async function stay(): Promise<void> {
    try {
      await keep.mutateAsync({ id });
      showSuccess(labels.kept);
    } catch (error) {
      showFailure(labels.failed, errorText(error));
    }
  }

  return (
    <Group gap="sm">
      <Takers appointment={appointment} />
      <LinkButton
        to="/dashboard/appointments"
        search={otherTimeSearch(appointment, zone)}
        variant="default"
        aria-label={namedText(labels.move, appointment)}
      >
        {labels.move}
      </LinkButton>
      <Button
        variant="default"
        onClick={() => void stay()}
        aria-label={namedText(labels.keep, appointment)}
      >
        {labels.keep}
      </Button>
      {tell}
    </Group>
  );
}

function Takers({ appointment }: UnsolvedItemProps) {
  const { id, version, startTime, takers } = appointment;
  const handOver = useHandOver();

  async function give(taker: { id: string; name: string }): Promise<void> {
    try {
      await handOver.mutateAsync({ id, version, startTime, professionalId: taker.id });
      showSuccess(handedOverText(taker.name));
    } catch (error) {
      showFailure(labels.failed, errorText(error));
    }
  }

  if (takers.length === 0) return <Text size="sm">{labels.nobodyFree}</Text>;
  return takers.map((taker) => (
    <Button
      key={taker.id}
      onClick={() => void give(taker)}
      aria-label={namedText(handOverText(taker.name), appointment)}
    >
      {handOverText(taker.name)}
    </Button>
  ));
}
