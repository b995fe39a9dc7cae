import { advanceDescription } from '@app/domain/cash/description';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { isActiveProfessional, lockProfessionals } from '../../team/professionals.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { lacksCash, openWay, payoutRow, type Unpayable } from './payout-way.commands.ts';

type Advance = { professionalId: string; amount: Cents; paymentMethodId: string; reason: string };

/** 'Vale': money she gets before it is earned. Whoever left gets none. */
export async function payAdvance(
  scope: CompanyScope,
  { professionalId, amount, paymentMethodId, reason }: Advance,
  acting: Acting,
): Promise<Result<string, Unpayable | 'professional-not-found'>> {
  const way = await openWay(scope, paymentMethodId);
  if (!way.accepted) return way;
  await lockProfessionals(scope, [professionalId]);
  if (!(await isActiveProfessional(scope, professionalId))) return refuse('professional-not-found');
  if (await lacksCash(scope, way.value, amount)) return refuse('not-enough-cash');
  const names = await readProfessionalNames(scope, [professionalId]);
  const row = {
    ...payoutRow('advance', way.value, acting),
    professionalId,
    amount,
    description: advanceDescription(names.get(professionalId) ?? '', reason),
  };
  const [stored] = await scope.insert(transactions).values(row).returning({ id: transactions.id });
  if (!stored) throw new Error('The database stored no advance');
  return accept(stored.id);
}
