import type {
  CashChoices,
  ClosingForm,
  session,
  sessionWithMovements,
} from '@app/contract/cash/sessions.contract';
import { type Answer, id as anId, typedInstant } from '@app/contract/shared/schemas';
import { differenceOf, expectedLines, isOutflow, sessionTotals } from '@app/domain/cash/session';
import { cents } from '@app/domain/shared/money';
import { z } from 'zod';
import type { CompanyRow } from '../../company/company.queries.ts';
import { presentTransaction } from '../book/transactions.presenter.ts';
import type { TransactionView } from '../book/transactions.queries.ts';
import type { SessionPlace, SessionView } from './cash-sessions.queries.ts';

/** Where a page ended. */
export const sessionPlace: z.ZodType<SessionPlace> = z
  .tuple([typedInstant, anId])
  .transform(([at, id]) => ({ at: Temporal.Instant.from(at), id }));

/** A closed one is shown as it was counted, by the names of that day. */
export function presentSession(view: SessionView): Answer<typeof session> {
  const { openingAmount, closingAmount, counts } = view;
  const { income, expense, expected } = sessionTotals(openingAmount, view.sums);
  const shouldBe = view.expectedAmount ?? expected;
  const lines = counts ?? expectedLines(openingAmount, view.sums);
  return {
    ...view,
    openingAmountCents: openingAmount,
    incomeCents: income,
    expenseCents: expense,
    expectedCents: shouldBe,
    expected: lines.map((line) => ({
      key: line.key,
      name: line.name,
      expectedCents: line.expected,
      isOutflow: isOutflow(line),
    })),
    closingAmountCents: closingAmount,
    differenceCents: closingAmount === null ? null : cents(closingAmount - shouldBe),
    counts: counts?.map(presentCount) ?? null,
  };
}

function presentCount(line: NonNullable<SessionView['counts']>[number]) {
  return {
    key: line.key,
    name: line.name,
    expectedCents: line.expected,
    countedCents: line.counted,
    differenceCents: differenceOf(line),
  };
}

type Shown = { movements: readonly TransactionView[]; isBlind: boolean; mark: string };

export function presentSessionDetail(
  view: SessionView,
  { movements, isBlind, mark }: Shown,
): Answer<typeof sessionWithMovements> {
  return {
    ...presentSession(view),
    movements: movements.map(presentTransaction),
    isBlind,
    mark,
  };
}

/** Where to count, and nothing that adds up to what should be there: movements do, too. */
export function withoutExpected(
  detail: Answer<typeof sessionWithMovements>,
): Answer<typeof sessionWithMovements> {
  return {
    ...detail,
    incomeCents: null,
    expenseCents: null,
    expectedCents: null,
    expected: detail.expected.map((line) => ({ ...line, expectedCents: null })),
    movements: [],
  };
}

/** What a PIX code needs; the trade name is what clients know. */
export function presentPix(company: CompanyRow): CashChoices['pix'] {
  const { pixKeyType: type, pixKey: key, tradeName, name, city } = company;
  return type === null || key === '' ? null : { type, key, name: tradeName || name, city };
}

/** What somebody counted, and what she saw as expected. */
export function closingOf({ id, notes, counts, expected }: ClosingForm) {
  return {
    id,
    notes,
    counts: counts.map(({ key, countedCents }) => ({ key, counted: cents(countedCents) })),
    seen: expected.map(({ key, expectedCents }) => ({
      key,
      expected: expectedCents === null ? null : cents(expectedCents),
    })),
  };
}
