import type { ClosingDayForm } from '@app/contract/company/closing-days.contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { closingDays } from './closing-days.table.ts';

// The clock stands at noon of 10 March 2026.
const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let api: Awaited<ReturnType<typeof world.as>>;

const closed = (firstDay: string, lastDay = firstDay): ClosingDayForm => ({
  name: 'Recesso',
  kind: 'closed',
  firstDay,
  lastDay,
  hours: null,
});
const special: ClosingDayForm = {
  ...closed('2026-12-24'),
  name: 'Véspera de Natal',
  kind: 'special-hours',
  hours: { from: 8 * 60, until: 24 * 60 },
};
const unknown = '0198c000-0000-7000-8000-000000000001';

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});
beforeEach(async () => {
  await world.inCompany(salon.companyId, (scope) => scope.delete(closingDays));
  api = await world.as(salon.ownerId);
});

describe('whoever runs the company', () => {
  test('closes days and keeps others for special hours; both ends belong', async () => {
    const eve = await api.company.closingDays.create(special);
    const recess = await api.company.closingDays.create(closed('2026-12-25', '2027-01-02'));

    expect(eve).toEqual({ id: expect.any(String), version: 1, ...special });
    expect(recess).toMatchObject({ firstDay: '2026-12-25', lastDay: '2027-01-02' });
    expect(await api.company.closingDays.list()).toEqual([eve, recess]);
  });

  test("sees today's and later ones, not what is over", async () => {
    const today = await api.company.closingDays.create(closed('2026-03-08', '2026-03-10'));
    await api.company.closingDays.create(closed('2026-03-01', '2026-03-07'));
    expect(await api.company.closingDays.list()).toEqual([today]);
  });

  test('changes a decision and takes it back', async () => {
    const { id, version } = await api.company.closingDays.create(special);
    const open = { ...closed('2026-12-24'), kind: 'open' as const };

    const changed = await api.company.closingDays.update({ id, version, ...open });
    expect(changed).toEqual({ id, version: version + 1, ...open });
    expect(await api.company.closingDays.remove({ id })).toEqual({ id });
    expect(await api.company.closingDays.list()).toEqual([]);
    await expect(api.company.closingDays.remove({ id })).rejects.toMatchObject({
      code: 'CLOSING_DAY_NOT_FOUND',
    });
  });

  test('is told that somebody else saved meanwhile, and overwrites nothing', async () => {
    const eve = await api.company.closingDays.create(special);
    await api.company.closingDays.create(closed('2026-12-28'));
    const other = (await world.as(salon.ownerId)).company.closingDays;
    const theirs = await other.update({ ...eve, name: 'Véspera' });
    // Longer than before: on its way it would have covered the other one.
    const mine = { ...eve, ...closed('2026-12-24', '2026-12-31') };
    await expect(api.company.closingDays.update(mine)).rejects.toMatchObject({
      code: 'CLOSING_DAY_CHANGED',
      message: expect.stringContaining('Outra pessoa alterou este fechamento'),
    });
    expect(await api.company.closingDays.list()).toMatchObject([theirs, { name: 'Recesso' }]);
  });

  test('of two who save at once one is told so', async () => {
    const eve = await api.company.closingDays.create(special);
    const both = await Promise.allSettled(
      ['Uma', 'Outra'].map((name) => api.company.closingDays.update({ ...eve, name })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('sees the holidays of a year and what was decided about each', async () => {
    const christmas = await api.company.closingDays.create(closed('2026-12-24', '2026-12-26'));
    const holidays = await api.company.closingDays.holidays();

    expect(holidays[0]).toEqual({
      date: '2026-04-03',
      name: 'Paixão de Cristo',
      isOptional: false,
      decision: null,
    });
    expect(holidays.at(-1)).toMatchObject({ date: '2027-02-10', isOptional: true });
    expect(holidays.filter(({ decision }) => decision)).toEqual([
      { date: '2026-12-25', name: 'Natal', isOptional: false, decision: christmas },
    ]);
  });
});

describe('no day is decided twice', () => {
  const overlap = {
    code: 'CLOSING_DAYS_OVERLAP',
    message: 'Já existe um fechamento ou horário especial nesses dias.',
  };

  test.each([
    ['the same days', '2026-12-24', '2026-12-31'],
    ['one of its days', '2026-12-26', '2026-12-26'],
    ['its last day', '2026-12-31', '2027-01-05'],
  ])('%s is refused', async (_case, first, last) => {
    const kept = await api.company.closingDays.create(closed('2026-12-24', '2026-12-31'));
    await expect(api.company.closingDays.create(closed(first, last))).rejects.toMatchObject(
      overlap,
    );
    expect(await api.company.closingDays.list()).toEqual([kept]);
  });

  test('a longer closing covers what was said about days in it, fewer hours do not', async () => {
    const { create, list } = api.company.closingDays;
    await create(closed('2026-12-24'));
    await create({ ...closed('2026-12-25'), name: 'Natal' });
    const hours = { from: 540, until: 720 };
    const shorter = {
      ...closed('2026-12-20', '2026-12-28'),
      kind: 'special-hours' as const,
      hours,
    };
    await expect(create(shorter)).rejects.toMatchObject(overlap);

    const longer = await create(closed('2026-12-20', '2026-12-28'));
    expect(await list()).toEqual([longer]);
  });

  test('the day after the last is free', async () => {
    await api.company.closingDays.create(closed('2026-12-24', '2026-12-31'));
    await api.company.closingDays.create(closed('2027-01-01'));
    expect(await api.company.closingDays.list()).toHaveLength(2);
  });

  test('a change may not reach into another decision, but may stay where it is', async () => {
    await api.company.closingDays.create(closed('2026-12-23', '2026-12-24'));
    const { id, version } = await api.company.closingDays.create(closed('2026-12-25'));
    const update = (first: string) =>
      api.company.closingDays.update({ id, version, ...closed(first, '2026-12-26') });

    await expect(update('2026-12-24')).rejects.toMatchObject(overlap);
    expect(await update('2026-12-25')).toMatchObject({ lastDay: '2026-12-26' });
  });

  test('not even when two decide at once', async () => {
    const both = await Promise.allSettled(
      [closed('2026-12-24', '2026-12-26'), closed('2026-12-26', '2026-12-27')].map((day) =>
        api.company.closingDays.create(day),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await api.company.closingDays.list()).toHaveLength(1);
  });

  test('but each company decides for itself', async () => {
    await api.company.closingDays.create(closed('2026-12-24'));
    const neighbour = await world.as(barber.ownerId);
    await neighbour.company.closingDays.create(closed('2026-12-24'));
  });
});

describe('a wrong form is refused with its sentence, and nothing is stored:', () => {
  test.each([
    ['no name', { name: ' ' }, 'name', 'Informe um nome'],
    ['no such kind', { kind: 'talvez' }, 'kind', 'Escolha o que acontece nesse dia'],
    ['no such day', { firstDay: '2026-02-30' }, 'firstDay', 'Data inválida'],
    ['a year too far', { lastDay: '9999-12-31' }, 'lastDay', 'Data inválida'],
    ['a year zero', { firstDay: '0000-01-01' }, 'firstDay', 'Data inválida'],
    ['backwards', { lastDay: '2026-12-23' }, 'lastDay', 'O último dia vem antes do primeiro'],
    ['special without hours', { hours: null }, 'hours', 'Informe o horário especial'],
  ])('%s', async (_case, change, field, message) => {
    // Some of these are what no typed caller could send.
    const wrong = { ...special, ...change } as ClosingDayForm;
    const refusal = await api.company.closingDays.create(wrong).catch((error) => error);

    expect(refusal).toMatchObject({ code: 'BAD_REQUEST' });
    expect(refusal.data.issues).toContainEqual(expect.objectContaining({ path: [field], message }));
    expect(await api.company.closingDays.list()).toEqual([]);
  });

  test('hours that end before they begin', async () => {
    const wrong = { ...special, hours: { from: 600, until: 600 } };
    await expect(api.company.closingDays.create(wrong)).rejects.toMatchObject({
      data: { issues: [expect.objectContaining({ message: 'O fim deve vir depois do início.' })] },
    });
  });

  test('more than a year', async () => {
    const long = closed('2026-12-24', '2028-01-01');
    const refusal = { code: 'CLOSING_DAYS_TOO_LONG', message: 'Escolha no máximo um ano.' };
    await expect(api.company.closingDays.create(long)).rejects.toMatchObject(refusal);
    const { id, version } = await api.company.closingDays.create(special);
    await expect(api.company.closingDays.update({ id, version, ...long })).rejects.toMatchObject(
      refusal,
    );
  });
});

test('the team neither sees nor changes them', async () => {
  const person = { name: 'Rui', email: 'rui@salao.test' };
  const desk = await world.as(await salon.isJoinedBy(person, 'receptionist'));
  const forbidden = { code: 'FORBIDDEN' };
  await expect(desk.company.closingDays.list()).rejects.toMatchObject(forbidden);
  await expect(desk.company.closingDays.create(special)).rejects.toMatchObject(forbidden);
});

test('another company finds nothing', async () => {
  const { id } = await api.company.closingDays.create(special);
  const neighbour = (await world.as(barber.ownerId)).company.closingDays;
  const notFound = { code: 'CLOSING_DAY_NOT_FOUND' };

  expect((await neighbour.list()).map((day) => day.id)).not.toContain(id);
  for (const target of [id, unknown]) {
    await expect(neighbour.remove({ id: target })).rejects.toMatchObject(notFound);
    const change = neighbour.update({ id: target, version: 1, ...closed('2027-05-05') });
    await expect(change).rejects.toMatchObject(notFound);
  }
  expect(await api.company.closingDays.list()).toHaveLength(1);
});
