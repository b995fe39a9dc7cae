import { SESSION_STATUSES } from '@app/domain/cash/session';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { PIX_KEY_TYPES } from '@app/domain/company/pix-key';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText, wholeNumber } from '../shared/schemas.ts';
import {
  amount,
  cashClosed,
  notEnoughCashFor,
  notes,
  paymentMethodChoice,
  someAmount,
  transaction,
} from './money.contract.ts';

/** Where money lies: 'drawer', the id of a way of paying, or 'unsaid'. */
const countKey = sentText.min(1).max(40);
const place = z.object({ key: z.string(), name: z.string() });
const expectedLine = place.extend({
  expectedCents: z.int().nullable(),
  /** Where more went out than came in, what went out is counted. */
  isOutflow: z.boolean(),
});
const countedLine = place.extend({
  expectedCents: z.int(),
  countedCents: z.int(),
  differenceCents: z.int(),
});

export const session = z.object({
  id,
  status: z.enum(SESSION_STATUSES),
  openedAt: instant,
  openedByName: z.string().nullable(),
  openingAmountCents: z.int(),
  openingNotes: z.string(),
  /**
   * Of the movements so far; opening + income - expense is what should be there. Null, as in each
   * line, for whoever counts blind and does not see the book, until the drawer is closed.
   */
  incomeCents: z.int().nullable(),
  expenseCents: z.int().nullable(),
  expectedCents: z.int().nullable(),
  /** The drawer first. Of a closed session as it was counted. */
  expected: z.array(expectedLine),
  closedAt: instant.nullable(),
  closedByName: z.string().nullable(),
  closingAmountCents: z.int().nullable(),
  differenceCents: z.int().nullable(),
  counts: z.array(countedLine).nullable(),
  closingNotes: z.string(),
});
export type CashSession = z.infer<typeof session>;

export const sessionWithMovements = session.extend({
  /** Newest first; none where what they come to is not shown. */
  movements: z.array(transaction),
  /** Whether the company counts without seeing what should be there. */
  isBlind: z.boolean(),
  /** Another one after each movement; says nothing of what moved. */
  mark: z.string(),
});
export type CashSessionDetail = z.infer<typeof sessionWithMovements>;

export const openingForm = z.strictObject({
  openingAmountCents: amount,
  notes,
});
export type OpeningForm = z.infer<typeof openingForm>;

/** Below zero where more left an account than came in. A drawer cannot hold less than nothing. */
const counted = wholeNumber(
  -TRANSACTION_LIMITS.amountCents,
  TRANSACTION_LIMITS.amountCents,
  'Informe um valor de até R$ 9.999.999,99',
);

export const closingForm = z.strictObject({
  id,
  /**
   * Of every line that is expected; one nobody counted counts as zero, but cash in the drawer has to be
   * counted. Any other way of paying may be counted too.
   */
  counts: z
    .array(
      z
        .strictObject({ key: countKey, countedCents: counted })
        .refine(({ key, countedCents }) => key !== 'drawer' || countedCents >= 0, {
          error: 'Na gaveta não pode haver menos que zero.',
          path: ['countedCents'],
        }),
    )
    .max(100),
  /** What was shown as expected to whoever counted: of something else nobody knows the difference. */
  expected: z.array(z.strictObject({ key: countKey, expectedCents: z.int().nullable() })).max(100),
  /** Of the drawer as it was counted; asked of whoever was shown no amount. */
  mark: sentText.max(40).default(''),
  /** Has to be there when the count differs. */
  notes,
});
export type ClosingForm = z.infer<typeof closingForm>;

export const movementForm = z.strictObject({
  kind: z.enum(['supply', 'withdrawal'], 'Escolha suprimento ou sangria'),
  amountCents: someAmount,
  /** Why, in the person's own words. */
  reason: notes,
});
export type MovementForm = z.infer<typeof movementForm>;

const choices = z.object({
  paymentMethods: z.array(paymentMethodChoice),
  /** By which most of the last payments came; null before the first, or where it is off. */
  usualPaymentMethodId: id.nullable(),
  incomeCategories: z.array(z.object({ id, name: z.string() })),
  expenseCategories: z.array(z.object({ id, name: z.string() })),
  /** What a PIX code needs; null where the company has no key. */
  pix: z
    .object({ type: z.enum(PIX_KEY_TYPES), key: z.string(), name: z.string(), city: z.string() })
    .nullable(),
});
export type CashChoices = z.infer<typeof choices>;

const route = tagged('Caixa');
const notFound = { SESSION_NOT_FOUND: { status: 404, message: 'Caixa não encontrado' } } as const;

nameSchemas({
  ExpectedLine: expectedLine,
  CountedLine: countedLine,
  CashSession: session,
  CashSessionWithMovements: sessionWithMovements,
  CashOpening: openingForm,
  CashClosing: closingForm,
  CashMovement: movementForm,
  CashChoices: choices,
});

export const sessionsContract = {
  /** The open one, or null. */
  current: companyProcedure
    .route(route.get('/cash/session', 'Caixa aberto'))
    .output(sessionWithMovements.nullable()),

  /** Closed ones, newest first. Whoever does not see the book sees the last five. */
  list: companyProcedure
    .route(route.get('/cash/sessions', 'Caixas anteriores'))
    .input(z.strictObject(pageInput({ usual: 5, most: 50 })))
    .output(pageOf(session)),

  /** All closed ones, as a spreadsheet; for whoever sees the book. */
  exportCsv: companyProcedure
    .route(route.get('/cash/sessions/export', 'Exportar caixas anteriores em CSV'))
    .output(z.file()),

  get: companyProcedure
    .route(route.get('/cash/sessions/{id}', 'Ver um caixa'))
    .input(z.strictObject({ id }))
    .output(sessionWithMovements)
    .errors(notFound),

  open: companyProcedure
    .route(route.create('/cash/session', 'Abrir caixa'))
    .input(openingForm)
    .output(sessionWithMovements)
    .errors({
      SESSION_ALREADY_OPEN: {
        status: 409,
        message: 'Já existe um caixa aberto. Feche o caixa atual antes de abrir outro.',
      },
    }),

  close: companyProcedure
    .route(route.post('/cash/sessions/{id}/close', 'Fechar caixa'))
    .input(closingForm)
    .output(sessionWithMovements)
    .errors({
      ...notFound,
      SESSION_ALREADY_CLOSED: {
        status: 409,
        message: 'Este caixa já foi fechado por outra pessoa. Confira o fechamento.',
      },
      EXPECTED_CHANGED: {
        status: 409,
        message:
          'O caixa mudou enquanto você contava. Confira os valores esperados e feche de novo.',
      },
      DRAWER_UNCOUNTED: {
        status: 409,
        message: 'Informe quanto dinheiro há na gaveta, mesmo que seja zero.',
      },
      DIFFERENCE_UNEXPLAINED: {
        status: 409,
        message: 'A contagem não confere. Conte de novo ou diga o que aconteceu.',
      },
      COUNT_PLACE_UNKNOWN: {
        status: 409,
        message: 'Uma das formas contadas não existe mais. Confira a contagem e tente de novo.',
      },
    }),

  /** 'Suprimento' puts money into the drawer, 'sangria' takes some out. */
  move: companyProcedure
    .route(route.create('/cash/movements', 'Suprimento ou sangria'))
    .input(movementForm)
    .output(transaction)
    .errors({ ...cashClosed, ...notEnoughCashFor('esta sangria') }),

  /** What the dialogs about money offer: only what is in use. */
  choices: companyProcedure
    .route(route.get('/cash/choices', 'Formas de pagamento e categorias em uso'))
    .output(choices),
};
