import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../../../seeds/chance.ts';
import { openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { firstVisitsOf } from '../../../../tests/first-visits-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { withSavepoint } from '../../../foundation/database/savepoint.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointments } from './appointments.table.ts';

const world = testWorld();
let salon: Salon;
let clientIds: string[];
const SEEDS = [1, 2, 3, 4];
const STEPS = 120;

beforeAll(async () => {
  salon = await openSalon(world);
  clientIds = [salon.maria, await salon.salon.serves('Rosa'), await salon.salon.serves('Lia')];
});

test.each(SEEDS)(
  'the first visits are what the appointments say, whatever happened to them: story %i',
  async (seed) => {
    const chance = chanceFrom(seed);
    const { companyId } = salon.salon;
    for (let step = 0; step < STEPS; step++) {
      // Sometimes several in one transaction, which see one another.
      const count = chance.happens(30) ? 1 + chance.below(5) : 1;
      await world.inCompany(companyId, async (scope) => {
        for (let one = 0; one < count; one++) await happen(scope, chance);
      });
      await firstVisitsOf(world, companyId);
    }
  },
);

async function happen(scope: CompanyScope, chance: Chance): Promise<void> {
  if (!chance.happens(10)) return chance.pick(CHANGES)(scope, chance);
  const undone = withSavepoint(scope, async () => {
    await chance.pick(CHANGES)(scope, chance);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
}

type Change = (scope: CompanyScope, chance: Chance) => Promise<void>;

const insert: Change = async (scope, chance) => {
  const clientId = chance.happens(85) ? chance.pick(clientIds) : null;
  const kind = clientId ? 'appointment' : 'block';
  const place = { ...timesAt(chance), professionalId: salon.ana, overbooked: true };
  const status = someStatus(chance);
  await scope.insert(appointments).values({ ...place, kind, clientId, status });
};
const CHANGES: Change[] = [
  ...[insert, insert, insert],
  (scope, chance) => changeOne(scope, chance, { status: someStatus(chance) }),
  (scope, chance) => changeOne(scope, chance, timesAt(chance)),
  (scope, chance) => changeOne(scope, chance, { clientId: chance.pick(clientIds) }),
  (scope, chance) =>
    changeOne(scope, chance, {
      clientId: chance.pick(clientIds),
      status: someStatus(chance),
      ...timesAt(chance),
    }),
  async (scope, chance) => {
    await scope.delete(appointments).where(eq(appointments.id, await someId(scope, chance)));
  },
  async (scope, chance) => {
    const isHers = eq(appointments.clientId, chance.pick(clientIds));
    await scope
      .update(appointments)
      .set(chance.happens(50) ? { clientId: chance.pick(clientIds) } : { status: 'cancelled' })
      .where(isHers);
  },
];

type Changes = Partial<typeof appointments.$inferInsert>;

async function changeOne(scope: CompanyScope, chance: Chance, changes: Changes): Promise<void> {
  const isThisOne = eq(appointments.id, await someId(scope, chance));
  await scope.update(appointments).set(changes).where(sql`${isThisOne} and kind = 'appointment'`);
}

async function someId(scope: CompanyScope, chance: Chance): Promise<string> {
  const rows = await scope.select({ id: appointments.id }).from(appointments);
  const ids = rows.map(({ id }) => id).sort();
  return ids.length > 0 ? chance.pick(ids) : crypto.randomUUID();
}

/** Few enough for two visits at the same time. */
function timesAt(chance: Chance) {
  const startTime = noon.add({ hours: chance.below(40) });
  const endTime = startTime.add({ hours: 1 });
  return { startTime, endTime, busyFrom: startTime, busyUntil: endTime };
}

function someStatus(chance: Chance) {
  return chance.pick(['scheduled', 'confirmed', 'completed', 'cancelled', 'no_show'] as const);
}
