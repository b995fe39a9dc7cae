import { COUPON_LIMITS, DISCOUNT_TYPES, readDiscountType } from '@app/domain/promotions/coupon';
import { z } from 'zod';
import { companyProcedure, hasHistory } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import {
  date,
  id,
  instant,
  LARGEST_INTEGER,
  optionalText,
  removed,
  requiredText,
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
      .refine((typed) => typed === '' || /^[A-Z0-9_-]+$/.test(typed), 'Use só letras e números')
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
    validUntil: date.nullable().default(null),
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

const coupon = z.object({
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
  active: z.boolean(),
  usageCount: z.int(),
  version,
  createdAt: instant,
});
export type Coupon = z.infer<typeof coupon>;

const tags = ['Cupons'];
const notFound = { COUPON_NOT_FOUND: { status: 404, message: 'Cupom não encontrado' } } as const;
const taken = {
  COUPON_CODE_TAKEN: { status: 409, message: 'Já existe um cupom com este código.' },
} as const;

nameSchemas({ CouponForm: couponForm, Coupon: coupon });

export const couponsContract = {
  /** Newest first. */
  list: companyProcedure
    .route({ method: 'GET', path: '/coupons', tags, summary: 'Listar cupons' })
    .output(z.array(coupon)),

  create: companyProcedure
    .route({ method: 'POST', path: '/coupons', successStatus: 201, tags, summary: 'Criar cupom' })
    .input(couponForm)
    .output(coupon)
    .errors(taken),

  update: companyProcedure
    .route({ method: 'PUT', path: '/coupons/{id}', tags, summary: 'Alterar cupom' })
    .input(couponForm.safeExtend({ id, version }))
    .output(coupon)
    .errors({
      ...taken,
      ...notFound,
      COUPON_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este cupom enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  deactivate: companyProcedure
    .route({ method: 'POST', path: '/coupons/{id}/deactivate', tags, summary: 'Inativar cupom' })
    .input(z.strictObject({ id }))
    .output(coupon)
    .errors(notFound),

  reactivate: companyProcedure
    .route({ method: 'POST', path: '/coupons/{id}/reactivate', tags, summary: 'Reativar cupom' })
    .input(z.strictObject({ id }))
    .output(coupon)
    .errors(notFound),

  /** A copy with a code of its own, unused. */
  duplicate: companyProcedure
    .route({
      method: 'POST',
      path: '/coupons/{id}/duplicate',
      successStatus: 201,
      tags,
      summary: 'Duplicar cupom',
    })
    .input(z.strictObject({ id }))
    .output(coupon)
    .errors(notFound),

  remove: companyProcedure
    .route({ method: 'DELETE', path: '/coupons/{id}', tags, summary: 'Excluir cupom' })
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({ ...notFound, COUPON_HAS_HISTORY: hasHistory }),

  /** The company's coupons as a spreadsheet. */
  exportCsv: companyProcedure
    .route({ method: 'GET', path: '/coupons/export', tags, summary: 'Exportar em CSV' })
    .output(z.file()),
};
