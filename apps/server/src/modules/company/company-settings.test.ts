import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { everyDay } from '../../../tests/booking-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { listCompaniesWithEndedHours } from '../team/bookable-professionals.queries.ts';
import { bookableTeamJobs } from '../team/bookable-team.jobs.ts';
import { openPublicBooking } from './company.commands.ts';

const world = testWorld();
let salon: CompanyStory;
let api: Awaited<ReturnType<typeof world.as>>;

const wrong = (field: string, message: string) => ({
  code: 'BAD_REQUEST',
  data: { issues: [expect.objectContaining({ path: [field], message })] },
});

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
});
beforeEach(async () => {
  api = await world.as(salon.ownerId);
});

describe('online booking', () => {
  test('cannot be on while nobody can be booked', async () => {
    const { openPublicBooking: open } = api.company.company;
    expect(await open()).toEqual({ publicBookingEnabled: false });
    const byHand = world.inCompany(salon.companyId, (scope) =>
      scope.execute('update companies set public_booking_enabled = true'),
    );
    await expect(byHand).rejects.toMatchObject({
      cause: { constraint: 'companies_somebody_to_book' },
    });
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: false });
  });

  test('stays off with the first who can be booked where it was refused before there was one', async () => {
    const shy = await world.tell.company('Reservado', { name: 'Gê', email: 'ge@salao.test' });
    const { company } = (await world.as(shy.ownerId)).company;
    await company.closePublicBooking();
    expect(await company.get()).toMatchObject({ publicBookingRefused: true });
    await shy.worksOn(await shy.employs('Gê'), everyDay);
    await shy.offers('Corte');
    const off = { publicBookingEnabled: false, hasSomebodyToBook: true };
    expect(await company.get()).toMatchObject(off);
  });

  test('opens by itself where it was wished for before there was anybody', async () => {
    const keen = await world.tell.company('Ligeiro', { name: 'Ju', email: 'ju@salao.test' });
    const { company } = (await world.as(keen.ownerId)).company;
    await company.closePublicBooking();
    await company.openPublicBooking();
    await keen.worksOn(await keen.employs('Ju'), everyDay);
    await keen.offers('Corte');
    expect(await company.get()).toMatchObject({ publicBookingEnabled: true });
  });

  test('switches on with the first who has hours and a service', async () => {
    const ana = await salon.employs('Ana');
    await salon.worksOn(ana, everyDay);
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: false });
    await salon.offers('Corte');
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: true });
  });

  test('goes with the last who can be booked and comes back with her', async () => {
    const [ana] = await api.team.professionals.list();
    const id = ana?.id ?? '';
    await api.team.professionals.deactivate({ id });
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: false });
    await api.team.professionals.reactivate({ id });
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: true });
  });

  test('stays off where the owner said no, whoever comes', async () => {
    await api.company.company.closePublicBooking();
    const zoe = await salon.employs('Zoé');
    await salon.worksOn(zoe, everyDay);
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: false });
  });

  test('two who leave at once leave nobody behind to book', async () => {
    await api.company.company.openPublicBooking();
    const team = await api.team.professionals.list();
    const [one, ...others] = team.map(({ id }) => id);
    const leaves = (id = '') => api.team.professionals.deactivate({ id });
    const left = await world.inCompany(salon.companyId, async (scope) => {
      await scope.execute(
        `update professionals set active = false, inactive_since = now() where id = '${one}'`,
      );
      await scope.execute('set constraints all immediate');
      // Whoever leaves meanwhile waits for this transaction, as long as the company is locked.
      const leaving = Promise.all(others.map(leaves));
      await Promise.race([leaving, new Promise((resolve) => setTimeout(resolve, 300))]);
      return { leaving };
    });
    await left.leaving;
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: false });
    for (const { id } of team) await api.team.professionals.reactivate({ id });
  });

  test('is not kept open by special days that are over', async () => {
    const other = await world.tell.company('Só Sábados', { name: 'Lu', email: 'lu@salao.test' });
    const lu = await world.as(other.ownerId);
    const professionalId = await other.employs('Lu');
    await other.offers('Corte');
    const special = { professionalId, kind: 'special-hours', reason: '' } as const;
    const shifts = [{ from: 9 * 60, until: 12 * 60 }];
    const on = (day: string) =>
      lu.team.schedules.createException({ ...special, firstDay: day, lastDay: day, shifts });
    // The database asks its own clock, which no test sets.
    const today = Temporal.Now.zonedDateTimeISO('America/Sao_Paulo').toPlainDate();
    await on(today.subtract({ days: 1 }).toString());
    expect(await lu.company.company.get()).toMatchObject({ publicBookingEnabled: false });
    await on(today.add({ days: 1 }).toString());
    expect(await lu.company.company.get()).toMatchObject({ publicBookingEnabled: true });
    const tomorrow = today.add({ days: 1 }).toZonedDateTime('America/Sao_Paulo');
    const { scopes, logger } = world.system;
    const night = async (now: Temporal.Instant) => {
      const context = { scopes, actor: { userId: null, requestId: 'night' }, now, logger };
      for (const { run } of bookableTeamJobs) await run(context, { companyId: other.companyId });
    };
    await night(tomorrow.add({ hours: 3 }).toInstant());
    expect(await lu.company.company.get()).toMatchObject({ publicBookingEnabled: true });
    const dayAfter = tomorrow.add({ days: 1 }).toInstant();
    const ended = await scopes.asOperator({ userId: null, requestId: 'night' }, (scope) =>
      listCompaniesWithEndedHours(scope, dayAfter),
    );
    expect(ended).toEqual([other.companyId]);
    await night(dayAfter);
    const closed = { publicBookingEnabled: false, hasSomebodyToBook: false };
    expect(await lu.company.company.get()).toMatchObject(closed);
  });

  test('is opened and closed', async () => {
    expect(await api.company.company.openPublicBooking()).toEqual({ publicBookingEnabled: true });
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: true });
    expect(await api.company.company.closePublicBooking()).toEqual({ publicBookingEnabled: false });
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: false });
  });

  test('follows the rules of the company', async () => {
    const policy = {
      slotStepMinutes: 15,
      noticeMinutes: 120,
      horizonInDays: 90,
      changeCutoffInHours: 24,
      maxFutureBookings: 0,
      singleService: true,
      manualApproval: true,
      autoConfirmAfterInSeconds: 30,
    } as const;
    const { version } = await api.company.company.get();
    const stored = await api.company.company.changePolicy({ ...policy, version });
    expect(stored).toEqual({ ...policy, version: version + 1 });
    expect(await api.company.company.get()).toMatchObject({ policy, version: version + 1 });

    const beyond = { ...stored, singleService: false, horizonInDays: 366 };
    await expect(api.company.company.changePolicy(beyond)).rejects.toMatchObject(
      wrong('horizonInDays', 'Informe de 1 a 365 dias'),
    );
    expect(await api.company.company.get()).toMatchObject({ policy });
  });
});

