import { randomUUID } from 'node:crypto';
import { cents } from '@app/domain/shared/money';
import { createRouterClient, type RouterClient } from '@orpc/server';
import type { CompanyStory } from '../seeds/scenario.ts';
import type { RequestContext } from '../src/foundation/http/request-context.ts';
import { router } from '../src/router.ts';
import { contextOf, noon, type TestWorld } from './support.ts';

/** The clock of the tests stands at noon of a Tuesday in São Paulo; this is the day after. */
export const TOMORROW = '2026-03-11';

export type Salon = CompanyStory & { ana: string; corte: string };

/** Open every day from 8 to 18 with lunch from 12 to 13; a haircut takes an hour and costs R$ 50. */
export async function openSalon(world: TestWorld, name: string): Promise<Salon> {
  const slug = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  const owner = { name: 'Bê', email: `${slug}@salao.test` };
  const story = await world.tell.company(name, owner, { slug });
  await story.takesBookings();
  const ana = await story.employs('Ana');
  await story.worksOn(ana, everyDay);
  const corte = await story.offers('Corte', { durationMinutes: 60, price: cents(5000) });
  return { ...story, ana, corte };
}

export const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  shifts: [{ from: 8 * 60, until: 18 * 60, breaks: [{ from: 12 * 60, until: 13 * 60 }] }],
}));

/** '10:30' of a day in the company's zone. */
export function at(time: string, day = TOMORROW): string {
  return Temporal.PlainDateTime.from(`${day}T${time}`)
    .toZonedDateTime('America/Sao_Paulo')
    .toInstant()
    .toString();
}

let phones = 10_000_000;

/** Another phone each time. */
export function somePhone(): string {
  phones += 1;
  return `(11) 9${String(phones).slice(0, 4)}-${String(phones).slice(4)}`;
}

let visitors = 0;

type Visitor = RouterClient<typeof router>['scheduling']['publicBooking'];

/** The public face as a visitor sees it, each from an address of her own unless one is given. */
export function visitorOf(world: TestWorld, about: Partial<RequestContext> = {}): Visitor {
  visitors += 1;
  const address = `10.${visitors >> 8}.${visitors & 255}.7`;
  const context = { ...contextOf(world.system, null), address, ...about };
  return createRouterClient(router, { context }).scheduling.publicBooking;
}

export function wishOf(salon: Salon, about: object = {}) {
  return {
    idOrSlug: salon.companyId,
    professionalId: salon.ana,
    serviceIds: [salon.corte],
    startTime: at('10:00'),
    clientName: 'Maria Souza',
    clientPhone: somePhone(),
    ...about,
  };
}

/** The code of what a call is refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ACCEPTED';
  } catch (error) {
    return String((error as { code?: string }).code ?? error);
  }
}

export const later = (minutes: number) => ({ now: noon.add({ minutes }) });
