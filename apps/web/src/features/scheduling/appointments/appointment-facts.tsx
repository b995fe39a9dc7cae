import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { shownState } from '@app/domain/scheduling/visit';
import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatPhone } from '@app/domain/shared/phones';
import { Anchor, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant, whatsAppLink } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ClientLink } from '../../clients/record/client-link.tsx';
import { dayTitle } from '../agenda/agenda.labels.ts';
import { clockOf } from '../agenda/agenda-columns.ts';
import { AppointmentMarks } from './appointment-marks.tsx';
import { AppointmentStatusBadge } from './appointment-status-badge.tsx';
import {
  discountText,
  detailLabels as labels,
  originText,
  periodText,
  seriesText,
} from './appointments.labels.ts';
import classes from './appointments.module.css';
import { VisitNotes } from './visit-notes.tsx';

export function AppointmentFacts({ appointment }: { appointment: AppointmentDetail }) {
  const timezone = useTimezone();
  const { startTime, seriesId, followingInSeries, professionalName } = appointment;
  return (
    <>
      <div className={classes.factsTop}>
        <AppointmentStatusBadge status={shownState(appointment)} />
        <AppointmentMarks entry={appointment} />
      </div>
      <dl className={classes.facts}>
        <Fact name={labels.client}>
          <ClientName appointment={appointment} />
          <ClientPhone phone={appointment.clientPhone} />
        </Fact>
        <Fact name={labels.when}>
          <span className={classes.day}>{dayTitle(clockOf(startTime, timezone).date)}</span>
          <br />
          <span className="tabular">{periodText(appointment, timezone)}</span>
        </Fact>
        <Fact name={labels.professional}>{professionalName}</Fact>
        <Fact name={labels.services}>
          <Prices appointment={appointment} />
        </Fact>
        <Fact name={labels.notes}>
          <VisitNotes appointment={appointment} />
        </Fact>
        {seriesId && <Fact name={labels.series}>{seriesText(followingInSeries)}</Fact>}
        <Fact name={labels.origin}>
          {originText(appointment)}
          <Text size="xs" c="dimmed" className="tabular">
            {formatInstant(appointment.createdAt, timezone)}
          </Text>
        </Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

function ClientName({ appointment }: { appointment: AppointmentDetail }) {
  const maySee = useMay('clients.view');
  const { clientId, clientName } = appointment;
  if (!maySee || !clientId) return <Text fw={600}>{clientName}</Text>;
  return <ClientLink id={clientId}>{clientName}</ClientLink>;
}

function ClientPhone({ phone }: { phone: string | null }) {
  if (!phone) return null;
  return (
    <div className={classes.contact}>
      <Anchor href={`tel:+${phone}`} className={classes.contactLink}>
        <IconPhone size={16} aria-hidden />
        {formatPhone(phone)}
      </Anchor>
      <Anchor
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noopener"
        className={classes.contactLink}
      >
        <IconBrandWhatsapp size={16} aria-hidden />
        {labels.whatsapp}
      </Anchor>
    </div>
  );
}

function Prices({ appointment }: { appointment: AppointmentDetail }) {
  const { serviceDetails, subtotalCents, discountCents, priceCents, couponCode } = appointment;
  return (
    <ul className={classes.prices}>
      {serviceDetails.map(({ id, name, priceCents: price, durationMinutes }) => (
        <li key={id}>
          <span className={classes.words}>
            {name}
            <Text span size="xs" c="dimmed">
              {' '}
              {formatDuration(durationMinutes)}
            </Text>
          </span>
          <Money amount={price} />
        </li>
      ))}
      {discountCents > 0 && (
        <>
          <li>
            <span>{labels.subtotal}</span>
            <Money amount={subtotalCents} />
          </li>
          <li>
            <span className={classes.words}>{discountText(couponCode)}</span>
            <span className="tabular">−{formatMoney(cents(discountCents))}</span>
          </li>
        </>
      )}
      <li className={classes.total}>
        <span>{labels.total}</span>
        <Money amount={priceCents} />
      </li>
    </ul>
  );
}

function Money({ amount }: { amount: number }) {
  return <span className="tabular">{formatMoney(cents(amount))}</span>;
}
