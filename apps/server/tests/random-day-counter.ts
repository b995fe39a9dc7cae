import { cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope, Scopes } from '../src/foundation/database/scopes.ts';
import { answeredOnce } from '../src/foundation/idempotency/answered-once.ts';
import { sealingKeyFrom } from '../src/foundation/secrets/sealed-secret.ts';
import { appointmentServices } from '../src/modules/scheduling/appointments/appointment-services.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import { type Deed, deedOf } from './random-day-actions.ts';
import { brokenRules } from './random-day-check.ts';
import type { Action, Day, Moment, Visit } from './random-day-plan.ts';
import { lookAround } from './random-day-sight.ts';
import { noon } from './support.ts';

export type Counter = {
  scopes: Scopes;
  companyId: string;
  cashiers: readonly [string, string];
  professionals: readonly string[];
  services: readonly string[];
  clientId: string;
  /** What cashiers were told to have moved, by what was stored. */
  told: Map<string, number>;
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

/** Those who come today, written straight into the agenda. */
async function receive(
  scope: CompanyScope,
  { professionals, services, clientId, daysLived }: Counter,
  visits: readonly Visit[],
): Promise<void> {
  const startTime = noon.add({ hours: 24 * daysLived });
  const endTime = startTime.add({ hours: 1 });
  const times = { startTime, endTime, busyFrom: startTime, busyUntil: endTime, overbooked: true };
  const rows = visits.map(({ who, prices, coupon, status }) => {
    const full = prices.reduce((sum, price) => sum + price, 0);
    const discount = cents(Math.floor((full * coupon) / 100));
    const professionalId = professionals[who % professionals.length] ?? '';
    const about = { professionalId, clientId, status, serviceNames: 'Corte' };
    return { ...times, ...about, discount, price: cents(full - discount) };
  });
  const stored = await scope.insert(appointments).values(rows).returning({ id: appointments.id });
  const lines = stored.flatMap(({ id }, place) =>
    (visits[place]?.prices ?? []).map((price, position) => ({
      appointmentId: id,
      serviceId: services[position] ?? '',
      position,
      name: 'Corte',
      price: cents(price),
      durationMinutes: 60,
    })),
  );
  await scope.insert(appointmentServices).values(lines);
}

async function happen(counter: Counter, { action, beside }: Moment): Promise<void> {
  const sight = await within(counter, lookAround);
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
  const now = noon.add({ hours: 24 * counter.daysLived });
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
  const doing = { userId: cashier, now, today, zone: ZONE };
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
