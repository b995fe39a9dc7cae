import type { StaffBooking } from '@app/contract/scheduling/agenda-entry.contract';
import { cents } from '@app/domain/shared/money';
import type { RouterClient } from '@orpc/server';
import type { CompanyStory } from '../seeds/scenario.ts';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import type { router } from '../src/router.ts';
import type { TestWorld } from './support.ts';

export type Api = RouterClient<typeof router>;
export type Salon = {
  salon: CompanyStory;
  api: Api;
  /** Two who do everything, one service of an hour, one client. */
  ana: string;
  bia: string;
  haircut: string;
  maria: string;
};

export const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  shifts: [{ from: 8 * 60, until: 18 * 60, breaks: [] }],
}));

/** A salon in São Paulo whose clock stands at noon of Tuesday, 10 March 2026, its drawer open. */
export async function openSalon(world: TestWorld, name = 'Salão'): Promise<Salon> {
  const address = `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')}.test`;
  const salon = await world.tell.company(name, { name: 'Bê', email: `be@${address}` });
  const [ana, bia] = [await salon.employs('Ana Júlia'), await salon.employs('Bia')];
  for (const id of [ana, bia]) await salon.worksOn(id, MONDAY_TO_FRIDAY);
  const haircut = await salon.offers('Corte', { durationMinutes: 60, price: cents(5000) });
  const maria = await salon.serves('María Antônia', { phone: '11987654321' });
  const api = await world.as(salon.ownerId);
  await api.cash.sessions.open({ openingAmountCents: 0 });
  return { salon, api, ana, bia, haircut, maria };
}

/** A local time of a day in March 2026, as the network writes it. */
export function at(day: number, time: string): string {
  return Temporal.PlainDateTime.from(`2026-03-${String(day).padStart(2, '0')}T${time}`)
    .toZonedDateTime('America/Sao_Paulo')
    .toInstant()
    .toString();
}

export async function book(
  { api, ana, haircut, maria }: Pick<Salon, 'api' | 'ana' | 'haircut' | 'maria'>,
  startTime: string,
  wish: Partial<StaffBooking> = {},
) {
  return api.scheduling.appointments.book({
    clientId: maria,
    professionalId: ana,
    serviceIds: [haircut],
    startTime,
    ...wish,
  });
}

/** What somebody has seen who is refused because of appointments, as she says it when she insists. */
export async function seenIn(refused: Promise<unknown>): Promise<string> {
  const error = await refused.then(
    () => null,
    (refusal: { data?: { fingerprint?: string } }) => refusal,
  );
  if (!error?.data?.fingerprint) throw new Error('Nobody was asked about appointments');
  return error.data.fingerprint;
}

type Heard = { event: string; announced: Record<string, unknown> };

/** Runs a step inside the company and writes down what it announces, to whomever it may concern. */
export async function listeningTo<Answer>(
  world: TestWorld,
  { salon }: Pick<Salon, 'salon'>,
  step: (scope: CompanyScope) => Promise<Answer>,
): Promise<{ answer: Answer; heard: Heard[] }> {
  const heard: Heard[] = [];
  const answer = await world.inCompany(salon.companyId, (scope) => {
    const jobs: CompanyScope['jobs'] = {
      listenersOf: (event) => [event],
      async enqueue(event, data) {
        // What is enqueued for a listener is what `announce` made of the event.
        heard.push({ event, announced: (data as Pick<Heard, 'announced'>).announced });
      },
      // What is enqueued many at a time was announced by nobody.
      enqueueAll: async () => {},
    };
    // No consequences: the jobs they enqueue are not what the step announces.
    const ears = { jobs, consequences: [], changed: scope.changed };
    return step(Object.assign(Object.create(scope), ears));
  });
  return { answer, heard };
}
