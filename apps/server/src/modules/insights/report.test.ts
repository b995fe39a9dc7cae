import type { ReportPeriod } from '@app/contract/insights/insights.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BookedCompany, openBooks } from '../../../tests/insights-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { deactivateProfessional } from '../team/professionals.commands.ts';

const world = testWorld();
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' };
let one: BookedCompany;

/**
 * March: Maria comes twice to Ana, the second time for two services; Julia comes once to Bia, misses
 * one and cancels one. Maria had come in February, Julia had only cancelled then.
 */
beforeAll(async () => {
  one = await openBooks(world, 'Salao');
  const { book, ana, bia, maria, julia, haircut, color } = one;
  const ofMaria = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  const ofJulia = { professionalId: bia, clientId: julia, serviceIds: [color] };
  await book.visit({ ...ofMaria, at: '2026-02-28T23:30', minutes: 20 });
  await book.visit({ ...ofJulia, at: '2026-02-10T10:00', status: 'cancelled' });
  const first = await book.visit({ ...ofMaria, at: '2026-03-02T09:00' });
  const both = { ...ofMaria, serviceIds: [haircut, color] };
  const second = await book.visit({ ...both, at: '2026-03-31T17:30', minutes: 90 });
  const third = await book.visit({ ...ofJulia, at: '2026-03-02T09:30' });
  await book.visit({ ...ofJulia, at: '2026-03-03T10:00', status: 'no_show' });
  await book.visit({ ...ofJulia, at: '2026-03-04T10:00', status: 'cancelled' });
  await book.visit({ ...ofMaria, at: '2026-04-01T00:00' });

  const atAnas = { professionalId: ana, date: '2026-03-02' };
  const haircutPaid = { serviceId: haircut, gross: 50_00, discount: 5_00 };
  await book.settle({ ...atAnas, appointmentId: first, items: [haircutPaid] });
  const colorPaid = { serviceId: color, gross: 150_00 };
  await book.settle({
    ...atAnas,
    appointmentId: second,
    date: '2026-03-31',
    items: [{ serviceId: haircut, gross: 50_00 }, colorPaid],
  });
  const atBias = { professionalId: bia, appointmentId: third };
  const paid = { ...atBias, date: '2026-02-28', items: [{ serviceId: color, gross: 80_00 }] };
  const settled = await book.settle(paid);
  const back = [{ serviceId: color, gross: -80_00 }];
  await book.settle({ ...paid, date: '2026-03-05', items: back }, settled);
  // What was earned otherwise is no revenue of services.
  await book.money({ type: 'income', kind: 'manual', amount: 999_00, date: '2026-03-10' });
});

describe('a month', () => {
  test('adds up', async () => {
    expect(await one.api.insights.report(march)).toMatchObject({
      range: march,
      total: 5,
      completed: 3,
      cancelled: 1,
      noShow: 1,
      completionPermille: 600,
      noShowPermille: 200,
      revenueCents: 165_00,
      averageTicketCents: 55_00,
      newClients: 1,
      returningClients: 1,
    });
  });

  test('has every status and every day, also those with nothing', async () => {
    const { byStatus, byDay } = await one.api.insights.report(march);
    expect(byStatus).toEqual([
      { status: 'scheduled', count: 0 },
      { status: 'confirmed', count: 0 },
      { status: 'completed', count: 3 },
      { status: 'cancelled', count: 1 },
      { status: 'no_show', count: 1 },
    ]);
    expect(byDay).toHaveLength(31);
    expect(byDay.filter((day) => day.appointments > 0 || day.revenueCents !== 0)).toEqual([
      { date: '2026-03-02', appointments: 2, completed: 2, revenueCents: 45_00 },
      { date: '2026-03-03', appointments: 1, completed: 0, revenueCents: 0 },
      { date: '2026-03-04', appointments: 1, completed: 0, revenueCents: 0 },
      { date: '2026-03-05', appointments: 0, completed: 0, revenueCents: -80_00 },
      { date: '2026-03-31', appointments: 1, completed: 1, revenueCents: 200_00 },
    ]);
  });

  test('is told by service: how often it was paid for, what was taken back taken off', async () => {
    const { byService } = await one.api.insights.report(march);
    expect(byService).toEqual([
      { id: one.haircut, name: 'Corte', appointments: 2, revenueCents: 95_00 },
      { id: one.color, name: 'Coloração', appointments: 0, revenueCents: 70_00 },
    ]);
  });

  test('is told by professional, with the part of her hours that was booked', async () => {
    const { byProfessional, workingMinutes, bookedMinutes } = await one.api.insights.report(march);
    // 22 days of ten hours. The last of Maria's reaches an hour beyond Ana's day.
    const hours = { workingMinutes: 22 * 600 };
    expect(byProfessional).toEqual([
      {
        id: one.ana,
        name: 'Ana',
        appointments: 2,
        completed: 2,
        revenueCents: 245_00,
        ...hours,
        bookedMinutes: 60 + 30,
      },
      {
        id: one.bia,
        name: 'Bia',
        appointments: 3,
        completed: 1,
        revenueCents: -80_00,
        ...hours,
        bookedMinutes: 60 + 60,
      },
    ]);
    expect([workingMinutes, bookedMinutes]).toEqual([2 * 22 * 600, 210]);
  });

  test('is told by weekday and hour of the company', async () => {
    const { byHour } = await one.api.insights.report(march);
    expect(byHour).toEqual([
      { weekday: 1, hour: 9, appointments: 2, revenueCents: 45_00 - 80_00 },
      { weekday: 2, hour: 10, appointments: 1, revenueCents: 0 },
      { weekday: 2, hour: 17, appointments: 1, revenueCents: 200_00 },
      { weekday: 3, hour: 10, appointments: 1, revenueCents: 0 },
    ]);
  });
});

