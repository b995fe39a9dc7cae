import type { SettlementForm } from '@app/contract/cash/settlements.contract';
import { cents } from '@app/domain/shared/money';
import { may } from '@app/domain/team/permissions';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { paysCommissions } from '../../catalog/commission-rates.queries.ts';
import { mayRedeem } from '../../loyalty/redeeming.rules.ts';
import { actingOf } from '../acting.steps.ts';
import { listForgotten } from '../commissions/missed-commissions.queries.ts';
import { CART_ERRORS, lineOf, maySell, payingOf, sentenceOf } from './cart.presenter.ts';
import {
  paidCommissionOf,
  refundAsCredit,
  refundSettlement,
} from './settlement-refunds.commands.ts';
import { type Payment, type Settling, settleAppointment } from './settlements.commands.ts';
import { presentSettlement, presentVisitPayment } from './settlements.presenter.ts';
import { findSettlement, findSettlementOf, readSettlement } from './settlements.queries.ts';

const settlements = forCompany.cash.settlements.use(opens('financial'));

export const settlementsHandlers = {
  settle: settlements.settle
    .use(requires('cash.operate'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      for (const { kind } of input.rewards)
        if (!mayRedeem(context, kind)) throw errors.REWARD_UNAVAILABLE();
      if (!maySell(context, input.items)) throw errors.PRODUCT_UNAVAILABLE();
      const outcome = await settleAppointment(scope, paymentOf(input), settlingOf(context));
      if (!outcome.accepted) throw errors[PAYMENT_ERRORS[outcome.reason]](sentenceOf(outcome));
      const settlement = await readSettlement(scope, outcome.value);
      return presentVisitPayment(settlement, await forgottenIn(context, outcome.value));
    }),

  ofAppointment: settlements.ofAppointment
    .use(requires('cash.view'))
    .handler(async ({ input: { appointmentId }, context: { scope } }) => {
      const found = await findSettlementOf(scope, appointmentId);
      return found && presentSettlement(found);
    }),

  get: settlements.get
    .use(requires('cash.view'))
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const found = await findSettlement(scope, id);
      if (!found) throw errors.SETTLEMENT_NOT_FOUND();
      return presentSettlement(found);
    }),

  refund: settlements.refund
    .use(requires('cash.refund'))
    .handler(async ({ input: { id, as }, context, errors }) => {
      const { scope } = context;
      const refund = as === 'credit' ? refundAsCredit : refundSettlement;
      const outcome = await refund(scope, id, actingOf(context));
      if (!outcome.accepted) throw errors[REFUND_ERRORS[outcome.reason]]();
      const refunded = await readSettlement(scope, id);
      const paidCommissionCents = await paidCommissionOf(scope, refunded);
      return { ...presentSettlement(refunded), paidCommissionCents };
    }),
};

const PAYMENT_ERRORS = {
  ...CART_ERRORS,
  'not-found': 'APPOINTMENT_NOT_FOUND',
  'not-completed': 'NOT_COMPLETED',
  'already-paid': 'ALREADY_PAID',
  'price-changed': 'PRICE_CHANGED',
  'reward-unavailable': 'REWARD_UNAVAILABLE',
  'reward-takes-nothing': 'REWARD_TAKES_NOTHING',
  'not-enough-points': 'NOT_ENOUGH_POINTS',
} as const;

const REFUND_ERRORS = {
  'not-found': 'SETTLEMENT_NOT_FOUND',
  'not-refundable': 'NOT_REFUNDABLE',
  'already-refunded': 'ALREADY_REFUNDED',
  'cash-closed': 'CASH_CLOSED',
  'not-enough-cash': 'NOT_ENOUGH_CASH',
  'package-used': 'PACKAGE_USED',
  'gift-card-used': 'GIFT_CARD_USED',
  'account-spent': 'ACCOUNT_SPENT',
  'client-unknown': 'CREDIT_NEEDS_CLIENT',
  'nothing-to-credit': 'NOTHING_TO_CREDIT',
} as const;

/** Whoever sets commissions is asked; the others hear of it where commissions are paid at all. */
async function forgottenIn(
  { scope, role, account }: CompanyContext,
  settlementId: string,
): Promise<string[]> {
  if (!may(role, 'commissions.manage') && !(await paysCommissions(scope))) return [];
  return listForgotten(scope, settlementId, { zone: account.companyTimezone });
}

function settlingOf(context: CompanyContext): Settling {
  return { ...actingOf(context), zone: context.account.companyTimezone };
}

function paymentOf(form: SettlementForm): Payment {
  return {
    ...payingOf(form),
    appointmentId: form.appointmentId,
    price: cents(form.priceCents),
    tip: cents(form.tipCents),
    rewards: form.rewards,
    items: form.items.map(lineOf),
  };
}
