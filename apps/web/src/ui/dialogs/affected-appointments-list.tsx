import type { AskedAppointment } from '@app/contract/shared/affected-appointments';
import { Anchor, Button, NativeSelect, Text } from '@mantine/core';
import { useTimezone } from '../../foundation/company-clock.ts';
import { PhoneText } from '../fields/phone-text.tsx';
import { otherTimeSearch, visitAddress, visitSearch } from '../visit-address.ts';
import {
  decisionText,
  affectedLabels as labels,
  moveToText,
  otherTimeText,
  problemText,
  whenAndWho,
} from './affected-appointments.labels.ts';
import classes from './affected-appointments-dialog.module.css';
import type { Decision } from './affected-decisions.ts';

type Decide = (id: string, professionalId: string | null | undefined) => void;
type ListProps = {
  appointments: readonly AskedAppointment[];
  decided: readonly Decision[];
  onDecide: Decide;
};

export function AffectedAppointmentsList({ appointments, decided, onDecide }: ListProps) {
  return (
    <ul className={classes.list}>
      {appointments.map((appointment) => (
        <Affected
          key={appointment.id}
          appointment={appointment}
          decision={decided.find(({ id }) => id === appointment.id)}
          onDecide={onDecide}
        />
      ))}
    </ul>
  );
}

const [LATER, KEEP] = ['later', 'keep'];

type AffectedProps = {
  appointment: AskedAppointment;
  decision: Decision | undefined;
  onDecide: Decide;
};

/** Links open beside what is being edited, which stays as it is. */
function Affected({ appointment, decision, onDecide }: AffectedProps) {
  const zone = useTimezone();
  const { id, serviceNames, professionalName, clientPhone, takers } = appointment;
  const who = whenAndWho(appointment, zone);
  const people = takers.map((taker) => ({ value: taker.id, label: moveToText(taker.name) }));
  return (
    <li className={classes.item}>
      <div>
        <Anchor
          className="thumb-room"
          href={visitAddress(visitSearch(appointment, zone))}
          target="_blank"
          fw={600}
        >
          {who}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[serviceNames, professionalName].filter(Boolean).join(' · ')}
          {clientPhone && ' · '}
          {clientPhone && <PhoneText phone={clientPhone} />}
        </Text>
      </div>
      <NativeSelect
        aria-label={decisionText(who)}
        description={people.length === 0 ? labels.nobodyFree : undefined}
        inputWrapperOrder={['input', 'description', 'error']}
        error={problemText(appointment)}
        value={decision ? (decision.professionalId ?? KEEP) : LATER}
        onChange={({ currentTarget: { value } }) => onDecide(id, chosen(value))}
        data={[
          { value: LATER, label: labels.later },
          ...people,
          { value: KEEP, label: labels.keep },
        ]}
      />
      <Button
        component="a"
        href={visitAddress(otherTimeSearch(appointment, zone))}
        target="_blank"
        variant="subtle"
        aria-label={otherTimeText(who)}
      >
        {labels.otherTime}
      </Button>
    </li>
  );
}

function chosen(value: string): string | null | undefined {
  if (value === LATER) return undefined;
  return value === KEEP ? null : value;
}
