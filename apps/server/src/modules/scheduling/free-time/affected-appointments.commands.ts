import { createHash } from 'node:crypto';
import { MOST_DECISIONS } from '@app/contract/shared/affected-appointments';
import { mayUse } from '@app/domain/billing/access';
import { isNews } from '@app/domain/scheduling/trouble';
import { may } from '@app/domain/team/permissions';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type {
  AppointmentWatch,
  CompanyContext,
  SaidOfAppointments,
  Whose,
} from '../../../foundation/http/request-context.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { lockOwnCompany } from '../../company/company-lookup.queries.ts';
import { lockAgainstBookings } from '../../team/professionals.queries.ts';
import { moveEntry } from '../appointments/appointment-moves.commands.ts';
import { lockEntries } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { type Problem, presentAffected } from './affected-appointments.presenter.ts';
import { type Handing, handOver } from './handed-over.commands.ts';
import { readTakers, type Taker } from './takers.rules.ts';
import { keepAll, noteInTheWay } from './troubles.commands.ts';
import { type Booked, listBooked, readKnown, readTroubles } from './troubles.queries.ts';

/**
 * Which appointments a change leaves without hours or hands, and what becomes of them. They are noted
 * and moved at once: a refusal takes that back with the change.
 */
export const watchAppointments: AppointmentWatch = async (context, whose, said) => {
  const { scope, now } = context;
  const { companyTimezone: zone } = context.account;
  const decisions = mayDecide(context) ? said.appointmentDecisions : [];
  await lockAll(scope, whose, decisions);
  const ofOne =
    whose === 'everybody' ? undefined : eq(appointments.professionalId, whose.professionalId);
  const booked = await listBooked(scope, now, ofOne);
  const before = await readTroubles(scope, booked, zone);
  const known = await readKnown(scope, booked);

  return async () => {
    const after = await readTroubles(scope, booked, zone);
    const affected = booked.filter(({ id }) =>
      isNews({
        before: before.get(id) ?? null,
        after: after.get(id) ?? null,
        known: known.get(id) ?? 'nothing',
      }),
    );
    if (affected.length === 0) return null;
    await noteInTheWay(scope, affected, now);
    const fingerprint = fingerprintOf(affected);
    const isSeen = fingerprint === said.seenAppointments;
    if (isSeen && decisions.length === 0) {
      await announceLeft(scope, affected, { decisions, fingerprint });
      return null;
    }
    const takers = await readTakers(scope, lookedAt(affected, decisions), { zone, now });
    const problems = isSeen
      ? await settle(context, { affected, takers, decisions })
      : new Map<string, Problem>();
    if (isSeen && problems.size === 0) {
      await announceLeft(scope, affected, { decisions, fingerprint });
      return null;
    }
    return presentAffected(context, { affected, fingerprint, takers, problems });
  };
};

/** What was seen and left as it is, somebody has yet to see to. */
async function announceLeft(
  scope: CompanyScope,
  affected: readonly Booked[],
  { decisions, fingerprint }: { decisions: Decisions; fingerprint: string },
): Promise<void> {
  const decided = new Set(decisions.map(({ id }) => id));
  const count = affected.filter(({ id }) => !decided.has(id)).length;
  if (count > 0) await announce(scope, 'appointments.affected', { count, change: fingerprint });
}

type Decisions = SaidOfAppointments['appointmentDecisions'];

/** Whoever could move them in the agenda, and only while the company has one. */
function mayDecide({ role, subscription, now }: CompanyContext): boolean {
  return may(role, 'appointments.manage') && mayUse('appointments', subscription, now);
}

/** Those that are shown or decided upon: however many there are, that is all anybody can do at once. */
function lookedAt(affected: readonly Booked[], decisions: Decisions): Booked[] {
  const decided = new Set(decisions.map(({ id }) => id));
  return affected.filter(({ id }, at) => at < MOST_DECISIONS || decided.has(id));
}

/**
 * Whoever is being booked right now is waited for, and then seen. The company comes first, as wherever
 * something is counted, and appointments before people, as wherever one is moved.
 */
async function lockAll(scope: CompanyScope, whose: Whose, decisions: Decisions): Promise<void> {
  await lockOwnCompany(scope);
  await lockEntries(
    scope,
    decisions.map(({ id }) => id),
  );
  const takers = decisions.flatMap(({ professionalId }) => professionalId ?? []);
  const people = whose === 'everybody' ? null : [whose.professionalId, ...takers];
  await lockAgainstBookings(scope, people);
}

/** Which they are and when: one that was moved is to be seen again. */
function fingerprintOf(affected: readonly Booked[]): string {
  const told = affected.map(({ id, startTime }) => `${id} ${startTime}`).toSorted();
  return createHash('sha256').update(told.join()).digest('base64url');
}

type Settled = {
  affected: readonly Booked[];
  takers: ReadonlyMap<string, readonly Taker[]>;
  decisions: Decisions;
};

/** Does all that was decided, and says of what cannot be done why. */
async function settle(
  { scope, now }: CompanyContext,
  { affected, takers, decisions }: Settled,
): Promise<ReadonlyMap<string, Problem>> {
  const inTheWay = new Map(affected.map((one) => [one.id, one]));
  const problems = new Map<string, Problem>();
  const handings: Handing[] = [];
  for (const { id, professionalId } of decisions) {
    const one = inTheWay.get(id);
    if (!one || professionalId === null) continue;
    const taker = takers.get(id)?.find((free) => free.id === professionalId);
    if (taker && !handings.some((other) => isAtOnce(other.taker, taker)))
      handings.push({ one, taker });
    else problems.set(id, 'taken');
  }
  if (!(await handOver(scope, handings, now))) await handEach(scope, handings, { now, problems });
  const keeps = decisions.filter(({ professionalId }) => professionalId === null);
  await keepAll(
    scope,
    keeps.map(({ id }) => id).filter((id) => inTheWay.has(id)),
  );
  return problems;
}

/** Nobody gets two at once. */
function isAtOnce(one: Taker, other: Taker): boolean {
  return (
    one.id === other.id &&
    Temporal.Instant.compare(one.busyFrom, other.busyUntil) < 0 &&
    Temporal.Instant.compare(other.busyFrom, one.busyUntil) < 0
  );
}

type Handed = { now: Temporal.Instant; problems: Map<string, Problem> };

/** One after another, where they did not all go at once: which of them is in the way has to be said. */
async function handEach(
  scope: CompanyScope,
  handings: readonly Handing[],
  { now, problems }: Handed,
): Promise<void> {
  for (const { one, taker } of handings) {
    const { id, version, startTime } = one;
    const move = {
      id,
      version,
      professionalId: taker.id,
      startTime,
      overbooking: 'refuse',
    } as const;
    const moved = await moveEntry(scope, move, { by: 'staff', now });
    if (moved.accepted) continue;
    const isTaken = moved.reason === 'taken' || moved.reason === 'does-not-fit';
    problems.set(id, isTaken ? 'taken' : 'changed');
  }
}
