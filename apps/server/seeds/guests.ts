import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import type { OfferService } from '../src/modules/scheduling/free-time/offer.rules.ts';
import type { Chance } from './chance.ts';
import { isIn } from './circles.ts';
import type { KnownClient } from './clientele.ts';
import type { Diary } from './diary.ts';

/** Whoever comes to one professional, and comes back to her. */
export type GuestBook = {
  /** Who comes on this day of the diary, known when it was booked; null when nobody is left. */
  next(day: number, bookedAt: Temporal.Instant): Guest | null;
  /** Who comes so often that she has a time of her own; nobody else's guest from now on. */
  mostFaithful(bookedAt: Temporal.Instant): Guest | null;
  came(guest: Guest, day: number, status: AppointmentStatus): void;
};
export type Guest = {
  client: KnownClient;
  isRegular: boolean;
  /** What she wants of what the professional does. */
  wants: readonly OfferService[];
};
type Visit = { lastOn: number; dueOn: number; knownFrom: number };
type Choosing = { diary: Diary; chance: Chance; today: Temporal.PlainDate };

const MOST_GUESTS = 110;
const REGULARS_IN_HUNDRED = 70;
const DAYS_APART = 7;
const NEVER = Number.POSITIVE_INFINITY;

/** Everybody goes to one professional only; those without one have not been here for long. */
export function guestsOf<Professional extends { services: readonly OfferService[] }>(
  team: readonly Professional[],
  people: readonly KnownClient[],
  choosing: Choosing,
): Map<Professional, Guest[]> {
  const { chance } = choosing;
  const guests = new Map(team.map((professional) => [professional, [] as Guest[]]));
  for (const client of shuffled(people, chance)) {
    if (client.isInactive || client.blockedFor !== null) continue;
    const [chosen] = team
      .map((professional) => ({
        wants: professional.services.filter((service) => suits(service, client, choosing)),
        does: professional.services.length,
        own: guests.get(professional) ?? [],
      }))
      .filter(({ wants, does, own }) => wants.length * 2 > does && own.length < MOST_GUESTS)
      .toSorted((first, second) => first.own.length - second.own.length);
    const isRegular = chance.happens(REGULARS_IN_HUNDRED);
    chosen?.own.push({ client, isRegular, wants: chosen.wants });
  }
  return guests;
}

function suits(service: OfferService, client: KnownClient, { diary, today }: Choosing): boolean {
  const circle = diary.only[service.name];
  return circle === undefined || isIn(circle, client, today);
}

function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  return items
    .map((item) => ({ item, place: chance.below(2 ** 30) }))
    .toSorted((first, second) => first.place - second.place)
    .map(({ item }) => item);
}

/** Regular guests come every three to five weeks, the others whenever there is time. */
export function guestBook(guests: readonly Guest[], chance: Chance): GuestBook {
  const visits = new Map<Guest, Visit>(
    guests.map((guest) => [
      guest,
      {
        lastOn: -NEVER,
        dueOn: guest.isRegular ? chance.below(28) : NEVER,
        knownFrom: guest.client.registeredAt.epochMilliseconds,
      },
    ]),
  );
  const visitOf = (guest: Guest) =>
    visits.get(guest) ?? { lastOn: NEVER, dueOn: NEVER, knownFrom: NEVER };
  return {
    next(day, bookedAt) {
      let [due, other]: [Guest | null, Guest | null] = [null, null];
      const bookedOn = bookedAt.epochMilliseconds;
      for (const [guest, { lastOn, dueOn, knownFrom }] of visits) {
        if (day - lastOn < DAYS_APART || knownFrom >= bookedOn) continue;
        if (dueOn <= day && !(due && visitOf(due).dueOn <= dueOn)) due = guest;
        if (!guest.isRegular && !(other && visitOf(other).lastOn <= lastOn)) other = guest;
      }
      return due ?? other;
    },
    mostFaithful(bookedAt) {
      const faithful = guests.find((guest) => guest.isRegular && isKnownAt(guest, bookedAt));
      if (faithful) visits.delete(faithful);
      return faithful ?? null;
    },
    came(guest, day, status) {
      const dueIn = status === 'cancelled' ? 3 + chance.below(5) : 21 + chance.below(15);
      const lastOn = status === 'cancelled' ? day - DAYS_APART + 1 : day;
      const { knownFrom } = visitOf(guest);
      visits.set(guest, { lastOn, dueOn: guest.isRegular ? day + dueIn : NEVER, knownFrom });
    },
  };
}

function isKnownAt({ client }: Guest, moment: Temporal.Instant): boolean {
  return Temporal.Instant.compare(client.registeredAt, moment) < 0;
}
