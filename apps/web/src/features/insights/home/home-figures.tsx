import type { Home } from '@app/contract/insights/insights.contract';
import { IconCalendarEvent, IconCash, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { presetRange } from '../../../ui/period/period-presets.ts';
import { GrowthCard } from '../health/growth-card.tsx';
import { revenueOf } from '../rows-behind.ts';
import {
  cardHelp,
  growthHelp,
  homeLabels,
  cardLabels as labels,
  lastMonthText,
  lastSevenDaysText,
  newClientsText,
  revenueHelp,
} from './home.labels.ts';

type Figures = NonNullable<Home['figures']>;
type HomeFiguresProps = { figures: Figures; today: string };

/** What the role does not see is not there. */
export function HomeFigures({ figures, today }: HomeFiguresProps) {
  return (
    <FigureList look="day" label={homeLabels.figures}>
      <AppointmentsCard figures={figures} />
      <ClientsCard figures={figures} />
      <RevenueCard figures={figures} today={today} />
      {figures.revenueThisMonthCents !== null && (
        <GrowthCard growthPermille={figures.growthPermille} help={growthHelp(today)} />
      )}
    </FigureList>
  );
}

function AppointmentsCard({ figures }: { figures: Figures }) {
  const seesAll = useMay('appointments.view');
  return (
    <Figure
      label={labels.appointments}
      lead={
        <Link to="/dashboard/appointments" search={{ view: 'cards' }}>
          {labels.appointments}
        </Link>
      }
      icon={IconCalendarEvent}
      value={formatNumber(figures.appointmentsToday)}
      hint={lastSevenDaysText(figures.appointmentsLastSevenDays)}
      help={seesAll ? cardHelp.appointments : cardHelp.ownAppointments}
    />
  );
}

function ClientsCard({ figures: { activeClients, newClientsThisMonth } }: { figures: Figures }) {
  if (activeClients === null) return null;
  return (
    <Figure
      label={labels.clients}
      lead={
        <Link to="/dashboard/clients" search={{ status: 'active' }}>
          {labels.clients}
        </Link>
      }
      icon={IconUsers}
      value={formatNumber(activeClients)}
      hint={newClientsText(newClientsThisMonth ?? 0)}
      help={cardHelp.clients}
    />
  );
}

function RevenueCard({ figures, today }: HomeFiguresProps) {
  const { revenueThisMonthCents, revenueLastMonthCents } = figures;
  if (revenueThisMonthCents === null) return null;
  const month = presetRange('this-month', Temporal.PlainDate.from(today));
  return (
    <Figure
      label={labels.revenue}
      lead={
        <Link to="/dashboard/financial/transactions" search={revenueOf(month)}>
          {labels.revenue}
        </Link>
      }
      icon={IconCash}
      isWide
      value={moneyText(revenueThisMonthCents)}
      hint={lastMonthText(revenueLastMonthCents ?? 0)}
      help={revenueHelp(today)}
    />
  );
}
