import type { BiReport } from '@app/contract/insights/insights.contract';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCalendarSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import type { AppointmentsView } from '../../scheduling/appointments/appointments-view.ts';
import classes from '../insights.module.css';
import { ToPaidServices } from '../paid-services/to-paid-services.tsx';
import type { PeriodView } from '../period-view.ts';
import { appointmentsOf, paidServicesOf } from '../rows-behind.ts';
import { biColumns, biHelp, biLabels as labels, seeAppointmentsText } from './bi.labels.ts';

type BiServicesProps = { report: BiReport; view: PeriodView };

/** A name leads to the figures of that service alone, its revenue and the sign beside it to rows. */
export function BiServices({ report: { byService, range }, view }: BiServicesProps) {
  const only = (serviceId: string) => ({ ...view, serviceId });
  const paid = byService.filter(({ revenueCents }) => revenueCents !== 0);
  return (
    <ChartCard
      title={labels.services}
      help={biHelp('services', range)}
      empty={paid.length === 0 ? labels.noServices : null}
      table={{
        head: [biColumns.service, biColumns.timesPaid, biColumns.revenue],
        rows: byService.map(({ id, name, appointments, revenueCents }) => ({
          key: id,
          cells: [name, formatNumber(appointments), moneyText(revenueCents)],
        })),
      }}
    >
      <BarList
        label={labels.services}
        textOfRest={moneyText}
        bars={paid.map(({ id, name, revenueCents }) => ({
          key: id,
          name: (
            <Link
              className={classes.lead}
              to="/dashboard/financial"
              search={{ ...only(id), tab: 'insights' }}
            >
              {name}
            </Link>
          ),
          value: revenueCents,
          text: moneyText(revenueCents),
          color: 'money',
          linked: (said) => (
            <ToPaidServices name={name} search={paidServicesOf(range, only(id))}>
              {said}
            </ToPaidServices>
          ),
          lead: <ToAppointments name={name} search={appointmentsOf(range, only(id))} />,
        }))}
      />
    </ChartCard>
  );
}

type ToAppointmentsProps = { name: string; search: AppointmentsView };

function ToAppointments({ name, search }: ToAppointmentsProps) {
  const label = seeAppointmentsText(name);
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        size="md"
        aria-label={label}
        renderRoot={(props) => <Link to="/dashboard/appointments" search={search} {...props} />}
      >
        <IconCalendarSearch size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
