import type { BiReport } from '@app/contract/insights/insights.contract';
import { permilleOf } from '@app/domain/insights/growth';
import { addUp, NO_HOURS, occupancyOf } from '@app/domain/insights/occupancy';
import { daysOf, lastDayOf, type Period } from '@app/domain/insights/period';
import { averageTicketOf } from '@app/domain/insights/ticket';
import { APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import { cents } from '@app/domain/shared/money';
import type { PaymentFacts, ReportFacts, VisitFacts } from './report.queries.ts';

const MINUTES_OF_HOUR = 60;
const HOURS_OF_DAY = 24;
const HOURS_OF_WEEK = 7 * HOURS_OF_DAY;
const MINUTES_OF_DAY = HOURS_OF_DAY * MINUTES_OF_HOUR;

export function presentReport(facts: ReportFacts, period: Period): BiReport {
  const days = daysOf(period);
  const byProfessional = presentTeam(facts, days);
  return {
    range: presentPeriod(period),
    ...totalsOf(facts),
    byDay: presentDays(facts, days),
    byService: presentServices(facts),
    byProfessional,
    byHour: presentHours(facts, period.fromDate.dayOfWeek),
    newClients: facts.came - facts.hadComeBefore,
    returningClients: facts.hadComeBefore,
    ...addUp(byProfessional),
  };
}

export function presentPeriod(period: Period): BiReport['range'] {
  return { fromDate: period.fromDate.toString(), toDate: lastDayOf(period).toString() };
}

function totalsOf({ visits, payments }: ReportFacts) {
  const byStatus = APPOINTMENT_STATUSES.map((status) => ({
    ...{ status, count: visits.filter((visit) => visit.status === status).length },
  }));
  const counts = new Map(byStatus.map(({ status, count }) => [status, count]));
  const total = visits.length;
  const completed = counts.get('completed') ?? 0;
  const noShow = counts.get('no_show') ?? 0;
  const revenue = cents(revenueOf(payments));
  return {
    ...{ total, completed, cancelled: counts.get('cancelled') ?? 0, noShow, byStatus },
    completionPermille: permilleOf(completed, total),
    noShowPermille: permilleOf(noShow, total),
    revenueCents: revenue,
    averageTicketCents: averageTicketOf(revenue, completed),
  };
}

function revenueOf(payments: readonly PaymentFacts[] = []): number {
  return payments.reduce((sum, { gross, discount }) => sum + gross - discount, 0);
}

function completedOf(visits: readonly VisitFacts[]): number {
  return visits.filter(({ status }) => status === 'completed').length;
}

/** Also the days on which nothing happened. */
function presentDays({ visits, payments }: ReportFacts, days: Temporal.PlainDate[]) {
  const visitsOf = Map.groupBy(visits, ({ from }) => Math.floor(from / MINUTES_OF_DAY));
  const paymentsOf = Map.groupBy(payments, ({ day }) => day);
  return days.map((date, day) => {
    const ofDay = visitsOf.get(day) ?? [];
    return {
      ...{ date: date.toString(), appointments: ofDay.length, completed: completedOf(ofDay) },
      revenueCents: revenueOf(paymentsOf.get(day)),
    };
  });
}

function presentServices({ services, payments }: ReportFacts) {
  const paymentsOf = Map.groupBy(payments, ({ serviceId }) => serviceId);
  return services
    .flatMap(({ id, name }) => {
      const its = paymentsOf.get(id);
      if (!its) return [];
      return { id, name, appointments: timesPaid(its), revenueCents: revenueOf(its) };
    })
    .sort(byRevenue);
}

/**
 * What was taken back is not paid any more; what costs nothing never was. What is taken back of an
 * earlier period leaves none, not less than none.
 */
function timesPaid(payments: readonly PaymentFacts[]): number {
  return Math.max(
    0,
    payments.reduce((sum, { gross }) => sum + Math.sign(gross), 0),
  );
}

/** Whoever works here, and whoever did in this period. */
function presentTeam({ team, visits, payments }: ReportFacts, days: Temporal.PlainDate[]) {
  const visitsOf = Map.groupBy(visits, ({ professionalId }) => professionalId);
  const paymentsOf = Map.groupBy(payments, ({ professionalId }) => professionalId);
  return team
    .filter(({ id, active }) => active || visitsOf.has(id) || paymentsOf.has(id))
    .map(({ id, name, active, calendar }) => {
      const hers = visitsOf.get(id) ?? [];
      return {
        ...{ id, name, appointments: hers.length, completed: completedOf(hers) },
        revenueCents: revenueOf(paymentsOf.get(id)),
        // Whoever left has no hours any more.
        ...(active ? occupancyOf(hers.filter(takesTime), { calendar, days }) : NO_HOURS),
      };
    })
    .sort(byRevenue);
}

function takesTime({ status }: VisitFacts): boolean {
  return status !== 'cancelled';
}

/** Hours in which nobody began and for which nobody paid are left out. */
function presentHours({ visits, payments }: ReportFacts, firstWeekday: number) {
  const hoursBefore = (firstWeekday - 1) * HOURS_OF_DAY;
  const visitsOf = Map.groupBy(visits, ({ from }) =>
    cellOf(hoursBefore + Math.floor(from / MINUTES_OF_HOUR)),
  );
  const paymentsOf = Map.groupBy(payments, ({ hour }) => cellOf(hoursBefore + hour));
  return [...new Set([...visitsOf.keys(), ...paymentsOf.keys()])]
    .sort((first, second) => first - second)
    .map((cell) => ({
      weekday: 1 + Math.floor(cell / HOURS_OF_DAY),
      hour: cell % HOURS_OF_DAY,
      appointments: visitsOf.get(cell)?.length ?? 0,
      revenueCents: revenueOf(paymentsOf.get(cell)),
    }))
    .filter(({ appointments, revenueCents }) => appointments > 0 || revenueCents !== 0);
}

/** Of the week; what was paid in a period may have begun before it. */
function cellOf(hour: number): number {
  return ((hour % HOURS_OF_WEEK) + HOURS_OF_WEEK) % HOURS_OF_WEEK;
}

type Ranked = { name: string; appointments: number; revenueCents: number };
const byName = new Intl.Collator('pt-BR');

/** Those who bring most first. */
function byRevenue(first: Ranked, second: Ranked): number {
  return (
    second.revenueCents - first.revenueCents ||
    second.appointments - first.appointments ||
    byName.compare(first.name, second.name)
  );
}
