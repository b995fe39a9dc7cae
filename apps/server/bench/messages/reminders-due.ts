import { setTimeout as pause } from 'node:timers/promises';
import type { BusySalon } from '../booking/salon.ts';
import type { Place } from '../database.ts';
import { report } from '../report.ts';
import { openSalonServer, type SalonServer } from '../salon-server.ts';
import { enough, isSmoke } from '../scale.ts';
import { spreadOf } from '../spread.ts';
import { type MessageLines, openMessageLines } from './message-lines.ts';
import { armForAnotherDay, connectNumbers, foundCompanies } from './message-numbers.ts';

const COMPANIES = enough(500, 2);
const ARMED = enough(100_000, 10);
const SALONS = enough(20, 1);
const EACH = enough(3, 1);
/** Until everything is booked. */
const AHEAD = { seconds: 40 };
const GOAL = 60_000;
const GIVEN_UP = 180_000;

/** From the minute for which a reminder is planned until it leaves, among many of other days. */
export async function measureDueReminders(place: Place): Promise<void> {
  const lines = await openMessageLines();
  const server = await openSalonServer(place, { ...lines.variables, RATE_LIMITS: 'off' });
  try {
    await foundCompanies(server.ask, COMPANIES);
    await connectNumbers({ ...server, lines, place }, 'empresa-');
    await armForAnotherDay(server.ask, ARMED);
    const salons = await server.openSalons(SALONS);
    const names = await connectNumbers({ ...server, lines, place }, 'corrida-');
    const minute = nextMinute();
    for (const salon of salons) await remindedAt(server, salon, minute);
    const planned = isSmoke ? await hurry(server) : minute.epochMilliseconds;
    const sent = await Promise.all(names.map((name) => departures(lines, name)));
    const delays = sent.map((moments) => moments.map((moment) => moment - planned));
    report('arming: from the planned minute to the gateway, in ms', {
      armed: ARMED,
      numbers: SALONS,
      first: spreadOf(delays.flatMap(([first]) => first ?? GIVEN_UP)),
      // After the pauses that a number makes between two messages.
      [`allOf${EACH}`]: spreadOf(delays.flat()),
      goal: GOAL,
    });
  } finally {
    await server.close();
    lines.close();
  }
}

function nextMinute(): Temporal.Instant {
  const soon = Temporal.Now.instant().add(AHEAD);
  return soon.round({ smallestUnit: 'minute', roundingMode: 'ceil' });
}

/** Visits a day after that minute; the reminder of an hour before is for tomorrow. */
async function remindedAt(
  server: SalonServer,
  salon: BusySalon,
  minute: Temporal.Instant,
): Promise<void> {
  const owner = server.callAs(await server.signIn(salon));
  // Whatever the hour is at which this is measured, nobody is asleep.
  await server.ask(
    `insert into messaging_settings (company_id, quiet_from, quiet_until)
     values ($1, '03:00', '03:00')`,
    [salon.companyId],
  );
  for (const professionalId of salon.professionalIds.slice(0, EACH)) {
    const startTime = minute.add({ hours: 24 }).toString();
    const { clientId, quickServiceId } = salon;
    const booking = { clientId, serviceIds: [quickServiceId], professionalId, startTime };
    const body = { ...booking, overbook: true };
    const { status } = await owner({ method: 'POST', path: '/api/v1/appointments', body });
    if (status !== 201) throw new Error(`booking answered ${status}`);
  }
}

/** Where it is only tried whether it runs nobody waits for the minute. */
async function hurry({ ask }: SalonServer): Promise<number> {
  await ask(
    `update messages set planned_at = now()
     where occasion = 'appointment_reminder_24h' and appointment_id is not null`,
  );
  return Temporal.Now.instant().epochMilliseconds;
}

/** When a line sent what it had to. */
async function departures(lines: MessageLines, name: string): Promise<number[]> {
  const began = performance.now();
  for (;;) {
    const sent = (await lines.sent(name)).filter(({ text }) => text !== FIRST_OF_ALL);
    const isOver = performance.now() - began > GIVEN_UP;
    if (sent.length >= EACH || isOver) return sent.map(({ at }) => at);
    await pause(100);
  }
}

/** What the phone wrote itself when it was paired. */
const FIRST_OF_ALL = 'Bom dia';
