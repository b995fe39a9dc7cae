import type { FeeRuleForm } from '@app/contract/company/card-fees.contract';
import type { FeeRule } from '@app/domain/company/fee-rule';
import { cents } from '@app/domain/shared/money';
import { forCompany, namedElsewhere, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { changeFeeRules } from './card-fees.commands.ts';
import { type FeeRuleRow, readFeeRules } from './card-fees.queries.ts';
import { bearFeesInCommissions, keepFeesFromCommissions } from './company.commands.ts';
import { readCompany } from './company.queries.ts';
import { listPaymentMethods } from './payment-methods.queries.ts';

const cardFees = forCompany.company.cardFees.use(opens('settings'));
const manages = requires('company.manage');

export const cardFeesHandlers = {
  get: forCompany.company.cardFees.get
    .use(namedElsewhere('settings'))
    .use(requires('company.view'))
    .handler(async ({ context: { scope } }) => {
      const { commissionAfterFees } = await readCompany(scope);
      const rules = await readFeeRules(scope);
      const methods = (await listPaymentMethods(scope)).map(({ id, feesVersion }) => ({
        paymentMethodId: id,
        rules: (rules.get(id) ?? []).map(presentRule),
        version: feesVersion,
      }));
      return { commissionAfterFees, methods };
    }),

  change: cardFees.change.use(manages).handler(async ({ input, context: { scope }, errors }) => {
    const { id: paymentMethodId, version } = input;
    const wanted = input.rules.map(ruleOf);
    const outcome = await changeFeeRules(scope, { paymentMethodId, version }, wanted);
    const changed = valueOr(outcome, {
      'not-found': errors.PAYMENT_METHOD_NOT_FOUND,
      cash: errors.NO_FEES_ON_CASH,
      'changed-meanwhile': errors.CARD_FEES_CHANGED,
    });
    const stored = (await readFeeRules(scope, [paymentMethodId])).get(paymentMethodId) ?? [];
    return { paymentMethodId, rules: stored.map(presentRule), ...changed };
  }),

  changeCommissions: cardFees.changeCommissions
    .use(manages)
    .handler(async ({ input, context: { scope } }) => {
      const change = input.commissionAfterFees ? bearFeesInCommissions : keepFeesFromCommissions;
      await change(scope);
      return input;
    }),
};

function ruleOf({ fixedCents, ...rule }: FeeRuleForm): FeeRule {
  return { ...rule, fixed: cents(fixedCents) };
}

function presentRule(row: FeeRuleRow): FeeRuleForm {
  const { brand, fromInstalments, basisPoints, fixed, days, daysBetween } = row;
  return { brand, fromInstalments, basisPoints, fixedCents: fixed, days, daysBetween };
}
