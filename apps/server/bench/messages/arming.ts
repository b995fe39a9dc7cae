import type { Answer, Call } from '../booking/calls.ts';
import { type BusySalon, startOn, wishOf } from '../booking/salon.ts';
import type { Place } from '../database.ts';
import { report } from '../report.ts';
import { openSalonServer, type SalonServer } from '../salon-server.ts';
import { enough } from '../scale.ts';
import { ratioOf, spreadOf } from '../spread.ts';

const ROUNDS = enough(400, 3);
const WARM_UPS = enough(40, 1);
const GOAL = 1.1;
const MINUTES_A_DAY = 600;
const MINUTES = 5;

/** What a booking costs with the messages that it arms, against the same where nobody is told. */
export async function measureArming(place: Place): Promise<void> {
  const server = await openSalonServer(place, { RATE_LIMITS: 'off', WORKER: 'off' });
  try {
    const [armed, silent] = await server.openSalons(2);
    if (!armed || !silent) throw new Error('Both salons are told above');
    await switchOff(server, silent);
    const sides = {
      armed: await bookersOf(server, armed),
      silent: await bookersOf(server, silent),
    };
    for (const way of ['public', 'staff'] as const) {
      const times = await takeTurns(sides.armed[way], sides.silent[way]);
      const [with_, without] = [spreadOf(times.armed), spreadOf(times.silent)];
      report(
        `arming: a booking (${way}) with its reminders, against one of a salon that tells nobody`,
        {
          ratio: ratioOf(with_.p50, without.p50),
          goal: GOAL,
          armed: with_,
          silent: without,
          messages: await messagesOf(server, [armed, silent]),
        },
      );
    }
  } finally {
    await server.close();
  }
}

/** No message and no letter goes out. */
async function switchOff({ ask }: SalonServer, { companyId }: BusySalon): Promise<void> {
  await ask('update message_automations set enabled = false where company_id = $1', [companyId]);
  await ask(
    `insert into messaging_settings (company_id, mails_booked, mails_moved, mails_cancelled)
     values ($1, false, false, false)`,
    [companyId],
  );
}

/** Books the time with this number. */
type Booker = (number: number) => Promise<Answer>;

async function bookersOf(
  server: SalonServer,
  salon: BusySalon,
): Promise<Record<'public' | 'staff', Booker>> {
  const owner = server.callAs(await server.signIn(salon));
  const visitor: Call = server.callAs('');
  const path = `/api/public/companies/${salon.companyId}/appointments`;
  const serviceIds = [salon.quickServiceId];
  const [ofVisitors, ofStaff] = salon.professionalIds;
  return {
    public: (number) => {
      const body = wishOf(salon, startAt(salon, number), {
        serviceIds,
        professionalId: ofVisitors,
      });
      return visitor({ method: 'POST', path, body });
    },
    staff: (number) => {
      const startTime = startAt(salon, number);
      const body = { clientId: salon.clientId, serviceIds, professionalId: ofStaff, startTime };
      return owner({ method: 'POST', path: '/api/v1/appointments', body });
    },
  };
}

/** One time after the other, from the day after tomorrow on: each arms both of its reminders. */
function startAt({ tomorrow }: BusySalon, number: number): string {
  const minutes = number * MINUTES;
  const day = tomorrow.add({ days: 1 + Math.floor(minutes / MINUTES_A_DAY) });
  return startOn(day, minutes % MINUTES_A_DAY).toString();
}

type Times = { armed: number[]; silent: number[] };

/** In turns, and each of both as often first: a busy machine touches both alike. */
async function takeTurns(armed: Booker, silent: Booker): Promise<Times> {
  const times: Times = { armed: [], silent: [] };
  const bookers = { armed, silent };
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['armed', 'silent'] as const) : (['silent', 'armed'] as const);
    for (const side of order) {
      const began = performance.now();
      const { status, body } = await bookers[side](round);
      if (status !== 201) throw new Error(`booking answered ${status} ${JSON.stringify(body)}`);
      if (round >= WARM_UPS) times[side].push(performance.now() - began);
    }
  }
  return times;
}

/** How many wait on each side: none where nobody is told. */
async function messagesOf({ ask }: SalonServer, salons: readonly BusySalon[]): Promise<number[]> {
  return Promise.all(
    salons.map(async ({ companyId }) => {
      const question = 'select count(*)::int as count from messages where company_id = $1';
      return (await ask<{ count: number }>(question, [companyId]))[0]?.count ?? 0;
    }),
  );
}
