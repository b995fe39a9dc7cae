import { todayIn } from '@app/domain/shared/local-time';
import { describe, expect, test } from 'vitest';
import { agendaOf } from '../seeds/agenda.ts';
import { readTeam } from '../seeds/agenda-words.ts';
import { peopleOf } from '../seeds/clientele.ts';
import { CLINIC_CLIENTELE } from '../seeds/companies/clinic-clientele.ts';
import { CLINIC_DIARY } from '../seeds/companies/clinic-diary.ts';
import { CLINIC_SERVICES } from '../seeds/companies/clinic-services.ts';
import { CLINIC_TEAM } from '../seeds/companies/clinic-team.ts';
import { CLINIC_TILL } from '../seeds/companies/clinic-till.ts';
import { SALON_CLIENTELE } from '../seeds/companies/salon-clientele.ts';
import { SALON_DIARY } from '../seeds/companies/salon-diary.ts';
import { SALON_SERVICES } from '../seeds/companies/salon-services.ts';
import { SALON_TEAM } from '../seeds/companies/salon-team.ts';
import { SALON_TILL } from '../seeds/companies/salon-till.ts';
import { closingsOf } from '../seeds/holidays.ts';
import { readBooks } from '../seeds/money-rows.ts';
import { moneyOf } from '../seeds/money-story.ts';
import { staffWith } from '../seeds/offering.ts';
import { scenario } from '../seeds/scenario.ts';
import { testWorld } from './support.ts';

const world = testWorld();
const salon = {
  zone: 'America/Sao_Paulo',
  diary: SALON_DIARY,
  clientele: SALON_CLIENTELE,
  till: SALON_TILL,
  team: SALON_TEAM,
  services: SALON_SERVICES,
};
const clinic = {
  zone: 'America/Manaus',
  diary: CLINIC_DIARY,
  clientele: CLINIC_CLIENTELE,
  till: CLINIC_TILL,
  team: CLINIC_TEAM,
  services: CLINIC_SERVICES,
};

/** The agenda and the drawers of a demonstration that is told at this moment. */
async function told({ zone, ...story }: typeof salon | typeof clinic, now: Temporal.Instant) {
  const today = todayIn(zone, now);
  const owner = { name: 'Bê', email: `be-${now.epochMilliseconds}@demo.test` };
  const tell = scenario({ scopes: world.system.scopes, now });
  const company = await tell.company(`Demo ${now}`, owner, { timezone: zone });
  const { team, services } = story;
  await staffWith<string>(company, { team, services, accounts: {}, today });
  await closingsOf(company, today)('Natal', { on: today });
  return world.inCompany(company.companyId, async (scope) => {
    const people = peopleOf(story.clientele, { now, timezone: zone });
    const members = await readTeam(scope, today);
    const moment = { now, timezone: zone };
    const { entries } = agendaOf(story.diary, { team: members, people, ...moment });
    const counter = { till: story.till, cashierId: company.ownerId, today, ...moment };
    const { days } = moneyOf({ ...(await readBooks(scope, members)), ...counter }, entries);
    const visits = entries.filter(({ row }) => row.kind === 'appointment');
    const todays = visits.filter(({ row }) => todayIn(zone, row.startTime).equals(today));
    return { todays, members, today, drawer: days.at(-1) };
  });
}

describe.each([
  ['the salon on a Sunday at midnight', salon, '2026-03-08T00:05'],
  ['the salon on a Monday before the doors open', salon, '2026-03-09T05:30'],
  ['the clinic on a Saturday in the evening', clinic, '2026-03-14T23:55'],
  ['the clinic on a Sunday in the afternoon', clinic, '2026-03-15T15:00'],
])('%s', (_when, story, local) => {
  const now = Temporal.PlainDateTime.from(local).toZonedDateTime(story.zone).toInstant();

  test('most of the team have somebody to serve, and money lies in the open drawer', async () => {
    const { todays, members, today, drawer } = await told(story, now);
    const busy = new Set(todays.map(({ row }) => row.professionalId));
    expect(todays.length).toBeGreaterThan(10);
    expect(busy.size).toBeGreaterThan(members.length / 2);
    expect(drawer?.date).toEqual(today);
    expect(drawer?.session).toMatchObject({ status: 'open', closedAt: null });
    const moments = [drawer?.session, ...(drawer?.rows ?? [])].map((entry) =>
      entry && 'openedAt' in entry ? entry.openedAt : entry?.createdAt,
    );
    expect(moments.length).toBeGreaterThan(1);
    for (const moment of moments) {
      expect(todayIn(story.zone, moment ?? now)).toEqual(today);
      expect(Temporal.Instant.compare(moment ?? now, now)).toBeLessThanOrEqual(0);
    }
  });
});
