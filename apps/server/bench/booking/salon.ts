import { DEMO_PASSWORD } from '@app/domain/identity/demo-logins';
import { todayIn } from '@app/domain/shared/local-time';
import { scenario } from '../../seeds/scenario.ts';
import { connectDatabase } from '../../src/foundation/database/database.ts';
import { createScopes, type Scopes } from '../../src/foundation/database/scopes.ts';
import { createLogger } from '../../src/foundation/logger.ts';
import { saveAutomations } from '../../src/modules/messaging/automations.commands.ts';

export type BusySalon = {
  companyId: string;
  owner: { email: string; password: string };
  professionalIds: string[];
  /** Half an hour. */
  serviceId: string;
  /** Five minutes. */
  quickServiceId: string;
  clientId: string;
  tomorrow: Temporal.PlainDate;
};

export const ZONE = 'America/Sao_Paulo';
const OPENS_AT = 8 * 60;
const CLOSES_AT = 18 * 60;

const ON = { enabled: true, templateId: null };

type Told = { scopes: Scopes; now: Temporal.Instant };

/** Three people who work from eight to six, every day. Each booking writes its two reminders. */
export async function openBusySalon({ scopes, now }: Told): Promise<BusySalon> {
  const owner = { email: `dona-${crypto.randomUUID()}@corrida.test`, password: DEMO_PASSWORD };
  const salon = await scenario({ scopes, now }).company(
    'Salão da Corrida',
    { name: 'Dona', ...owner },
    { slug: `corrida-${crypto.randomUUID()}`, timezone: ZONE },
  );
  await salon.takesBookings({ slotStepMinutes: 5, maxFutureBookings: 0 });
  const { companyId } = salon;
  await scopes.withCompany({ userId: null, requestId: 'bench', companyId }, (scope) =>
    saveAutomations(scope, { appointment_reminder_24h: ON, appointment_reminder_1h: ON }, now),
  );
  const professionalIds: string[] = [];
  for (const name of ['Ana', 'Bia', 'Cida']) {
    const id = await salon.employs(name);
    await salon.worksOn(id, everyDay);
    professionalIds.push(id);
  }
  return {
    companyId,
    owner,
    professionalIds,
    serviceId: await salon.offers('Corte', { durationMinutes: 30 }),
    quickServiceId: await salon.offers('Franja', { durationMinutes: 5 }),
    clientId: await salon.serves('Maria', { phone: '11987654321' }),
    tomorrow: todayIn(ZONE, now).add({ days: 1 }),
  };
}

/** The same, of a database that no server of ours opened. */
export async function openBusySalonIn(databaseUrl: string): Promise<BusySalon> {
  const database = await connectDatabase(databaseUrl, createLogger('warn'));
  const scopes = createScopes({
    pool: database.requests,
    jobsIn: () => ({ enqueue: async () => {}, enqueueAll: async () => {}, listenersOf: () => [] }),
    publishChanges: () => {},
  });
  const salon = await openBusySalon({ scopes, now: Temporal.Now.instant() });
  await database.close();
  return salon;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  shifts: [{ from: OPENS_AT, until: CLOSES_AT, breaks: [] }],
}));

/** A start so many minutes after the doors open. */
export function startOn(day: Temporal.PlainDate, minutes: number): Temporal.Instant {
  const time = Temporal.PlainTime.from('00:00').add({ minutes: OPENS_AT + minutes });
  return day.toZonedDateTime({ timeZone: ZONE, plainTime: time }).toInstant();
}

let phones = 10_000_000;

/** Another phone each time. */
export function somePhone(): string {
  phones += 1;
  return `119${phones}`;
}

/** What a visitor sends to have this time. */
export function wishOf(salon: BusySalon, startTime: string, about: object = {}) {
  return {
    clientName: 'Maria Souza',
    clientPhone: somePhone(),
    startTime,
    professionalId: salon.professionalIds[0],
    serviceIds: [salon.serviceId],
    ...about,
  };
}
