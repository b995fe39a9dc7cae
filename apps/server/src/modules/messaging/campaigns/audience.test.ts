import { leftOutOf } from '@app/domain/messaging/recipients';
import {
  isInSegment,
  SEGMENTS,
  type Segment,
  type SegmentedClient,
} from '@app/domain/messaging/segment';
import { cents } from '@app/domain/shared/money';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '../../../../seeds/chance.ts';
import { openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { knows, type Somebody } from '../../../../tests/marketing-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { messages } from '../messages.table.ts';
import { judgedClients } from './audience.queries.ts';

const world = testWorld();
const zone = 'America/Sao_Paulo';
const clock = { zone, now: noon };
const today = Temporal.PlainDate.from('2026-03-10');
let salon: Salon;
let people: Somebody[];
let ids: string[];

beforeAll(async () => {
  salon = await openSalon(world);
  const chance = chanceFrom(7);
  people = Array.from({ length: 120 }, (): Somebody => {
    const visits = Array.from({ length: chance.below(4) === 0 ? 12 : chance.below(4) }, () => ({
      day: chance.below(140) - 120,
      status: chance.pick(['scheduled', 'completed', 'completed', 'cancelled', 'no_show'] as const),
      price: chance.below(3) === 0 ? 60_000 : 5_000,
    }));
    return {
      visits,
      active: !chance.happens(10),
      blocked: chance.happens(10),
      accepts: chance.happens(70),
      ...(chance.happens(15) ? { phone: chance.pick(['', '5511912345678']) } : {}),
      birthDate: chance.happens(50)
        ? Temporal.PlainDate.from({ year: 1990, month: 1 + chance.below(12), day: 10 })
        : null,
      registeredDaysAgo: chance.below(150),
    };
  });
  // The edges themselves, whatever chance made.
  people.push(
    ...[30, 31, 59, 60].map((days) => ({ visits: [{ day: -days }] })),
    ...[7, 8, 59, 60].map((days) => ({ registeredDaysAgo: days })),
    { visits: Array.from({ length: 10 }, () => ({ day: -70 })) },
    { visits: Array.from({ length: 11 }, () => ({ day: -70 })) },
  );
  ids = await knows(world, salon, people);
});

function seenAs({ visits = [], registeredDaysAgo = 400, birthDate }: Somebody): SegmentedClient {
  const stands = visits.filter(({ status }) => status !== 'cancelled');
  const past = stands.filter(({ day }) => day <= 0).map(({ day }) => day);
  return {
    registeredOn: today.subtract({ days: registeredDaysAgo }),
    birthDate: birthDate ?? null,
    appointments: stands.length,
    lastAppointmentOn: past.length === 0 ? null : today.add({ days: Math.max(...past) }),
    hasFutureAppointment: stands.some(({ day }) => day > 0),
    spent: cents(spentBy({ visits })),
    isDueForReturn: false,
  };
}

function spentBy({ visits = [] }: Somebody): number {
  return visits
    .filter(({ status = 'completed' }) => status === 'completed')
    .reduce((sum, { price = 5000 }) => sum + price, 0);
}

async function judged(segments: readonly Segment[]): Promise<ReadonlyMap<string, string | null>> {
  return world.inCompany(salon.salon.companyId, async (scope) => {
    const wish = { segments, excludeRecentContacts: true };
    const { rows } = await scope.execute<{ client_id: string; left_out: string | null }>(
      await judgedClients(scope, wish, clock),
    );
    return new Map(rows.map((row) => [row.client_id, row.left_out]));
  });
}

test.each(SEGMENTS.filter((segment) => segment !== 'due_return'))(
  'the database puts the same clients into %s as the rule does',
  async (segment) => {
    const spent = people.map(spentBy).filter((sum) => sum > 0);
    const averageSpent = spent.reduce((sum, one) => sum + one, 0) / spent.length;
    const expected = people.flatMap((person, place) =>
      isInSegment(segment, seenAs(person), { today, averageSpent }) ? [ids[place]] : [],
    );
    const found = [...(await judged([segment])).keys()].filter((id) => id !== salon.maria);
    expect(new Set(found)).toEqual(new Set(expected));
    expect(expected.length).toBeGreaterThan(0);
  },
);

test('the database leaves out the same clients, for the same reasons, as the rule does', async () => {
  const heard = new Set(ids.filter((_, place) => place % 9 === 0));
  await world.inCompany(salon.salon.companyId, async (scope) => {
    await scope.insert(messages).values(
      [...heard].map((clientId, place) => ({
        occasion: 'manual' as const,
        occasionKey: `heard:${clientId}`,
        clientId,
        state: 'read' as const,
        plannedAt: noon,
        sentAt: noon.subtract({ hours: place % 2 === 0 ? 23 : 25 }),
      })),
    );
  });
  const found = await judged(['all']);
  const phones = new Set<string>();
  const order = [...heard];
  const expected = people.map((person, place) => {
    const { active = true, blocked = false, accepts = true } = person;
    const phone = person.phone ?? `own ${place}`;
    const id = ids[place] ?? '';
    const hours = order.indexOf(id) % 2 === 0 ? 23 : 25;
    const lastMessageAt = heard.has(id) ? noon.subtract({ hours }) : null;
    const client = { active, blocked, phone, acceptsMarketing: accepts, lastMessageAt };
    const wish = { excludeRecentContacts: true };
    const reason = leftOutOf({ ...client, sharesPhone: phones.has(phone) }, wish, noon);
    if (reason === null) phones.add(phone);
    return reason;
  });
  expect(ids.map((id) => found.get(id))).toEqual(expected);
  expect(new Set(expected).size).toBe(7);
});

test('who is in several segments counts once', async () => {
  const wish = { segments: ['recent', 'all'] as Segment[] };
  const all = await salon.api.messaging.campaigns.audience({ segments: ['all'] });
  expect(await salon.api.messaging.campaigns.audience(wish)).toEqual(all);
});

test('who should come again about now is a segment', async () => {
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope.execute(sql`update services set return_after_in_days = 28 where id = ${salon.haircut}`),
  );
  const [due = ''] = await knows(world, salon, [{ name: 'Volta', visits: [{ day: -28 }] }]);
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope.execute(sql`
      insert into appointment_services
        (appointment_id, service_id, name, duration_in_minutes, price_in_cents, position)
      select id, ${salon.haircut}, 'Corte', 60, 5000, 1 from appointments where client_id = ${due}`),
  );
  expect([...(await judged(['due_return'])).keys()]).toEqual([due]);
  const counts = await salon.api.messaging.campaigns.segments();
  expect(counts.find(({ segment }) => segment === 'due_return')).toEqual({
    segment: 'due_return',
    clients: 1,
    recipients: 1,
  });
});

test('segments are counted in one answer, those who may get marketing apart', async () => {
  const counts = await salon.api.messaging.campaigns.segments();
  const all = counts.find(({ segment }) => segment === 'all');
  const isCounted = ({ active = true, phone }: Somebody) => active && phone !== '';
  const isWilling = ({ accepts = true, blocked = false }: Somebody) => accepts && !blocked;
  const counted = people.filter(isCounted);
  // Maria never said yes; the one who should come again did.
  expect(all).toEqual({
    segment: 'all',
    clients: counted.length + 2,
    recipients: counted.filter(isWilling).length + 1,
  });
});
