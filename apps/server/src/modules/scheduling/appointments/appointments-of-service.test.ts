import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let salon: Salon;
let colour: string;
let unused: string;
let bookedIds: string[];

/** A haircut, a haircut with colour at Bia's, and a colour alone. */
beforeAll(async () => {
  salon = await openSalon(world);
  colour = await salon.salon.offers('Coloração', { durationMinutes: 30 });
  unused = await salon.salon.offers('Massagem', { durationMinutes: 30 });
  const both = { serviceIds: [colour, salon.haircut], professionalId: salon.bia };
  const booked = [
    await book(salon, at(16, '09:00')),
    await book(salon, at(17, '09:00'), both),
    await book(salon, at(18, '09:00'), { serviceIds: [colour] }),
  ];
  bookedIds = booked.map(({ id }) => id);
});

type Filter = Parameters<Salon['api']['scheduling']['appointments']['list']>[0];

async function found(filter: Filter): Promise<number[]> {
  const { items } = await salon.api.scheduling.appointments.list(filter);
  return items.map(({ id }) => bookedIds.indexOf(id));
}

async function exported(filter: Filter): Promise<string[]> {
  const file = await salon.api.scheduling.appointments.exportCsv(filter);
  return (await file.text()).trimEnd().split('\r\n').slice(1);
}

describe('the list of one service', () => {
  test('shows where it is done, alone or among others', async () => {
    expect(await found({ serviceId: salon.haircut })).toEqual([0, 1]);
    expect(await found({ serviceId: colour })).toEqual([1, 2]);
    expect(await found({ serviceId: unused })).toEqual([]);
  });

  test('is narrowed by the other filters too', async () => {
    expect(await found({ serviceId: colour, professionalId: salon.bia })).toEqual([1]);
    expect(await found({ serviceId: colour, fromDate: '2026-03-18' })).toEqual([2]);
    expect(await found({ serviceId: colour, search: 'corte' })).toEqual([1]);
    expect(await found({ serviceId: colour, status: 'cancelled' })).toEqual([]);
  });

  test('goes out as it is shown', async () => {
    expect(await exported({ serviceId: salon.haircut })).toEqual([
      expect.stringContaining(';Corte;'),
      expect.stringContaining('Coloração, Corte'),
    ]);
    expect(await exported({ serviceId: unused })).toEqual([]);
  });

  test('shows a professional no more than her own', async () => {
    const { salon: story } = salon;
    const person = { name: 'Caio', email: 'caio@salao.test' };
    const userId = await story.isJoinedBy(person, 'professional');
    const caio = await story.hires('Caio', { userId });
    const hers = await book(salon, at(19, '09:00'), { professionalId: caio });
    const { list } = (await world.as(userId)).scheduling.appointments;
    expect(await list({ serviceId: salon.haircut })).toMatchObject({ items: [{ id: hers.id }] });
    await salon.api.scheduling.appointments.remove({ id: hers.id });
  });

  test('finds nothing for an outsider', async () => {
    const { list } = (await openSalon(world, 'Barbearia')).api.scheduling.appointments;
    expect((await list({ serviceId: salon.haircut })).items).toEqual([]);
  });
});

test('of a service that is done all the time nothing is left out, page by page', async () => {
  const { salon: large, ana, maria, haircut, api } = await openSalon(world, 'Grande');
  const rare = await large.offers('Penteado', { durationMinutes: 60 });
  await world.inCompany(large.companyId, (scope) =>
    scope.execute(sql`
      with placed as (
        insert into appointments (professional_id, client_id, starts_at, ends_at, busy_from,
          busy_until, notes)
        select ${ana}, ${maria}, at, at + interval '1 hour', at, at + interval '1 hour', 'n' || n
        from generate_series(1, 700) as n,
          lateral (select timestamptz '2030-01-01T00:00Z' + n * interval '1 hour' as at) as placed
        returning id, starts_at
      )
      insert into appointment_services (appointment_id, service_id, position, name, price_in_cents,
        duration_in_minutes)
      select id, case when extract(hour from starts_at)::int % 2 = 0 then ${haircut}::uuid
        else ${rare}::uuid end, 0, 'x', 0, 60 from placed`),
  );
  const starts: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const wish = { serviceId: haircut, limit: 100, ...(cursor && { cursor }) };
    const page: Awaited<ReturnType<typeof api.scheduling.appointments.list>> =
      await api.scheduling.appointments.list(wish);
    starts.push(...page.items.map(({ startTime }) => startTime));
    cursor = page.nextCursor;
  }
  expect(starts).toHaveLength(350);
  expect(starts).toEqual([...new Set(starts)].toSorted());
  expect(
    starts.every((start) => Temporal.Instant.from(start).toZonedDateTimeISO('UTC').hour % 2 === 0),
  ).toBe(true);
});
