import type { AccountKind } from '@app/domain/prepaid/ledgers';
import { type Cents, cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isRefusedByRule } from '../../../foundation/database/sql-state.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { ACCOUNT_WITHIN_LIMIT, accountEntries } from './account-entries.table.ts';
import { listStandingEntries } from './accounts.queries.ts';

type Entering = {
  clientId: string;
  settlementId: string;
  userId: string;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
};
type Entry = { kind: AccountKind; amount: Cents; returnsId?: string };

/** The client pays in: what she owes, or in advance. */
export async function payIn(scope: CompanyScope, amount: Cents, doing: Entering): Promise<void> {
  await enter(scope, { kind: 'paid_in', amount }, doing);
}

/** Takes from her account, credit or not. That she may, the database decides. */
export function takeFromAccount(
  scope: CompanyScope,
  amount: Cents,
  doing: Entering,
): Promise<Result<null, 'account-limit'>> {
  return unlessBeyondLimit(
    () => enter(scope, { kind: 'used', amount: cents(-amount) }, doing),
    'account-limit',
  );
}

/** What a refunded payment entered is taken back; what was paid in and is spent already stays. */
export function returnEntries(
  scope: CompanyScope,
  settlementId: string,
  doing: Omit<Entering, 'clientId' | 'settlementId'>,
): Promise<Result<null, 'account-spent'>> {
  return unlessBeyondLimit(async () => {
    const standing = await listStandingEntries(scope, settlementId);
    // What was taken comes back first: whoever paid in and used it in one payment owes nothing between.
    const takenFirst = standing.toSorted((one, other) => one.amount - other.amount);
    for (const { id: returnsId, kind, amount, clientId } of takenFirst) {
      const back = kind === 'paid_in' ? 'paid_in_back' : 'used_back';
      const entry = { kind: back, amount: cents(-amount), returnsId } as const;
      await enter(scope, entry, { ...doing, clientId, settlementId });
    }
  }, 'account-spent');
}

async function enter(
  scope: CompanyScope,
  entry: Entry,
  { clientId, settlementId, userId, now, today }: Entering,
): Promise<void> {
  await scope
    .insert(accountEntries)
    .values({ ...entry, clientId, settlementId, date: today, createdBy: userId, createdAt: now });
  await announce(scope, 'account.changed', { clientId });
}

async function unlessBeyondLimit<Reason extends string>(
  write: () => Promise<void>,
  reason: Reason,
): Promise<Result<null, Reason>> {
  try {
    await write();
    return accept(null);
  } catch (error) {
    if (isRefusedByRule(ACCOUNT_WITHIN_LIMIT, error)) return refuse(reason);
    throw error;
  }
}
