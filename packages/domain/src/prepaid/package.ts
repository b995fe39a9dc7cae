import { type Cents, cents, LARGEST_AMOUNT, larger, splitByWeights } from '../shared/money.ts';

export const PACKAGE_LIMITS = {
  nameLength: 120,
  descriptionLength: 500,
  amountCents: LARGEST_AMOUNT,
  /** Ten years: beyond that it is for ever. */
  validDays: 3650,
  /** Of one service. */
  sessions: 1000,
  services: 50,
  /** How many sessions one payment uses. */
  sessionsPerPayment: 20,
} as const;

/** What is written down of a package; which services it holds stands beside it. */
export type NewPackage = {
  name: string;
  description: string;
  price: Cents;
  /** Null: its sessions can be used for ever. */
  validDays: number | null;
  commissionBasisPoints: number | null;
  sellsOnline: boolean;
  active: boolean;
};

type Held = { sessions: number; listPrice: Cents };

/** What the sessions of each service cost of the package's price, by what they would cost apart. */
export function sharesOfPrice(price: Cents, services: readonly Held[]): Cents[] {
  if (services.length === 0) return [];
  return splitByWeights(
    price,
    services.map(({ sessions, listPrice }) => sessions * listPrice),
  );
}

type Used = {
  /** What all of its sessions cost together. */
  value: Cents;
  sessions: number;
  left: number;
  /** What those that are used have counted for. */
  counted: Cents;
};

/** What the next session counts for: all of them together come to what was paid, to the cent. */
export function valueOfNext({ value, sessions, left, counted }: Used): Cents {
  const used = sessions - left + 1;
  const reached = Math.round((value * used) / sessions);
  return larger(cents(0), cents(reached - counted));
}

/** The last day on which what is sold today can be used; it counts in full. */
export function lastDayOf(
  today: Temporal.PlainDate,
  validDays: number | null,
): Temporal.PlainDate | null {
  return validDays === null ? null : today.add({ days: validDays });
}

export const PACKAGE_STANDINGS = ['usable', 'expired', 'used-up', 'taken-back'] as const;
export type PackageStanding = (typeof PACKAGE_STANDINGS)[number];

type Bought = {
  validUntil: Temporal.PlainDate | null;
  takenBackAt: Temporal.Instant | null;
  services: readonly { left: number }[];
};

/** Whether anything of it can be used, and why not. */
export function packageStanding(bought: Bought, today: Temporal.PlainDate): PackageStanding {
  if (bought.takenBackAt !== null) return 'taken-back';
  if (bought.services.every(({ left }) => left === 0)) return 'used-up';
  return isPast(bought.validUntil, today) ? 'expired' : 'usable';
}

/** It can be used to the end of its last day. */
export function isPast(validUntil: Temporal.PlainDate | null, today: Temporal.PlainDate): boolean {
  return validUntil !== null && Temporal.PlainDate.compare(validUntil, today) < 0;
}

type Choosable = {
  id: string;
  validUntil: string | null;
  services: readonly { serviceId: string; left: number }[];
};
export type ChosenSession = { clientPackageId: string; serviceId: string };

/**
 * Which sessions cover what was done: one for each service, of the package that ends first. What is
 * not covered is not in it.
 */
export function sessionsFor(
  serviceIds: readonly string[],
  bought: readonly Choosable[],
): ChosenSession[] {
  const left = new Map<string, number>();
  for (const { id, services } of bought)
    for (const service of services) left.set(`${id} ${service.serviceId}`, service.left);
  const endingFirst = bought.toSorted((one, other) =>
    (one.validUntil ?? FAR).localeCompare(other.validUntil ?? FAR),
  );
  return serviceIds.flatMap((serviceId) => {
    const covers = endingFirst.find(({ id }) => (left.get(`${id} ${serviceId}`) ?? 0) > 0);
    if (!covers) return [];
    const key = `${covers.id} ${serviceId}`;
    left.set(key, (left.get(key) ?? 0) - 1);
    return [{ clientPackageId: covers.id, serviceId }];
  });
}

/** Later than any last day. */
const FAR = '9999-12-31';
