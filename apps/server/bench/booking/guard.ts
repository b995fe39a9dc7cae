import pg from 'pg';
import type { Scopes } from '../../src/foundation/database/scopes.ts';
import { placeNew } from '../../src/modules/scheduling/booking/placing.commands.ts';
import { openBenchPool, scopesOn } from '../bench-scopes.ts';
import { PLATFORM_NOW } from '../platform/appointments.ts';
import { listParties, type Party, partyAt, startAt } from '../platform/parties.ts';
import { openPlatform } from '../platform/platform.ts';
import { noteWriting } from '../platform/traces.ts';
import { UNGUARDED } from '../platform/unguarded.ts';
import { report } from '../report.ts';
import { enough } from '../scale.ts';
import { reportPlans } from './guard-plans.ts';

const CONNECTIONS = 8;
const ROUNDS = enough(7);
const SECONDS = enough(3, 0.1);
const HALF_AN_HOUR = { minutes: 30 };

type Wish = { party: Party; start: Temporal.Instant };
/** Takes one time; true when it was had. */
type Writer = (wish: Wish) => Promise<boolean>;

/** What the guard costs whoever is not in anybody's way: each writer against its unguarded twin. */
export async function measureGuard(appointments: number): Promise<void> {
  const platform = await openPlatform(appointments);
  const { databaseUrl, adminUrl } = platform;
  await noteWriting(adminUrl);
  await createBareWriter(databaseUrl);
  const parties = await listParties(platform);
  const guarded = openBenchPool(databaseUrl, CONNECTIONS);
  const unguarded = openBenchPool(databaseUrl, CONNECTIONS, UNGUARDED);
  try {
    const rates = await takeTurns(parties, {
      guarded: bareWriter(guarded, 'looks'),
      sameWithoutGuard: bareWriter(unguarded, 'looks'),
      insertWithoutGuard: bareWriter(unguarded, 'does not look'),
      placing: placingWriter(scopesOn(guarded)),
      placingWithoutGuard: placingWriter(scopesOn(unguarded)),
    });
    reportRates(appointments, rates);
    await reportPlans(scopesOn(guarded), partyAt(0, parties), appointments);
  } finally {
    await Promise.all([guarded.end(), unguarded.end()]);
    await platform.leave();
  }
}

/** What placing does, in one message, so that the database alone is measured. */
async function createBareWriter(databaseUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(
    `create or replace function public.bench_place(company uuid, person uuid, client uuid,
       start timestamptz, looks boolean) returns int language plpgsql as $$
     declare
       placed int;
     begin
       perform set_config('role', app_role(), true),
         set_config('app.company_id', company::text, true);
       if looks then
         perform id, held_until from appointments
         where professional_id = person and busy_from > start - interval '72 hours'
           and busy_from < start + interval '30 minutes' and busy_until > start and status <> 'cancelled' and not overbooked;
         if found then return 0; end if;
       end if;
       insert into appointments (professional_id, client_id, starts_at, ends_at, busy_from,
         busy_until, service_names)
       values (person, client, start, start + interval '30 minutes', start,
         start + interval '30 minutes', 'Corte')
       on conflict do nothing;
       get diagnostics placed = row_count;
       return placed;
     end $$`,
  );
  await owner.end();
}

function bareWriter(pool: pg.Pool, look: 'looks' | 'does not look'): Writer {
  return async ({ party: { companyId, professionalId, clientId }, start }) => {
    const { rows } = await pool.query({
      name: 'bench_place',
      text: 'select public.bench_place($1, $2, $3, $4, $5) as placed',
      values: [companyId, professionalId, clientId, start.toString(), look === 'looks'],
    });
    return rows[0]?.placed === 1;
  };
}

/** The command itself in the transaction of a request. */
function placingWriter(scopes: Scopes): Writer {
  return ({ party: { companyId, professionalId, clientId }, start: startTime }) => {
    const entry = {
      professionalId,
      clientId,
      serviceNames: 'Corte',
      startTime,
      endTime: startTime.add(HALF_AN_HOUR),
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
    };
    return scopes.withCompany(
      { companyId, userId: null, requestId: 'bench' },
      async (scope) => (await placeNew(scope, entry, PLATFORM_NOW)) !== null,
    );
  };
}

type Rates<Name extends string> = Record<Name, number[]>;

/** The first round only warms up. */
async function takeTurns<Name extends string>(
  parties: readonly Party[],
  writers: Record<Name, Writer>,
): Promise<Rates<Name>> {
  const names = Object.keys(writers) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Rates<Name>;
  let place = 0;
  const next = (): Wish => {
    place += 1;
    return { party: partyAt(place, parties), start: startAt(place, parties) };
  };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      const rate = await rateOf(writers[name], next);
      if (round > 0) rates[name].push(rate);
    }
  }
  return rates;
}

async function rateOf(write: Writer, next: () => Wish): Promise<number> {
  const began = performance.now();
  let written = 0;
  const lane = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      if (!(await write(next()))) throw new Error('A time that nobody has was refused');
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return written / ((performance.now() - began) / 1000);
}

type Names =
  | 'guarded'
  | 'sameWithoutGuard'
  | 'insertWithoutGuard'
  | 'placing'
  | 'placingWithoutGuard';

function reportRates(appointments: number, rates: Rates<Names>): void {
  const compared = (subject: Names, control: Names) => ({
    perSecond: Math.round(median(rates[subject])),
    controlPerSecond: Math.round(median(rates[control])),
    // Of rounds that were neighbours: a busy machine slows both.
    ratio: rounded(median(rates[subject].map((rate, at) => rate / (rates[control][at] ?? 0)))),
    goalRatio: 0.5,
  });
  const among = `among ${appointments}, ${CONNECTIONS} connections`;
  report(`guarded booking ${among}, against the same without the constraint`, {
    ...compared('guarded', 'sameWithoutGuard'),
  });
  report(`guarded booking ${among}, against a mere insert that neither looks nor is guarded`, {
    ...compared('guarded', 'insertWithoutGuard'),
  });
  report(`placing ${among}, against the same without the constraint`, {
    ...compared('placing', 'placingWithoutGuard'),
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
