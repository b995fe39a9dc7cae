import type { FeeRule } from '@app/domain/company/fee-rule';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { type FeeRuleRow, lockPaymentMethod, readFeeRules } from './card-fees.queries.ts';
import { paymentMethodFees } from './payment-method-fees.table.ts';
import { paymentMethods } from './payment-methods.table.ts';

/**
 * All rules of one way of paying, as they are from now on. Payments keep what they were told: they have
 * copied it. What stays as it is, is not written, so that the trail says what somebody changed. Rules that
 * are newer than those she read are left alone.
 */
export async function changeFeeRules(
  scope: CompanyScope,
  { paymentMethodId, version }: { paymentMethodId: string; version: number },
  rules: readonly FeeRule[],
): Promise<Result<{ version: number }, 'not-found' | 'cash' | 'changed-meanwhile'>> {
  const method = await lockPaymentMethod(scope, paymentMethodId);
  if (!method) return refuse('not-found');
  if (method.kind === 'cash' && rules.length > 0) return refuse('cash');
  if (method.feesVersion !== version) return refuse('changed-meanwhile');
  if ((await writeRules(scope, paymentMethodId, rules)) === 'as-it-was') return accept({ version });
  await scope
    .update(paymentMethods)
    .set({ feesVersion: version + 1 })
    .where(eq(paymentMethods.id, paymentMethodId));
  return accept({ version: version + 1 });
}

async function writeRules(
  scope: CompanyScope,
  paymentMethodId: string,
  rules: readonly FeeRule[],
): Promise<'written' | 'as-it-was'> {
  const known = (await readFeeRules(scope, [paymentMethodId])).get(paymentMethodId) ?? [];
  const gone = known.filter((one) => !rules.some((rule) => isSamePlace(rule, one)));
  if (gone.length > 0) await removeRules(scope, gone);
  const added = rules.filter((rule) => !known.some((one) => isSamePlace(rule, one)));
  if (added.length > 0)
    await scope
      .insert(paymentMethodFees)
      .values(added.map((rule) => ({ ...rule, paymentMethodId })));
  const changed = known.flatMap((row) => {
    const rule = rules.find((one) => isSamePlace(one, row));
    return rule && !isSameRule(rule, row) ? [{ id: row.id, rule }] : [];
  });
  for (const { id, rule } of changed)
    await scope.update(paymentMethodFees).set(rule).where(eq(paymentMethodFees.id, id));
  return gone.length + added.length + changed.length > 0 ? 'written' : 'as-it-was';
}

type Place = Pick<FeeRule, 'brand' | 'fromInstalments'>;

/** What the unique key holds. */
function isSamePlace(one: Place, other: Place): boolean {
  if (one.fromInstalments !== other.fromInstalments) return false;
  return one.brand.toLowerCase() === other.brand.toLowerCase();
}

function isSameRule(rule: FeeRule, row: FeeRuleRow): boolean {
  const { brand, basisPoints, fixed, days, daysBetween } = row;
  return (
    rule.brand === brand &&
    rule.basisPoints === basisPoints &&
    rule.fixed === fixed &&
    rule.days === days &&
    rule.daysBetween === daysBetween
  );
}

async function removeRules(scope: CompanyScope, rows: readonly FeeRuleRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await scope.delete(paymentMethodFees).where(inArray(paymentMethodFees.id, ids));
}
