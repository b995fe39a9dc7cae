import { beforeAll, expect, test } from 'vitest';
import { at, openSalon, type Salon, visitorOf, wishOf } from '../../../tests/booking-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { someoneWaiting } from '../../../tests/waiting-support.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world, 'Limites');
});

/** Its connection is lost while it waits for a table, and it is done once more from its beginning. */
async function losing<Answer>(table: string, call: () => Promise<Answer>): Promise<Answer> {
  const { pool } = world.system.database;
  const blocker = await pool.connect();
  await blocker.query(`begin; lock table ${table} in exclusive mode`);
  const [answer] = await Promise.all([
    call(),
    someoneWaiting(world)
      .then((lost) => pool.query('select pg_terminate_backend($1, 5000)', [lost]))
      .finally(async () => {
        await blocker.query('rollback');
        blocker.release();
      }),
  ]);
  return answer;
}

async function countOf(name: string): Promise<number[]> {
  const { rows } = await world.system.database.pool.query(
    'select count from rate_limits where key like $1',
    [`${name}:%`],
  );
  return rows.map(({ count }) => Number(count));
}

test('an invitation is sent again although its connection is lost on the way', async () => {
  const { invitations } = (await world.as(salon.ownerId)).team;
  const { id } = await invitations.create({ email: 'lia@salao.test', role: 'receptionist' });
  const sent = await losing('invitations', () => invitations.resend({ id }));

  expect(sent).toMatchObject({ id });
  expect(await countOf('invitation-copy')).toEqual([1]);
  expect(await countOf('invitation-mail')).toEqual([2]);
  await expect(invitations.resend({ id })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('a booking whose connection is lost on the way is counted once', async () => {
  const wish = wishOf(salon, { startTime: at('10:00') });
  const booked = await losing('appointment_links', () => visitorOf(world).book(wish));

  expect(booked).toMatchObject({ startTime: wish.startTime });
  expect(await countOf('booking-usual-company')).toEqual([1]);
  expect(await countOf('booking-usual-address')).toEqual([1]);
});