test('what was paid counts in the hour its appointment began, also one of an earlier month', async () => {
  const { api, book, ana, maria, haircut } = await openBooks(world, 'Atrasada');
  const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  const appointmentId = await book.visit({ ...visit, at: '2026-02-27T16:45' });
  const items = [{ serviceId: haircut, gross: 50_00 }];
  await book.settle({ appointmentId, professionalId: ana, date: '2026-03-04', items });
  const { byHour } = await api.insights.report(march);
  expect(byHour).toEqual([{ weekday: 5, hour: 16, appointments: 0, revenueCents: 50_00 }]);
});

test('a refund of another month leaves a service paid no times, not fewer', async () => {
  const { api, book, ana, maria, haircut } = await openBooks(world, 'Devolvida');
  const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  const appointmentId = await book.visit({ ...visit, at: '2026-02-27T16:45' });
  const paid = { appointmentId, professionalId: ana, date: '2026-02-27' };
  const settled = await book.settle({ ...paid, items: [{ serviceId: haircut, gross: 50_00 }] });
  const back = [{ serviceId: haircut, gross: -50_00 }];
  await book.settle({ ...paid, date: '2026-03-02', items: back }, settled);
  const { byService } = await api.insights.report(march);
  expect(byService).toEqual([
    { id: haircut, name: 'Corte', appointments: 0, revenueCents: -50_00 },
  ]);
});

describe('filters', () => {
  test('of a professional leave only hers', async () => {
    const report = await one.api.insights.report({ ...march, professionalId: one.bia });
    expect(report).toMatchObject({
      total: 3,
      completed: 1,
      revenueCents: -80_00,
      averageTicketCents: -80_00,
      newClients: 1,
      returningClients: 0,
      workingMinutes: 22 * 600,
    });
    expect(report.byProfessional.map(({ id }) => id)).toEqual([one.bia]);
  });

  test('of a service leave the appointments it is part of, and what was paid for it alone', async () => {
    const report = await one.api.insights.report({ ...march, serviceId: one.haircut });
    expect(report).toMatchObject({ total: 2, completed: 2, revenueCents: 95_00 });
    expect(report.byService.map(({ id }) => id)).toEqual([one.haircut]);
  });

  test('together leave what is in both', async () => {
    const both = { professionalId: one.ana, serviceId: one.color };
    const report = await one.api.insights.report({ ...march, ...both });
    expect(report).toMatchObject({ total: 1, revenueCents: 150_00 });
  });

  test("of another company's people find nothing", async () => {
    const other = await openBooks(world, 'Vizinha');
    const report = await one.api.insights.report({ ...march, professionalId: other.ana });
    expect(report).toMatchObject({ total: 0, revenueCents: 0, byProfessional: [], byService: [] });
  });
});

