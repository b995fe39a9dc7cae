import type { FeeRuleForm } from '@app/contract/company/card-fees.contract';
import type { FeeRule } from '@app/domain/company/fee-rule';
import { cents } from '@app/domain/shared/money';
import { forCompany, namedElsewhere, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { changeFeeRules } from './card-fees.commands.ts';
import { type FeeRuleRow, readFeeRules } from './card-fees.queries.ts';
import { bearFeesInCommissions, keepFeesFromCommissions } from './company.commands.ts';
import { readCompany } from './company.queries.ts';

const cardFees = forCompany.company.cardFees.use(opens('settings'));
const manages = requires('company.manage');

export const cardFeesHandlers = {
  get: forCompany.company.cardFees.get
    .use(namedElsewhere('settings'))
    .use(requires('company.view'))
    .handler(async ({ context: { scope } }) => {
      const { commissionAfterFees } = await readCompany(scope);
      const rules = await readFeeRules(scope);
      const methods = [...rules].map(([paymentMethodId, its]) => ({
        paymentMethodId,
        rules: its.map(presentRule),
      }));
      return { commissionAfterFees, methods };
    }),

  change: cardFees.change
    .use(manages)
    .handler(async ({ input: { id, rules }, context: { scope }, errors }) => {
      const outcome = await changeFeeRules(scope, id, rules.map(ruleOf));
      valueOr(outcome, {
        'not-found': errors.PAYMENT_METHOD_NOT_FOUND,
        cash: errors.NO_FEES_ON_CASH,
      });
      const stored = (await readFeeRules(scope, [id])).get(id) ?? [];
      return { paymentMethodId: id, rules: stored.map(presentRule) };
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
