import { expect, test } from 'vitest';
import { testWorld } from '../../tests/support.ts';
import { systemClock } from './clock.ts';

const world = testWorld();

test('a moment comes back from the database as it was written', async () => {
  // One in a thousand would by chance.
  const moments = Array.from({ length: 5 }, () => systemClock().toString());
  const { rows } = await world.system.database.pool.query(
    'select extract(epoch from moment) * 1000000 as micros from unnest($1::timestamptz[]) as moment',
    [moments],
  );
  const written = moments.map((moment) => Temporal.Instant.from(moment).epochNanoseconds);
  expect(rows.map(({ micros }) => BigInt(Math.round(Number(micros))) * 1000n)).toEqual(written);
});
