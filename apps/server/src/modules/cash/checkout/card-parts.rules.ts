import { feeOf } from '@app/domain/cash/card-fees';
import { type FeeRule, feeRuleFor, NO_CARD } from '@app/domain/company/fee-rule';
import type { PaymentMethodKind } from '@app/domain/company/payment-method';
import { type Cents, cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readFeeRules } from '../../company/card-fees.queries.ts';

/** A part as whoever takes the money says it; of a card its brand and instalments. */
export type WantedPart = {
  paymentMethodId: string;
  amount: Cents;
  brand?: string | undefined;
  instalments?: number | undefined;
};
/** With what the machine keeps of it, and by which rule. */
export type CardPart = {
  paymentMethodId: string;
  amount: Cents;
  isCash: boolean;
  brand: string;
  instalments: number;
  rule: FeeRule | null;
  fee: Cents;
};
type Methods = ReadonlyMap<string, { kind: PaymentMethodKind }>;

/** By the rules of now, whatever stood on the screen: what the client pays is the same. */
export async function readCardParts(
  scope: CompanyScope,
  parts: readonly WantedPart[],
  methods: Methods,
): Promise<Result<CardPart[], 'cash-in-instalments'>> {
  const isCash = ({ paymentMethodId }: WantedPart) => methods.get(paymentMethodId)?.kind === 'cash';
  if (parts.some((part) => isCash(part) && isOnCard(part))) return refuse('cash-in-instalments');
  const ids = parts.filter((part) => !isCash(part)).map(({ paymentMethodId }) => paymentMethodId);
  const rules: Awaited<ReturnType<typeof readFeeRules>> =
    ids.length === 0 ? new Map() : await readFeeRules(scope, ids);
  return accept(
    parts.map((part) =>
      cardPartOf(part, isCash(part) ? null : (rules.get(part.paymentMethodId) ?? [])),
    ),
  );
}

function isOnCard({ brand = '', instalments = 1 }: WantedPart): boolean {
  return brand !== '' || instalments > 1;
}

/** `rules` is null of notes and coins. */
export function cardPartOf(
  { paymentMethodId, amount, ...said }: WantedPart,
  rules: readonly FeeRule[] | null,
): CardPart {
  const card = {
    brand: said.brand ?? NO_CARD.brand,
    instalments: said.instalments ?? NO_CARD.instalments,
  };
  const rule = rules && feeRuleFor(rules, card);
  const fee = rule ? feeOf(rule, amount) : cents(0);
  return { paymentMethodId, amount, isCash: rules === null, ...card, rule, fee };
}
