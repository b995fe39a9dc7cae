import { hideGiftCardCode } from '@app/domain/prepaid/gift-card';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readAccountUse } from './accounts/accounts.queries.ts';
import { listSpentCards } from './gift-cards/gift-cards.queries.ts';
import { listSessionNames } from './packages/client-packages.queries.ts';
import { leftOnAccount, paidWithNames } from './prepaid.labels.ts';

export type PrepaidReceiptLine = {
  name: string;
  amountCents: number;
  /** Left on the client's account: she pays it later. */
  isOwed: boolean;
};

/** What paid without money, as a receipt says it; also once the payment was given back. */
export async function listPrepaidLines(
  scope: CompanyScope,
  settlementId: string,
): Promise<PrepaidReceiptLine[]> {
  const sessions = await listSessionNames(scope, settlementId);
  const cards = await listSpentCards(scope, settlementId);
  const { credit, owed } = await readAccountUse(scope, settlementId);
  return [
    ...sessions.map(({ name, covered }) => paid(paidWithNames.session(name), covered)),
    // What is left on the card is not for whoever finds a receipt.
    ...cards.map(({ code, amount }) =>
      paid(paidWithNames.giftCard(hideGiftCardCode(code)), -amount),
    ),
    ...(credit > 0 ? [paid(paidWithNames.credit, credit)] : []),
    ...(owed > 0 ? [{ ...paid(leftOnAccount, owed), isOwed: true }] : []),
  ];
}

function paid(name: string, amountCents: number): PrepaidReceiptLine {
  return { name, amountCents, isOwed: false };
}
