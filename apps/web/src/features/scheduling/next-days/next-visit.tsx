import type { NextDays } from '@app/contract/scheduling/agenda.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Anchor, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { whatsAppLink } from '../../../foundation/format.ts';
import { AppointmentStatusBadge } from '../appointments/appointment-status-badge.tsx';
import { nextDaysLabels as labels, timesText, workText } from './next-days.labels.ts';
import classes from './next-days.module.css';

type Visit = NextDays['visits'][number];

/** Nothing in it changes anything; she can be called. */
export function NextVisit({ visit, timezone }: { visit: Visit; timezone: string }) {
  const { startTime, endTime, status, clientName, clientPhone } = visit;
  return (
    <li className={classes.visit}>
      <Text span fw={600} className="tabular">
        {timesText(startTime, endTime, timezone)}
      </Text>
      <div className={classes.words}>
        <Text>{clientName}</Text>
        <Text size="xs" c="dimmed">
          {workText(visit)}
        </Text>
      </div>
      <div className={classes.status}>
        <AppointmentStatusBadge status={status} />
      </div>
      {clientPhone && <Reach phone={clientPhone} />}
    </li>
  );
}

function Reach({ phone }: { phone: string }) {
  return (
    <div className={classes.reach}>
      <Anchor href={`tel:+${phone}`} className={classes.contact}>
        <IconPhone size={16} aria-hidden />
        {formatPhone(phone)}
      </Anchor>
      <Anchor href={whatsAppLink(phone)} target="_blank" rel="noopener" className={classes.contact}>
        <IconBrandWhatsapp size={16} aria-hidden />
        {labels.whatsapp}
      </Anchor>
    </div>
  );
}
