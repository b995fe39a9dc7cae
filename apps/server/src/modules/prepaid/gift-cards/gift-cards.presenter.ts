import type { giftCard } from '@app/contract/prepaid/gift-cards.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { formatGiftCardCode, hideGiftCardCode } from '@app/domain/prepaid/gift-card';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { formatAmount } from '@app/domain/shared/money';
import { may } from '@app/domain/team/permissions';
import { type CompanyContext, todayOf } from '../../../foundation/http/request-context.ts';
import { supportOf } from '../../../foundation/http/session-account.ts';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import type { GiftCardView } from './gift-card-list.queries.ts';
import { giftCardFileLabels as labels } from './gift-cards.labels.ts';

/** How much of a code is told: a code pays, whoever says it. */
export type CodeSight = 'whole' | 'end';

export function presentGiftCard(
  { amount, balance, code, ...card }: GiftCardView,
  sight: CodeSight,
): Answer<typeof giftCard> {
  return {
    ...card,
    code: shownCode(code, sight),
    amountCents: amount,
    balanceCents: balance,
  };
}

function shownCode(code: string, sight: CodeSight): string {
  return sight === 'whole' ? formatGiftCardCode(code) : hideGiftCardCode(code);
}

/** The lines of the file, dates in the company's zone. */
export function linesOf(
  rows: readonly GiftCardView[],
  sight: CodeSight,
  timezone: string,
): string[][] {
  return rows.map((card) => [
    shownCode(card.code, sight),
    formatAmount(card.amount),
    formatAmount(card.balance),
    labels.standings[card.standing],
    card.clientName ?? '',
    card.recipientName,
    card.message,
    card.validUntil ? formatDate(card.validUntil) : labels.forEver,
    formatDate(todayIn(timezone, card.createdAt)),
  ]);
}

export function giftCardsFile(lines: readonly string[][]): File {
  return csvFile('vales-presente.csv', labels.header, lines);
}

/** In a list whoever manages what is prepaid sees them whole; a visit for support never does. */
export function codesSeenBy({
  role,
  account,
}: Pick<CompanyContext, 'role' | 'account'>): CodeSight {
  return may(role, 'prepaid.manage') && !supportOf(account) ? 'whole' : 'end';
}

/** Of one card besides whoever sells, on the day on which it is handed over. */
export function codeSeenBy(context: CompanyContext, { createdAt }: GiftCardView): CodeSight {
  const { role, account } = context;
  const isOfToday = todayIn(account.companyTimezone, createdAt).equals(todayOf(context));
  const handsOver = isOfToday && may(role, 'cash.operate') && !supportOf(account);
  return handsOver ? 'whole' : codesSeenBy(context);
}