describe('who left', () => {
  const monday = { fromDate: '2026-03-09', toDate: '2026-03-09' };
  const tuesday = { fromDate: '2026-03-10', toDate: '2026-03-10' };
  const wednesday = { fromDate: '2026-03-11', toDate: '2026-03-11' };

  async function teamOf({ api }: BookedCompany, day: ReportPeriod) {
    const { byProfessional, workingMinutes, bookedMinutes } = await api.insights.report(day);
    const names = byProfessional.map(({ name }) => name).sort();
    return { names, occupancy: [bookedMinutes, workingMinutes] };
  }

  /** The clock of the tests stands at noon of Tuesday, and the day has ten hours from eight on. */
  async function letGo(name: string): Promise<BookedCompany> {
    const company = await openBooks(world, name);
    const { book, api, ana, maria, haircut } = company;
    const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
    for (const { fromDate } of [monday, tuesday, wednesday]) {
      await book.visit({ ...visit, at: `${fromDate}T08:00`, minutes: 480 });
    }
    await api.team.professionals.deactivate({ id: ana });
    return company;
  }

  test('worked until then, and not after', async () => {
    const company = await letGo('Despedida');
    const names = ['Ana', 'Bia'];
    expect(await teamOf(company, monday)).toEqual({ names, occupancy: [480, 1200] });
    expect(await teamOf(company, tuesday)).toEqual({ names, occupancy: [240, 840] });
    expect(await teamOf(company, wednesday)).toEqual({ names, occupancy: [0, 600] });
  });

  test('is listed for what she did or the hours she had in a period', async () => {
    const company = await letGo('Lembrada');
    const friday = { fromDate: '2026-03-06', toDate: '2026-03-06' };
    const nextFriday = { fromDate: '2026-03-13', toDate: '2026-03-13' };
    expect(await teamOf(company, friday)).toEqual({ names: ['Ana', 'Bia'], occupancy: [0, 1200] });
    expect(await teamOf(company, nextFriday)).toEqual({ names: ['Bia'], occupancy: [0, 600] });
  });

  test("left by the company's own clock", async () => {
    // Noon in São Paulo is eleven in Manaus.
    const company = await openBooks(world, 'Manauara', 'America/Manaus');
    await company.api.team.professionals.deactivate({ id: company.ana });
    expect(await teamOf(company, tuesday)).toMatchObject({ occupancy: [0, 180 + 600] });
  });

  test('does not leave once more', async () => {
    const company = await openBooks(world, 'Insistente');
    await company.api.team.professionals.deactivate({ id: company.ana });
    const later = noon.add({ hours: 2 });
    await world.inCompany(company.salon.companyId, (scope) =>
      deactivateProfessional(scope, company.ana, later),
    );
    expect(await teamOf(company, tuesday)).toMatchObject({ occupancy: [0, 240 + 600] });
  });

  test('and came back works as ever', async () => {
    const company = await letGo('Volta');
    await company.api.team.professionals.reactivate({ id: company.ana });
    expect(await teamOf(company, wednesday)).toMatchObject({ occupancy: [480, 1200] });
  });
});

test('closed days and days off are no hours', async () => {
  const { salon, api, ana, bia } = await openBooks(world, 'Feriado');
  const closed = { on: Temporal.PlainDate.from('2026-03-11') };
  await salon.closes('Aniversário da cidade', closed);
  await salon.makesException(ana, {
    kind: 'day-off',
    reason: '',
    shifts: [],
    fromDate: Temporal.PlainDate.from('2026-03-12'),
    untilDate: Temporal.PlainDate.from('2026-03-14'),
  });
  const week = { fromDate: '2026-03-09', toDate: '2026-03-15' };
  const { byProfessional } = await api.insights.report(week);
  const minutes = new Map(byProfessional.map(({ id, workingMinutes }) => [id, workingMinutes]));
  expect([minutes.get(ana), minutes.get(bia)]).toEqual([2 * 600, 4 * 600]);
});

describe('what is refused', () => {
  const sentence = 'Escolha um período de até 366 dias, com o início antes do fim.';

  test.each([
    ['longer than a leap year', '2026-01-01', '2027-01-02'],
    ['that ends before it begins', '2026-03-10', '2026-03-09'],
  ])('a period %s', async (_case, fromDate, toDate) => {
    const period = { fromDate, toDate };
    const refused = { code: 'PERIOD_TOO_LONG', message: sentence };
    const { insights } = one.api;
    await expect(insights.report(period)).rejects.toMatchObject(refused);
    await expect(insights.reports(period)).rejects.toMatchObject(refused);
    await expect(insights.exportReports(period)).rejects.toMatchObject(refused);
  });

  test('whoever may not see figures', async () => {
    const rita = await one.salon.isJoinedBy({ name: 'Rita', email: 'rita@x.test' }, 'receptionist');
    const { insights } = await world.as(rita);
    const forbidden = { code: 'FORBIDDEN' };
    await expect(insights.report(march)).rejects.toMatchObject(forbidden);
    await expect(insights.health()).rejects.toMatchObject(forbidden);
    await expect(insights.reports(march)).rejects.toMatchObject(forbidden);
    await expect(insights.exportReports(march)).rejects.toMatchObject(forbidden);
  });
});
