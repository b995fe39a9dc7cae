import type { Permission } from './permissions.ts';

/** Whoever runs the platform says why she looks into a company, and looks for an hour at most. */
export const SUPPORT_VISIT_LIMITS = { minutes: 60, reasonMin: 10, reasonMax: 300 } as const;

/**
 * What nobody does in a company for support, whatever its owner allows: who belongs to it, what it
 * pays for, files that leave with it, people who are forgotten, what would go on after the visit, and
 * allowing itself more.
 */
const NEVER: readonly Permission[] = [
  'company.export',
  'clients.export',
  'clients.erase',
  'clients.import',
  'services.export',
  'appointments.export',
  'members.manage',
  'subscription.manage',
  'support.allow',
];

/** What of an owner's rights a visit for support has. */
export function supportMay(permission: Permission): boolean {
  return !NEVER.includes(permission);
}

/** When a visit that begins now is over. */
export function visitEnd(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: SUPPORT_VISIT_LIMITS.minutes });
}

type Visit = { endsAt: Temporal.Instant; endedAt: Temporal.Instant | null };

/** Its last moment is outside, as with every interval. */
export function isVisitOpen({ endsAt, endedAt }: Visit, now: Temporal.Instant): boolean {
  return endedAt === null && Temporal.Instant.compare(now, endsAt) < 0;
}

/**
 * Pages that open for whoever knows their address: an appointment, a review, an order, an invitation. A
 * preview may end in the midst of one.
 */
const KEY_ADDRESS = /\/(a|review|pedido|convite)\/[\w-]{8,}/g;

/** What was said, without the keys in it: by them whoever looks in would act as the client. */
export function withoutKeys(text: string): string {
  return text.replace(KEY_ADDRESS, '/$1/••••');
}
