import { hideGiftCardCode } from '@app/domain/prepaid/gift-card';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { sumLeftOnAccount } from './accounts/accounts.queries.ts';
import { listSpentCards } from './gift-cards/gift-cards.queries.ts';
import { listSessionNames } from './packages/client-packages.queries.ts';
import { paidWithNames } from './prepaid.labels.ts';

export type PrepaidReceiptLine = { name: string; amountCents: number };

/** What paid without money, as a receipt says it; also once the payment was given back. */
export async function listPrepaidLines(
  scope: CompanyScope,
  settlementId: string,
): Promise<PrepaidReceiptLine[]> {
  const sessions = await listSessionNames(scope, settlementId);
  const cards = await listSpentCards(scope, settlementId);
  const account = await sumLeftOnAccount(scope, settlementId);
  return [
    ...sessions.map(({ name, covered }) => ({
      name: paidWithNames.session(name),
      amountCents: covered,
    })),
    ...cards.map(({ code, amount }) => ({
      // What is left on the card is not for whoever finds a receipt.
      name: paidWithNames.giftCard(hideGiftCardCode(code)),
      amountCents: -amount,
    })),
    ...(account > 0 ? [{ name: paidWithNames.account, amountCents: account }] : []),
  ];
}
