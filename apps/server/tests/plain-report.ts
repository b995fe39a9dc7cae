import type { BiReport, ReportPeriod } from '@app/contract/insights/insights.contract';
import type { Visit } from './insights-support.ts';

/** What happened, as it was told; every figure is counted again from it in the plainest way. */
export type Told = Required<Visit>;
export type Paid = {
  professionalId: string;
  serviceId: string;
  date: string;
  cents: number;
  /** When what was paid began. */
  at: string;
};
type Everything = { visits: Told[]; paid: Paid[]; people: string[]; services: string[] };

/** Without what has tests of its own, and in an order that does not matter. */
export function comparable(report: BiReport) {
  return {
    counts: [report.total, report.completed, report.cancelled, report.noShow],
    revenue: report.revenueCents,
    days: report.byDay.filter((day) => day.appointments > 0 || day.revenueCents !== 0),
    services: Object.fromEntries(
      report.byService.map((one) => [one.id, [one.appointments, one.revenueCents]]),
    ),
    people: Object.fromEntries(
      report.byProfessional.map((one) => [
        one.id,
        [one.appointments, one.completed, one.revenueCents],
      ]),
    ),
    hours: Object.fromEntries(
      report.byHour.map(({ weekday, hour, appointments, revenueCents }) => [
        ...[`${weekday} ${hour}`, [appointments, revenueCents]],
      ]),
    ),
    clients: [report.newClients, report.returningClients],
  };
}

export function plainly(asked: ReportPeriod, told: Everything): ReturnType<typeof comparable> {
  const isWithin = (date: string) => asked.fromDate <= date && date <= asked.toDate;
  const isHers = (one: { professionalId: string }) =>
    asked.professionalId === undefined || one.professionalId === asked.professionalId;
  const isAbout = (id: string) => asked.serviceId === undefined || id === asked.serviceId;
  const seen = told.visits.filter(
    (one) => isWithin(dayOf(one)) && isHers(one) && one.serviceIds.some(isAbout),
  );
  const earned = told.paid.filter(
    (one) => isWithin(one.date) && isHers(one) && isAbout(one.serviceId),
  );
  const days = [...new Set([...seen.map(dayOf), ...earned.map(({ date }) => date)])].sort();
  return {
    counts: [seen.length, ...countsOf(seen)],
    revenue: sum(earned),
    days: days
      .map((date) => dayOfBoth(date, seen, earned))
      .filter((day) => day.appointments > 0 || day.revenueCents !== 0),
    services: servicesOf(told.services.filter(isAbout), earned),
    people: peopleOf(
      told.people.filter((professionalId) => isHers({ professionalId })),
      seen,
      earned,
    ),
    hours: hoursOf(seen, earned),
    clients: clientsOf(seen, told.visits, asked.fromDate),
  };
}

function dayOf({ at }: Told): string {
  return at.slice(0, 10);
}

function countsOf(seen: Told[]): number[] {
  const statuses = ['completed', 'cancelled', 'no_show'];
  return statuses.map((status) => seen.filter((one) => one.status === status).length);
}

function sum(rows: { cents: number }[]): number {
  return rows.reduce((total, { cents }) => total + cents, 0);
}

function dayOfBoth(date: string, seen: Told[], earned: Paid[]): BiReport['byDay'][number] {
  const ofDay = seen.filter((one) => dayOf(one) === date);
  const completed = ofDay.filter(({ status }) => status === 'completed').length;
  const revenueCents = sum(earned.filter((one) => one.date === date));
  return { date, appointments: ofDay.length, completed, revenueCents };
}

function servicesOf(services: string[], earned: Paid[]): Record<string, number[]> {
  const rows = services.flatMap((id) => {
    const brought = earned.filter(({ serviceId }) => serviceId === id);
    const timesPaid = brought.filter(({ cents }) => cents > 0).length;
    const timesTakenBack = brought.filter(({ cents }) => cents < 0).length;
    const times = Math.max(0, timesPaid - timesTakenBack);
    return brought.length > 0 ? [[id, [times, sum(brought)]]] : [];
  });
  return Object.fromEntries(rows);
}

function peopleOf(people: string[], seen: Told[], earned: Paid[]): Record<string, number[]> {
  const rows = people.map((id) => {
    const hers = seen.filter(({ professionalId }) => professionalId === id);
    const completed = hers.filter(({ status }) => status === 'completed').length;
    const brought = earned.filter(({ professionalId }) => professionalId === id);
    return [id, [hers.length, completed, sum(brought)]];
  });
  return Object.fromEntries(rows);
}

function hoursOf(seen: Told[], earned: Paid[]): Record<string, number[]> {
  const hours = [...new Set([...seen, ...earned].map(hourOf))].map((hour) => {
    const begun = seen.filter((one) => hourOf(one) === hour).length;
    return { hour, figures: [begun, sum(earned.filter((one) => hourOf(one) === hour))] };
  });
  const busy = hours.filter(({ figures }) => figures.some((figure) => figure !== 0));
  return Object.fromEntries(busy.map(({ hour, figures }) => [hour, figures]));
}

function hourOf({ at }: { at: string }): string {
  const { dayOfWeek, hour } = Temporal.PlainDateTime.from(at);
  return `${dayOfWeek} ${hour}`;
}

function clientsOf(seen: Told[], visits: Told[], fromDate: string): number[] {
  const came = new Set(
    seen.filter(({ status }) => status !== 'cancelled').map(({ clientId }) => clientId),
  );
  const hadCome = [...came].filter((id) =>
    visits.some(
      (one) => one.clientId === id && one.status !== 'cancelled' && dayOf(one) < fromDate,
    ),
  );
  return [came.size - hadCome.length, hadCome.length];
}
