import { COUPON_LIMITS, DISCOUNT_TYPES, readDiscountType } from '@app/domain/promotions/coupon';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { keptThingsContract } from '../shared/kept-things.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  id,
  instant,
  LARGEST_INTEGER,
  optionalText,
  requiredText,
  typedDate,
  version,
  wholeNumber,
} from '../shared/schemas.ts';

const limits = COUPON_LIMITS;
const LARGEST_AMOUNT = 100_000_000;
const amount = wholeNumber(0, LARGEST_AMOUNT, 'Valor inválido');

export const couponForm = z
  .strictObject({
    name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
    /** Blank: a new coupon gets one, another keeps its own. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .max(limits.codeLength, `Use no máximo ${limits.codeLength} caracteres`)
      .refine(
        (typed) => typed === '' || /^[A-Z0-9_-]+$/.test(typed),
        'Use só letras sem acento, números, - e _',
      )
      .refine(
        (typed) => typed === '' || typed.length >= limits.shortestCode,
        'Digite pelo menos 3 caracteres',
      )
      .default(''),
    description: optionalText(limits.descriptionLength),
    discountType: z
      .enum([...DISCOUNT_TYPES, 'fixed'], 'Escolha o tipo de desconto')
      .transform(readDiscountType),
    /** Hundredths of a percent, or cents. */
    discountValue: z
      .int('Valor do desconto é obrigatório')
      .min(0, 'Valor deve ser positivo')
      .max(LARGEST_AMOUNT, 'Valor inválido')
      .refine((value) => value !== 0, 'Valor do desconto é obrigatório'),
    minimumAmountCents: amount.nullable().default(null),
    maximumDiscountCents: amount.nullable().default(null),
    /** 0 never runs out. */
    usageLimit: wholeNumber(0, LARGEST_INTEGER, 'Valor inválido').default(0),
    usageLimitPerClient: z
      .int('Mínimo 1 uso por cliente')
      .min(1, 'Mínimo 1 uso por cliente')
      .max(LARGEST_INTEGER, 'Valor inválido')
      .default(1),
    /** The last day on which it is valid. */
    validUntil: typedDate.nullable().default(null),
    /** Only for somebody who never came before. */
    firstVisitOnly: z.boolean().default(false),
    /** Only in the month of the client's birthday. */
    birthdayMonthOnly: z.boolean().default(false),
    /** The days of the visit, 0 is Sunday; none: any. */
    weekdays: z
      .array(wholeNumber(0, 6, 'Dia da semana inválido'))
      .max(7, 'Dia da semana inválido')
      .transform((days) => [...new Set(days)].toSorted())
      .default([]),
    /** The first day of a visit. */
    validFrom: typedDate.nullable().default(null),
    /** What it lowers; none: all that is done. */
    serviceIds: z
      .array(id)
      .max(limits.services, `Escolha no máximo ${limits.services} serviços`)
      .transform((ids) => [...new Set(ids.map((one) => one.toLowerCase()))])
      .default([]),
    active: z.boolean().default(true),
  })
  .refine(
    ({ discountType, discountValue }) => discountType !== 'percentage' || discountValue <= 10_000,
    {
      error: 'Percentual não pode ser maior que 100%',
      path: ['discountValue'],
    },
  );
export type CouponForm = z.infer<typeof couponForm>;

export const coupon = z.object({
  id,
  name: z.string(),
  code: z.string(),
  description: z.string(),
  discountType: z.enum(DISCOUNT_TYPES),
  /** Hundredths of a percent, or cents. */
  discountValue: z.int(),
  minimumAmountCents: z.int().nullable(),
  maximumDiscountCents: z.int().nullable(),
  /** 0 never runs out. */
  usageLimit: z.int(),
  usageLimitPerClient: z.int(),
  /** The last day on which it is valid. */
  validUntil: date.nullable(),
  firstVisitOnly: z.boolean(),
  birthdayMonthOnly: z.boolean(),
  /** The days of the visit, 0 is Sunday; none: any. */
  weekdays: z.array(z.int()),
  /** The first day of a visit. */
  validFrom: date.nullable(),
  /** What it lowers; none: all that is done. */
  services: z.array(z.object({ id, name: z.string() })),
  active: z.boolean(),
  usageCount: z.int(),
  /** Of these, by visitors who came by its link. */
  linkUsageCount: z.int(),
  version,
  createdAt: instant,
});
export type Coupon = z.infer<typeof coupon>;

nameSchemas({ CouponForm: couponForm, Coupon: coupon });

const tag = 'Cupons';

const kept = keptThingsContract({
  path: '/coupons',
  tag,
  words: { one: 'cupom', many: 'cupons', gender: 'masculine' },
  code: 'COUPON',
  form: couponForm,
  changes: couponForm.safeExtend({ id, version }),
  thing: coupon,
  taken: { COUPON_CODE_TAKEN: { status: 409, message: 'Já existe um cupom com este código.' } },
});
const serviceGone = {
  SERVICE_NOT_FOUND: { status: 404, message: 'Um dos serviços não existe mais. Escolha de novo.' },
} as const;

export const couponsContract = {
  ...kept,
  create: kept.create.errors(serviceGone),
  update: kept.update.errors(serviceGone),

  /** A copy with a code of its own, unused. */
  duplicate: companyProcedure
    .route(tagged(tag).create('/coupons/{id}/duplicate', 'Duplicar cupom'))
    .input(z.strictObject({ id }))
    .output(coupon)
    .errors({ COUPON_NOT_FOUND: { status: 404, message: 'Cupom não encontrado' } }),
};
