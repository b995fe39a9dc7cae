import type { PeriodFigures } from '@app/contract/insights/insights.contract';
import { permilleOf } from '@app/domain/insights/growth';
import { addUp, occupancyOf } from '@app/domain/insights/occupancy';
import { type Tallies, tallyOf } from '@app/domain/insights/tally';
import { averageTicketOf } from '@app/domain/insights/ticket';
import { APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import { cents } from '@app/domain/shared/money';
import { lastDayOf, type Period } from '@app/domain/shared/period';
import { byName } from '@app/domain/shared/text';
import type { ReportFacts, ReportQuestion } from './report.queries.ts';
import type { Roster } from './roster.queries.ts';

const HOURS_OF_DAY = 24;

export function presentReport(
  facts: ReportFacts,
  roster: Roster,
  { period, zone, professionalId }: ReportQuestion,
): PeriodFigures {
  const tallies = tallyOf(facts, {
    firstDay: period.fromDate,
    zone,
    days: roster.days.length,
    professionals: roster.team.length,
    services: roster.services.length,
  });
  const byProfessional = presentTeam(tallies, roster, professionalId);
  return {
    range: { fromDate: roster.days[0] ?? '', toDate: roster.days.at(-1) ?? '' },
    ...presentWhole(tallies),
    byDay: presentDays(tallies, roster),
    byService: presentServices(tallies, roster),
    byProfessional,
    byHour: presentHours(tallies),
    newClients: facts.newClients,
    returningClients: facts.came - facts.newClients,
    ...addUp(byProfessional),
  };
}

export function presentPeriod(period: Period): PeriodFigures['range'] {
  return { fromDate: period.fromDate.toString(), toDate: lastDayOf(period).toString() };
}

function presentWhole({ whole, prepaid, byStatus }: Tallies) {
  const { appointments: total, completed, revenue } = whole;
  const { cancelled, no_show: noShow } = byStatus;
  return {
    total,
    completed,
    cancelled,
    noShow,
    byStatus: APPOINTMENT_STATUSES.map((status) => ({ status, count: byStatus[status] })),
    completionPermille: permilleOf(completed, total),
    noShowPermille: permilleOf(noShow, total),
    revenueCents: cents(revenue),
    prepaidCents: prepaid,
    averageTicketCents: averageTicketOf(cents(revenue), completed),
  };
}

/** Also the days on which nothing happened. */
function presentDays({ byDay }: Tallies, { days }: Roster) {
  return byDay.map(({ appointments, completed, revenue: revenueCents }, day) => {
    return { date: days[day] ?? '', appointments, completed, revenueCents };
  });
}

function presentServices({ byService }: Tallies, { services }: Roster) {
  return services
    .flatMap(({ id, name }, place) => {
      const its = byService[place];
      if (!its?.payments) return [];
      // What is taken back of an earlier period leaves none, not less than none.
      const appointments = Math.max(0, its.timesPaid);
      return { id, name, appointments, revenueCents: its.revenue };
    })
    .sort(byRevenue);
}

/** Whoever works here, and whoever did in this period. */
function presentTeam({ byProfessional }: Tallies, { team }: Roster, asked: string | null) {
  return team
    .flatMap(({ id, name, active, hours }, place) => {
      const hers = byProfessional[place];
      if (!hers || (asked !== null && id !== asked)) return [];
      const wasThere = active || hours.length > 0 || hers.appointments > 0 || hers.payments > 0;
      if (!wasThere) return [];
      const { appointments, completed, revenue, booked } = hers;
      return {
        id,
        name,
        appointments,
        completed,
        revenueCents: revenue,
        ...occupancyOf(booked, hours),
      };
    })
    .sort(byRevenue);
}

/** Hours in which nobody began and for which nobody paid are left out. */
function presentHours({ byHour }: Tallies): PeriodFigures['byHour'] {
  const hours: PeriodFigures['byHour'] = [];
  for (const [place, { appointments, revenue: revenueCents }] of byHour.entries()) {
    if (appointments === 0 && revenueCents === 0) continue;
    const [weekday, hour] = [1 + Math.floor(place / HOURS_OF_DAY), place % HOURS_OF_DAY];
    hours.push({ weekday, hour, appointments, revenueCents });
  }
  return hours;
}

type Ranked = { name: string; appointments: number; revenueCents: number };

/** Those who bring most first. */
function byRevenue(first: Ranked, second: Ranked): number {
  return (
    second.revenueCents - first.revenueCents ||
    second.appointments - first.appointments ||
    byName(first, second)
  );
}
