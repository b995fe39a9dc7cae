import type { Reports } from '@app/contract/insights/insights.contract';
import { Text } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCash,
  IconCreditCard,
  IconGift,
  IconPackage,
  IconReceipt,
  IconScissors,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useToday } from '../../../foundation/company-clock.ts';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { useAccessTo } from '../../billing/access.api.ts';
import { EmptyPeriod } from '../empty-period.tsx';
import shared from '../insights.module.css';
import type { Range } from '../period-view.ts';
import { appointmentsOf, revenueOf, soldOf } from '../rows-behind.ts';
import { summaryText } from '../summary.labels.ts';
import {
  clientsHelp,
  completedText,
  reportLabels as labels,
  netText,
  newClientsText,
  periodText,
  reportHelp,
} from './reports.labels.ts';
import classes from './reports.module.css';
import { useReportLeads } from './reports-leads.view.ts';

type ReportsPaperProps = {
  reports: Reports;
  isOld: boolean;
  onRange: (range: Range) => void;
};

/** What a printer gets as well. */
export function ReportsPaper({ reports, isOld, onRange }: ReportsPaperProps) {
  const { range, appointments, newClients, revenueCents, summary } = reports;
  const today = useToday();
  const isNothing = appointments === 0 && newClients === 0 && revenueCents === 0;
  return (
    <div className={classes.paper} data-paper>
      <h2 className={classes.onPaper}>
        {labels.title} · {useSession().company?.name}
      </h2>
      <Text c="dimmed" mb={summary ? 'xs' : 'md'}>
        {periodText(range)}
      </Text>
      {summary && !isNothing && (
        <Text className={shared.summary} mb="md">
          {summaryText(summary, today)}
        </Text>
      )}
      <Figures reports={reports} isOld={isOld} />
      {isNothing && <EmptyPeriod sentence={labels.nothing} range={range} onRange={onRange} />}
    </div>
  );
}

function Figures({ reports, isOld }: Omit<ReportsPaperProps, 'onRange'>) {
  const { range } = reports;
  const leads = useReportLeads();
  const leadsToClients = useAccessTo('clients') === 'open';
  return (
    <FigureList look="cards" label={labels.figures} isOld={isOld}>
      <Figure
        label={labels.clients}
        lead={leadsToClients && <Link to="/dashboard/clients">{labels.clients}</Link>}
        icon={IconUsers}
        value={formatNumber(reports.totalClients)}
        hint={newClientsText(reports.newClients)}
        help={clientsHelp}
      />
      <Figure
        label={labels.appointments}
        lead={
          leads.includes('appointments') && (
            <Link to="/dashboard/appointments" search={appointmentsOf(range)}>
              {labels.appointments}
            </Link>
          )
        }
        icon={IconCalendarEvent}
        value={formatNumber(reports.appointments)}
        hint={completedText(reports.completed)}
        help={reportHelp('appointments', range)}
      />
      <Figure
        label={labels.revenue}
        lead={
          leads.includes('transactions') && (
            <Link to="/dashboard/financial/transactions" search={revenueOf(range)}>
              {labels.revenue}
            </Link>
          )
        }
        icon={IconCash}
        isWide
        value={moneyText(reports.revenueCents)}
        hint={labels.revenueIs}
        help={reportHelp('revenue', range)}
      />
      {reports.feesCents !== 0 && (
        <Figure
          label={labels.fees}
          lead={
            leads.includes('transactions') && (
              <Link to="/dashboard/financial/transactions" search={revenueOf(range)}>
                {labels.fees}
              </Link>
            )
          }
          icon={IconCreditCard}
          isWide
          value={moneyText(reports.feesCents)}
          hint={netText(reports)}
          help={reportHelp('fees', range)}
        />
      )}
      <Figure
        label={labels.services}
        lead={
          leads.includes('paidServices') && (
            <Link to="/dashboard/financial/paid-services" search={soldOf(range, 'services')}>
              {labels.services}
            </Link>
          )
        }
        icon={IconScissors}
        value={moneyText(reports.servicesCents)}
        help={reportHelp('services', range)}
      />
      <Figure
        label={labels.products}
        lead={
          leads.includes('paidServices') && (
            <Link to="/dashboard/financial/paid-services" search={soldOf(range, 'products')}>
              {labels.products}
            </Link>
          )
        }
        icon={IconPackage}
        value={moneyText(reports.productsCents)}
        help={reportHelp('products', range)}
      />
      <Figure
        label={labels.prepaidSold}
        lead={
          leads.includes('paidServices') && (
            <Link to="/dashboard/financial/paid-services" search={soldOf(range, 'prepaid')}>
              {labels.prepaidSold}
            </Link>
          )
        }
        icon={IconGift}
        value={moneyText(reports.prepaidSoldCents)}
        help={reportHelp('prepaidSold', range)}
      />
      <Figure
        label={labels.ticket}
        lead={
          leads.includes('appointments') && (
            <Link
              to="/dashboard/appointments"
              search={appointmentsOf(range, { status: 'completed' })}
            >
              {labels.ticket}
            </Link>
          )
        }
        icon={IconReceipt}
        isWide
        value={moneyText(reports.averageTicketCents)}
        help={reportHelp('ticket', range)}
      />
    </FigureList>
  );
}