test('rules are not overwritten by whoever did not see the last change of them', async () => {
  const { policy, version } = await api.company.company.get();
  const cutoff = { ...policy, changeCutoffInHours: 5, version };
  await api.company.company.changePolicy(cutoff);

  const late = api.company.company.changePolicy({ ...policy, horizonInDays: 7, version });
  await expect(late).rejects.toMatchObject({
    code: 'COMPANY_CHANGED_MEANWHILE',
    message: expect.stringContaining('Outra pessoa alterou a empresa'),
  });
  expect(await api.company.company.get()).toMatchObject({
    policy: { ...policy, changeCutoffInHours: 5 },
    version: version + 1,
  });
});

describe('the PIX key', () => {
  test('is kept as the central bank keeps it, and removed', async () => {
    const stored = { type: 'phone', key: '+5511987654321' } as const;
    const answer = await api.company.company.changePixKey({ type: 'phone', key: '11987654321' });
    expect(answer).toEqual(stored);
    expect(await api.company.company.get()).toMatchObject({ pixKey: stored });

    expect(await api.company.company.removePixKey()).toEqual({ pixKey: null });
    expect(await api.company.company.get()).toMatchObject({ pixKey: null });
  });

  test('has to be one of its type', async () => {
    const mistyped = api.company.company.changePixKey({ type: 'cpf', key: '529.982.247-26' });
    await expect(mistyped).rejects.toMatchObject(wrong('key', 'Chave PIX inválida'));
    expect(await api.company.company.get()).toMatchObject({ pixKey: null });
  });
});

test('how far clients may owe and who earns of a package is said once for all', async () => {
  const { company } = api.company;
  const { version, ...usual } = await company.moneyRules();
  expect(usual).toEqual({ accountLimitCents: 0, packageCommission: 'use' });
  const rules = { accountLimitCents: 150_00, packageCommission: 'sale' as const, version };
  const changed = await company.changeMoneyRules(rules);
  expect(changed).toEqual({ ...rules, version: version + 1 });
  expect(await company.moneyRules()).toEqual(changed);
  const late = company.changeMoneyRules({ ...rules, accountLimitCents: 1 });
  await expect(late).rejects.toMatchObject({ code: 'COMPANY_CHANGED_MEANWHILE' });
  expect(await company.moneyRules()).toEqual(changed);
  const wrong = company.changeMoneyRules({ ...rules, accountLimitCents: -1 });
  await expect(wrong).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

describe('the team', () => {
  test('changes none of it', async () => {
    const person = { name: 'Rui', email: 'rui@salao.test' };
    const desk = (await world.as(await salon.isJoinedBy(person, 'receptionist'))).company.company;
    const forbidden = { code: 'FORBIDDEN' };
    const { policy, version } = await api.company.company.get();

    await expect(desk.openPublicBooking()).rejects.toMatchObject(forbidden);
    await expect(desk.closePublicBooking()).rejects.toMatchObject(forbidden);
    await expect(desk.changePolicy({ ...policy, version })).rejects.toMatchObject(forbidden);
    await expect(desk.changeBlindCount({ blindCount: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(desk.changePixKey({ type: 'email', key: 'rui@salao.test' })).rejects.toMatchObject(
      forbidden,
    );
    const rules = { accountLimitCents: 1, packageCommission: 'use' as const, version };
    await expect(desk.changeMoneyRules(rules)).rejects.toMatchObject(forbidden);
    await expect(desk.removePixKey()).rejects.toMatchObject(forbidden);
  });
});

test('whoever looks at the company is told that it changed', async () => {
  const changed = await world.inCompany(salon.companyId, async (scope) => {
    await openPublicBooking(scope);
    return scope.changed;
  });
  expect([...changed]).toEqual(['company']);
});
