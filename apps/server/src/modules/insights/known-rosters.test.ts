import { monthOf } from '@app/domain/shared/period';
import type { RouterClient } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BookedCompany, openBooks } from '../../../tests/insights-support.ts';
import { testWorld } from '../../../tests/support.ts';
import type { ChangeFeed } from '../../foundation/live/change-feed.ts';
import type { router } from '../../router.ts';
import { factsWithRoster } from './known-rosters.cache.ts';

const world = testWorld();
const zone = 'America/Sao_Paulo';
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' };
const MARCH = {
  period: monthOf(Temporal.PlainDate.from('2026-03-10')),
  zone,
  professionalId: null,
  serviceId: null,
};
const now = Temporal.Instant.from('2026-03-10T12:00Z');
let count = 0;
let one: BookedCompany;

beforeEach(async () => {
  count += 1;
  one = await openBooks(world, `Salao${count}`);
});

async function namesAndHours() {
  const { byProfessional, workingMinutes } = await one.api.insights.report(march);
  return { names: byProfessional.map(({ name }) => name).sort(), workingMinutes };
}

describe('what was read before is forgotten when somebody changes', () => {
  type Change = (api: RouterClient<typeof router>, company: BookedCompany) => Promise<unknown>;
  const noon = [{ weekday: 1, shifts: [{ from: 600, until: 660, breaks: [] }] }];
  const tenth = { firstDay: '2026-03-10', lastDay: '2026-03-10' };
  const changes: [what: string, change: Change][] = [
    ['a name', ({ team }, { ana }) => rename(team, ana)],
    ['a new colleague', ({ team }) => team.professionals.create({ name: 'Caio' })],
    ['a week', ({ team }, { ana }) => replaceWeek(team, ana)],
    [
      'a day off',
      ({ team }, { ana }) =>
        team.schedules.createException({
          professionalId: ana,
          kind: 'day-off',
          ...tenth,
          reason: '',
          shifts: [],
        }),
    ],
    [
      'a holiday',
      ({ company }) =>
        company.closingDays.create({ name: 'Luto', kind: 'closed', hours: null, ...tenth }),
    ],
    ['whoever leaves', ({ team }, { bia }) => team.professionals.deactivate({ id: bia })],
  ];

  async function rename({ professionals }: RouterClient<typeof router>['team'], id: string) {
    const known = (await professionals.list()).find((professional) => professional.id === id);
    if (!known) throw new Error('Nobody there');
    return professionals.update({ id, name: 'Ana Maria', version: known.version });
  }

  async function replaceWeek({ schedules }: RouterClient<typeof router>['team'], id: string) {
    const { version } = await schedules.get({ professionalId: id });
    return schedules.replaceWeek({ professionalId: id, version, week: noon });
  }

  test.each(changes)('%s', async (_what, change) => {
    const before = await namesAndHours();
    await change(one.api, one);
    expect(await namesAndHours()).not.toEqual(before);
  });

  test('the name of a service', async () => {
    const { book, ana, maria, haircut } = one;
    const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
    const appointmentId = await book.visit({ ...visit, at: '2026-03-10T09:00' });
    const items = [{ serviceId: haircut, gross: 50_00 }];
    await book.settle({ appointmentId, professionalId: ana, date: '2026-03-10', items });
    const nameOf = async () => (await one.api.insights.report(march)).byService[0]?.name;
    expect(await nameOf()).toBe('Corte');

    const service = (await one.api.catalog.services.list()).find(({ id }) => id === haircut);
    if (!service) throw new Error('No such service');
    const { createdAt, ...known } = service;
    await one.api.catalog.services.update({ ...known, name: 'Corte e barba' });
    expect(await nameOf()).toBe('Corte e barba');
  });
});

describe('though nobody told', () => {
  const silent: ChangeFeed = {
    publish: () => {},
    follow: async function* () {},
    watch: () => {},
    isListening: () => true,
    lastHeardAt: () => null,
    close: async () => {},
  };
  const ask = () =>
    world.inCompany(one.salon.companyId, (scope) =>
      factsWithRoster({ feed: silent, now, scope }, MARCH),
    );

  test('somebody newer than what is remembered is found with her first visit', async () => {
    expect((await ask()).roster.team).toHaveLength(2);
    const caio = await one.salon.employs('Caio');
    // Nothing happened with him yet, so nobody looks.
    expect((await ask()).roster.team).toHaveLength(2);

    const visit = { professionalId: caio, clientId: one.maria, serviceIds: [one.haircut] };
    await one.book.visit({ ...visit, at: '2026-03-10T09:00' });
    const { facts, roster } = await ask();
    const who = roster.team.findIndex(({ id }) => id === caio);
    expect(who).not.toBe(-1);
    expect(facts.visits).toMatchObject([{ who }]);
  });

  test('something newer is found when it is first paid', async () => {
    const { salon, book, ana, maria } = one;
    expect((await ask()).roster.services).toHaveLength(2);
    const beard = await salon.offers('Barba');
    const visit = { professionalId: ana, clientId: maria, serviceIds: [beard] };
    const appointmentId = await book.visit({ ...visit, at: '2026-03-10T09:00' });
    const items = [{ serviceId: beard, gross: 30_00 }];
    await book.settle({ appointmentId, professionalId: ana, date: '2026-03-10', items });

    const { facts, roster } = await ask();
    const what = roster.services.findIndex(({ id }) => id === beard);
    expect(what).not.toBe(-1);
    expect(facts.paidServices).toMatchObject([{ gross: 30_00, what }]);
  });

  test('a payment to somebody newer finds her, her appointment being of another month', async () => {
    expect((await ask()).roster.team).toHaveLength(2);
    const { salon, book, maria, haircut } = one;
    const caio = await salon.employs('Caio');
    const visit = { professionalId: caio, clientId: maria, serviceIds: [haircut] };
    const appointmentId = await book.visit({ ...visit, at: '2026-02-10T09:00' });
    const items = [{ serviceId: haircut, gross: 30_00 }];
    await book.settle({ appointmentId, professionalId: caio, date: '2026-03-10', items });

    const { facts, roster } = await ask();
    const who = roster.team.findIndex(({ id }) => id === caio);
    expect(who).not.toBe(-1);
    expect(facts.paidServices).toMatchObject([{ who }]);
  });
});
