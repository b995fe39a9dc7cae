import { cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope, Scopes } from '../src/foundation/database/scopes.ts';
import { answeredOnce } from '../src/foundation/idempotency/answered-once.ts';
import { sealingKeyFrom } from '../src/foundation/secrets/sealed-secret.ts';
import { changeStatusAtCounter } from '../src/modules/cash/checkout/appointment-status.commands.ts';
import { appointmentServices } from '../src/modules/scheduling/appointments/appointment-services.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import { deedOf } from './random-day-actions.ts';
import { brokenRules } from './random-day-check.ts';
import { chosen, type Deed, type Doing, type Said } from './random-day-deed.ts';
import type { Action, Day, Moment, Visit } from './random-day-plan.ts';
import { lookAround } from './random-day-sight.ts';
import { noon } from './support.ts';

export type Counter = {
  scopes: Scopes;
  companyId: string;
  cashiers: readonly [string, string];
  professionals: readonly string[];
  services: readonly string[];
  clients: readonly string[];
  /** What cashiers were told to have moved, by what was stored. */
  told: Map<string, Said>;
  /** How often what came of what. */
  tally: Map<string, number>;
  daysLived: number;
};
type Outcome = Result<string, string>;
type Asked = { key: string; cashier: string };

const ZONE = 'America/Sao_Paulo';
/** What a counter may hear on an ordinary day. The forms are right, so nothing else may be said. */
const ORDINARY = new Set([
  ...['already-open', 'already-closed', 'cash-closed', 'not-enough-cash', 'not-completed'],
  ...['already-paid', 'already-refunded', 'not-open', 'not-refundable', 'advance-too-large'],
  ...[
    'advance-returned',
    'not-refunded',
    'changed-meanwhile',
    'expected-changed',
    'kept',
    'settled',
    'taken',
    'not-found',
    'price-changed',
    'not-enough-stock',
  ],
  ...['session-unavailable', 'package-expired', 'gift-card-unknown', 'gift-card-expired'],
  ...['gift-card-not-enough', 'account-limit', 'package-used', 'gift-card-used', 'account-spent'],
  ...['reward-unavailable', 'reward-takes-nothing', 'not-enough-points', 'nothing-to-undo'],
  ...['client-unknown', 'nothing-to-credit'],
]);

/** Lives one day at the counter and throws when a rule of the book is broken at its end. */
export async function live(counter: Counter, day: Day): Promise<void> {
  counter.daysLived += 1;
  await within(counter, (scope) => receive(scope, counter, day.visits));
  await happen(counter, { action: { do: 'open', amount: day.opening }, beside: 'nothing' });
  for (const moment of day.moments) await happen(counter, moment);
  await happen(counter, { action: { do: 'close', amount: 0 }, beside: 'nothing' });
  const broken = await within(counter, (scope) => brokenRules(scope, counter.told));
  if (broken.length > 0) throw new Error(`Day ${counter.daysLived}: ${JSON.stringify(broken)}`);
}

function within<Answer>(
  { scopes, companyId }: Counter,
  work: (scope: CompanyScope) => Promise<Answer>,
  userId: string | null = null,
): Promise<Answer> {
  return scopes.withCompany({ companyId, userId, requestId: 'random-days' }, work);
}

/** Those who come today, written straight into the agenda; some have been served already. */
async function receive(
  scope: CompanyScope,
  counter: Counter,
  visits: readonly Visit[],
): Promise<void> {
  const { professionals, clients, daysLived } = counter;
  const startTime = noon.add({ hours: 24 * daysLived });
  const endTime = startTime.add({ hours: 1 });
  const times = { startTime, endTime, busyFrom: startTime, busyUntil: endTime, overbooked: true };
  const rows = visits.map(({ who, client, prices, coupon }) => {
    const full = prices.reduce((sum, price) => sum + price, 0);
    const discount = cents(Math.floor((full * coupon) / 100));
    const professionalId = chosen(professionals, who) ?? '';
    const clientId = chosen(clients, client) ?? '';
    const about = { professionalId, clientId, status: 'confirmed' as const, serviceNames: 'Corte' };
    return { ...times, ...about, discount, price: cents(full - discount) };
  });
  const stored = await scope.insert(appointments).values(rows).returning({ id: appointments.id });
  await scope
    .insert(appointmentServices)
    .values(stored.flatMap(({ id }, place) => servicesOf(counter, visits[place], id)));
  for (const [place, { id }] of stored.entries())
    if (visits[place]?.status === 'completed') await serve(scope, counter, id);
}

