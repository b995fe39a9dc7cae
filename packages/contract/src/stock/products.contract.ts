import { MOVEMENT_KINDS, PRODUCT_LIMITS, UNITS } from '@app/domain/stock/product';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { keptThingsContract } from '../shared/kept-things.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { optionalPhone } from '../shared/phone.ts';
import { tagged } from '../shared/routes.ts';
import {
  id,
  instant,
  optionalText,
  requiredText,
  sentText,
  version,
  wholeNumber,
} from '../shared/schemas.ts';

const limits = PRODUCT_LIMITS;
type Most = { amount: number; sentence: string };
const MOST_MOVED: Most = { amount: limits.quantity, sentence: 'Use no máximo 999.999' };
/** What many purchases come to: who finds that much there may count it and change its name. */
const MOST_THERE: Most = { amount: limits.stock, sentence: 'Use no máximo 99.999.999' };

/** Up to three decimals, as they are kept. */
function quantity(minimum: number, sentence: string, most = MOST_MOVED) {
  return z
    .number(sentence)
    .min(minimum, sentence)
    .max(most.amount, most.sentence)
    .refine((typed) => Math.round(typed * 1000) === Number((typed * 1000).toFixed(6)), {
      error: 'Use no máximo 3 casas decimais',
    });
}
export const someQuantity = quantity(0.001, 'Informe uma quantidade maior que 0');

function amount(sentence: string) {
  return z.int(sentence).min(0, sentence).max(limits.amountCents, 'Use no máximo R$ 9.999.999,99');
}

const WRONG_URL = 'Digite um endereço que comece com http:// ou https://';

const imageUrl = optionalText(limits.imageUrlLength).refine(
  (typed) => typed === '' || isWebAddress(typed),
  WRONG_URL,
);

function isWebAddress(typed: string): boolean {
  return /^https?:\/\//i.test(typed) && URL.canParse(typed);
}

const use = z.strictObject({ serviceId: z.uuid('Escolha o serviço'), quantity: someQuantity });

export const productForm = z.strictObject({
  name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
  description: optionalText(limits.descriptionLength),
  purchasePriceCents: amount('Preço deve ser positivo'),
  /** Null: it is not sold. */
  priceCents: amount('Preço deve ser positivo').nullable().default(null),
  /** For whoever sells it. */
  commissionBasisPoints: wholeNumber(0, 10_000, 'Informe de 0 a 100%').nullable().default(null),
  barcode: sentText
    .trim()
    .max(limits.barcodeLength, `Use no máximo ${limits.barcodeLength} caracteres`)
    .refine((typed) => /^[0-9A-Za-z-]*$/.test(typed), 'Use só letras sem acento, números e -')
    .default(''),
  unit: z.enum(UNITS, 'Escolha a unidade').default('un'),
  currentStock: quantity(0, 'Estoque deve ser positivo', MOST_THERE),
  /** Of a change: what was thought to lie there. Unless said, what lies there. */
  stockWas: quantity(0, 'Estoque deve ser positivo', MOST_THERE).nullable().default(null),
  minimumStock: quantity(0, 'Estoque mínimo deve ser positivo'),
  supplier: z
    .string()
    .pipe(requiredText(0, limits.supplierLength, ''))
    .default(''),
  supplierPhone: optionalPhone,
  imageUrl,
  lowStockAlert: z.boolean().default(true),
  active: z.boolean().default(true),
  /** How much of it each service uses up; none twice. */
  uses: z
    .array(use)
    .max(limits.uses, `Use no máximo ${limits.uses} serviços`)
    .refine(
      (uses) => new Set(uses.map(({ serviceId }) => serviceId.toLowerCase())).size === uses.length,
      'Cada serviço pode aparecer uma vez só',
    )
    .default([]),
});
export type ProductForm = z.infer<typeof productForm>;

export const product = z.object({
  id,
  name: z.string(),
  description: z.string(),
  purchasePriceCents: z.int(),
  priceCents: z.int().nullable(),
  commissionBasisPoints: z.int().nullable(),
  barcode: z.string(),
  unit: z.string(),
  currentStock: z.number(),
  minimumStock: z.number(),
  supplier: z.string(),
  supplierPhone: z.string(),
  imageUrl: z.string(),
  lowStockAlert: z.boolean(),
  active: z.boolean(),
  uses: z.array(z.object({ serviceId: id, quantity: z.number() })),
  version,
  createdAt: instant,
});
export type Product = z.infer<typeof product>;

export const movement = z.object({
  id,
  productId: id,
  productName: z.string(),
  unit: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  /** Below zero where something left. */
  quantity: z.number(),
  stockAfter: z.number(),
  unitCostCents: z.int(),
  reason: z.string(),
  appointmentId: id.nullable(),
  settlementId: id.nullable(),
  /** Null where nobody of the team did it. */
  createdByName: z.string().nullable(),
  createdAt: instant,
});
export type StockMovement = z.output<typeof movement>;

