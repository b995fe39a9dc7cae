import type { CashSession } from '@app/contract/cash/sessions.contract';
import { createRouterClient } from '@orpc/server';
import { router } from '../src/router.ts';
import type { Api } from './agenda-support.ts';
import { contextOf, signIn, type TestWorld } from './support.ts';

/** The API of somebody whose browser gave the request a key. */
export async function asking(world: TestWorld, userId: string, key: string): Promise<Api> {
  const session = contextOf(world.system, await signIn(world.system, userId));
  return createRouterClient(router, { context: { ...session, idempotencyKey: key } });
}

/** The API of somebody who comes at another moment than the one at which the clock stands. */
export async function askingAt(
  { system }: TestWorld,
  userId: string,
  now: Temporal.Instant,
): Promise<Api> {
  const session = contextOf(system, await signIn(system, userId, now));
  return createRouterClient(router, { context: { ...session, now, clock: () => now } });
}

/** The ids of what a company starts with, by its name. */
export async function waysToPay(api: Api): Promise<Record<string, string>> {
  const { paymentMethods } = await api.cash.sessions.choices();
  return Object.fromEntries(paymentMethods.map(({ name, id }) => [name, id]));
}

/** Changes the fees of one way of paying as they stand, whoever changed them before. */
export async function changeFees(
  { company: { cardFees } }: Pick<Api, 'company'>,
  id: string,
  rules: Parameters<typeof cardFees.change>[0]['rules'],
) {
  const { methods } = await cardFees.get();
  const version = methods.find(({ paymentMethodId }) => paymentMethodId === id)?.version ?? 1;
  return cardFees.change({ id, rules, version });
}

type Shown = Pick<CashSession, 'id' | 'expected'> & { mark?: string };

/** What whoever closes this drawer sends of what the screen shows. */
export function seenIn({ id, expected, mark = '' }: Shown) {
  return { id, mark, expected: expected.map(({ key, expectedCents }) => ({ key, expectedCents })) };
}

/** Counts nothing in the drawer that is open, if one is. */
export async function closeOpenDrawer({ cash }: Pick<Api, 'cash'>): Promise<void> {
  const session = await cash.sessions.current();
  if (!session) return;
  const empty = { counts: [{ key: 'drawer', countedCents: 0 }], notes: 'Não contado' };
  await cash.sessions.close({ ...seenIn(session), ...empty });
}

/** Today is 10 March 2026: the clock of the tests stands still. */
export const TODAY = '2026-03-10';

export function entry(amountCents: number, details: Partial<Entry> = {}): Entry {
  return { type: 'income', amountCents, description: 'Venda', date: TODAY, ...details };
}

type Entry = Parameters<Api['cash']['transactions']['create']>[0];