function servicesOf({ services }: Counter, visit: Visit | undefined, appointmentId: string) {
  return (visit?.prices ?? []).map((price, position) => ({
    appointmentId,
    serviceId: services[position] ?? '',
    position,
    name: 'Corte',
    price: cents(price),
    durationMinutes: 60,
    loyaltyPoints: POINTS[position] ?? 0,
  }));
}

/** What each service of a visit brings. */
const POINTS = [10, 5, 3];

async function serve(scope: CompanyScope, counter: Counter, id: string): Promise<void> {
  const onFailure = (reason: unknown) => {
    throw reason;
  };
  const at = {
    ...doingOf(counter, counter.cashiers[0]),
    drawer: 'none',
    refunds: 'allowed',
  } as const;
  await changeStatusAtCounter(scope, { id, status: 'completed' }, { ...at, onFailure });
}

function doingOf({ daysLived }: Counter, userId: string): Doing {
  const now = noon.add({ hours: 24 * daysLived });
  return { userId, now, today: now.toZonedDateTimeISO(ZONE).toPlainDate(), zone: ZONE };
}

async function happen(counter: Counter, { action, beside }: Moment): Promise<void> {
  const { today } = doingOf(counter, '');
  const sight = await within(counter, (scope) => lookAround(scope, today));
  const [first, second] = counter.cashiers;
  const asked = { key: crypto.randomUUID(), cashier: first };
  const other = { key: crypto.randomUUID(), cashier: second };
  const ask = (wish: Action, by: Asked) => carryOut(counter, wish, deedOf(wish, sight), by);
  if (beside === 'nothing') {
    await ask(action, asked);
  } else if (beside === 'again') {
    const [one, two] = await Promise.all([ask(action, asked), ask(action, asked)]);
    if (JSON.stringify(one) !== JSON.stringify(two)) throw new Error('One click was two');
  } else {
    await Promise.all([ask(action, asked), ask(beside === 'the same' ? action : beside, other)]);
  }
}

/** In a transaction of its own, as the procedures do it: a refusal gives it up. */
async function carryOut(
  counter: Counter,
  action: Action,
  deed: Deed | null,
  { key, cashier }: Asked,
): Promise<Outcome | null> {
  if (!deed) return null;
  const doing = doingOf(counter, cashier);
  const request = { key, asked: JSON.stringify(action), sealingKey: sealingKeyFrom(key) };
  const outcome = await givingUp((unless) =>
    within(
      counter,
      (scope) =>
        answeredOnce(scope, request, Error, async () => unless(await deed.run(scope, doing))),
      cashier,
    ),
  );
  count(counter, `${action.do}: ${outcome.accepted ? 'done' : outcome.reason}`);
  if (outcome.accepted && deed.told !== undefined) counter.told.set(outcome.value, deed.told);
  return outcome;
}

class Refused extends Error {}

async function givingUp(
  work: (unless: (outcome: Outcome) => string) => Promise<string>,
): Promise<Outcome> {
  try {
    return accept(
      await work((outcome) => {
        if (outcome.accepted) return outcome.value;
        if (!ORDINARY.has(outcome.reason)) throw new Error(`Refused: ${outcome.reason}`);
        throw new Refused(outcome.reason);
      }),
    );
  } catch (error) {
    if (error instanceof Refused) return refuse(error.message);
    throw error;
  }
}

function count({ tally }: Counter, ending: string): void {
  tally.set(ending, (tally.get(ending) ?? 0) + 1);
}