export const purchaseForm = z.strictObject({
  quantity: someQuantity,
  /** What one of them cost; null: what they cost so far. */
  unitCostCents: amount('Preço deve ser positivo').nullable().default(null),
  reason: optionalText(limits.reasonLength),
});
export type PurchaseForm = z.infer<typeof purchaseForm>;

export const lossForm = z.strictObject({
  quantity: someQuantity,
  reason: requiredText(1, limits.reasonLength, 'Diga o que aconteceu'),
});
export type LossForm = z.infer<typeof lossForm>;

const counted = quantity(0, 'Informe quantos há, 0 ou mais', MOST_THERE);
export const countForm = z.strictObject({
  lines: z
    .array(z.strictObject({ productId: id, counted, expected: counted }))
    .min(1, 'Conte pelo menos um produto')
    .max(limits.countedAtOnce, `Conte no máximo ${limits.countedAtOnce} produtos de cada vez`)
    .refine(
      (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
      'Cada produto pode aparecer uma vez só',
    ),
});
export type CountForm = z.infer<typeof countForm>;

nameSchemas({
  ProductForm: productForm,
  Product: product,
  StockMovement: movement,
  PurchaseForm: purchaseForm,
  LossForm: lossForm,
  StockCountForm: countForm,
});

const tag = 'Estoque';
const route = tagged(tag);
const notFound = { PRODUCT_NOT_FOUND: { status: 404, message: 'Produto não encontrado' } } as const;
const barcodeTaken = {
  PRODUCT_BARCODE_TAKEN: {
    status: 409,
    message: 'Outro produto já tem este código de barras.',
  },
} as const;
/** What a count was about is not what lies there now. */
const stockChanged = {
  STOCK_CHANGED: {
    status: 409,
    message: 'O estoque mudou enquanto você contava. Confira e salve de novo.',
    data: z.object({
      products: z.array(
        z.object({ id, name: z.string(), unit: z.string(), currentStock: z.number() }),
      ),
    }),
  },
} as const;
const serviceGone = {
  SERVICE_NOT_FOUND: { status: 404, message: 'Um dos serviços não existe mais. Escolha de novo.' },
} as const;

const whichMovements = z.strictObject({
  productId: id.optional(),
  kind: z.enum(MOVEMENT_KINDS).optional(),
});

const kept = keptThingsContract({
  path: '/products',
  tag,
  words: { one: 'produto', many: 'produtos', gender: 'masculine' },
  code: 'PRODUCT',
  form: productForm,
  changes: productForm.safeExtend({ id, version }),
  thing: product,
  taken: { PRODUCT_NAME_TAKEN: { status: 409, message: 'Já existe um produto com este nome.' } },
});

export const productsContract = {
  ...kept,
  create: kept.create.errors({ ...barcodeTaken, ...serviceGone }),
  /** What lies there and is said anew is written down as a count, of what was thought to lie there. */
  update: kept.update.errors({ ...barcodeTaken, ...serviceGone, ...stockChanged }),

  /** What came is added to what is there, whoever else adds at the same time. */
  addStock: companyProcedure
    .route(route.create('/products/{id}/purchases', 'Adicionar ao estoque'))
    .input(purchaseForm.extend({ id }))
    .output(product)
    .errors(notFound),

  writeOff: companyProcedure
    .route(route.create('/products/{id}/losses', 'Registrar perda'))
    .input(lossForm.extend({ id }))
    .output(product)
    .errors({
      ...notFound,
      STOCK_NOT_ENOUGH: { status: 409, message: 'Não há tantos no estoque.' },
    }),

  /**
   * Several at once: all are written down, or none. Each line says what was thought to lie there when
   * it was counted; what moved since then is counted anew.
   */
  count: companyProcedure
    .route(route.create('/products/counts', 'Registrar contagem'))
    .input(countForm)
    .output(
      z.object({
        counted: z.int(),
        /** How many of them were not as expected, and what that comes to. */
        different: z.int(),
        differenceCents: z.int(),
      }),
    )
    .errors({ ...notFound, ...stockChanged }),

  /** Newest first. */
  listMovements: companyProcedure
    .route(route.get('/products/movements', 'Movimentações do estoque'))
    .input(whichMovements.extend(pageInput()))
    .output(pageOf(movement)),

  /** The same list as a spreadsheet. */
  exportMovements: companyProcedure
    .route(route.get('/products/movements/export', 'Exportar movimentações em CSV'))
    .input(whichMovements)
    .output(z.file()),
};
