import { FEE_LIMITS as limits } from '@app/domain/company/fee-rule';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, requiredText, version, wholeNumber } from '../shared/schemas.ts';

/** What the card machine keeps, and when it pays the rest. */
export const feeRule = z.strictObject({
  /** Nothing: of every brand that has no rule of its own. */
  brand: requiredText(0, limits.brandLength, 'Texto inválido').default(''),
  /** Holds from so many instalments on, until another rule does. */
  fromInstalments: wholeNumber(
    1,
    limits.instalments,
    `Informe de 1 a ${limits.instalments} parcelas`,
  ).default(1),
  /** Hundredths of a percent. */
  basisPoints: wholeNumber(0, limits.basisPoints, 'Informe uma taxa de 0% a 100%'),
  /** Besides, each time. */
  fixedCents: wholeNumber(0, limits.fixedCents, 'Informe um valor de até R$ 1.000,00').default(0),
  /** Until the first of it is received. */
  days: wholeNumber(0, limits.days, `Informe de 0 a ${limits.days} dias`),
  /** Between one instalment and the next; 0: all at once. */
  daysBetween: wholeNumber(
    0,
    limits.daysBetween,
    `Informe de 0 a ${limits.daysBetween} dias`,
  ).default(0),
});
export type FeeRuleForm = z.infer<typeof feeRule>;

const sameTwice = 'Já há uma taxa para esta bandeira a partir deste número de parcelas.';

export const feeRules = z.strictObject({
  rules: z
    .array(feeRule)
    .max(limits.rulesPerMethod, `Cadastre no máximo ${limits.rulesPerMethod} taxas por forma`)
    .superRefine((rules, { addIssue }) => {
      const seen = new Set<string>();
      for (const [place, { brand, fromInstalments }] of rules.entries()) {
        const key = `${fromInstalments} ${brand.toLowerCase()}`;
        if (seen.has(key))
          addIssue({ code: 'custom', path: [place, 'fromInstalments'], message: sameTwice });
        seen.add(key);
      }
    }),
});

/** As it is answered: whether it can be, the form asked. */
const storedRule = z.object({
  brand: z.string(),
  fromInstalments: z.int(),
  basisPoints: z.int(),
  fixedCents: z.int(),
  days: z.int(),
  daysBetween: z.int(),
});
const methodFees = z.object({ paymentMethodId: id, rules: z.array(storedRule), version });
export type MethodFees = z.infer<typeof methodFees>;
const cardFees = z.object({
  /** Commissions are of what is left when the machine has kept its part. */
  commissionAfterFees: z.boolean(),
  /** Of every way of paying, also of one without any. */
  methods: z.array(methodFees),
});
export type CardFees = z.infer<typeof cardFees>;

const afterFees = z.strictObject({ commissionAfterFees: z.boolean() });
const route = tagged('Taxas da maquininha');

nameSchemas({
  FeeRuleForm: feeRule,
  FeeRule: storedRule,
  MethodFees: methodFees,
  CardFees: cardFees,
  CommissionAfterFees: afterFees,
});

export const cardFeesContract = {
  get: companyProcedure
    .route(route.get('/card-fees', 'Taxas e prazos das formas de pagamento'))
    .output(cardFees),

  /**
   * All of one way of paying at once, with the version that was read: whoever changed them meanwhile is
   * not overwritten. What was paid before stays as it was. */
  change: companyProcedure
    .route(route.put('/payment-methods/{id}/fees', 'Mudar as taxas de uma forma de pagamento'))
    .input(feeRules.extend({ id, version }))
    .output(methodFees)
    .errors({
      PAYMENT_METHOD_NOT_FOUND: { status: 404, message: 'Forma de pagamento não encontrada' },
      NO_FEES_ON_CASH: { status: 409, message: 'Dinheiro não passa pela maquininha.' },
      CARD_FEES_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou estas taxas enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  changeCommissions: companyProcedure
    .route(route.put('/card-fees/commissions', 'Comissão antes ou depois da taxa'))
    .input(afterFees)
    .output(afterFees),
};
