import { ITEM_KINDS } from '@app/domain/cash/cart';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant, typedDate } from '../shared/schemas.ts';
import { professionalErrors } from './money.contract.ts';

const statementLine = z.object({
  date,
  /** Of which payment: its services and its tip stand together. */
  settlementId: id,
  appointmentTime: instant,
  clientName: z.string(),
  /** What she did or sold, and its name. */
  kind: z.enum(ITEM_KINDS),
  serviceName: z.string(),
  grossCents: z.int(),
  discountCents: z.int(),
  /** What the card machine keeps of it, where commissions are of what is left. */
  feeCents: z.int(),
  baseCents: z.int(),
  basisPoints: z.int().nullable(),
  houseCents: z.int(),
  professionalCents: z.int(),
  /** What of the professional's share is not paid yet. */
  openCents: z.int(),
  status: z.enum(['open', 'paid', 'refunded', 'none']),
  /** A line that takes an earlier one back. */
  isRefund: z.boolean(),
});
const movement = z.object({
  date,
  description: z.string(),
  amountCents: z.int(),
  /** How it was handed over; null of what was only kept back. */
  paymentMethodName: z.string().nullable(),
});
/** What was handed over at once, or taken back at once, and for which visits. */
const payment = movement.extend({
  /** The vale that was kept back of it. */
  takenOffCents: z.int(),
  visits: z.array(
    z.object({
      clientName: z.string(),
      serviceNames: z.string(),
      amountCents: z.int(),
      /** How much of it is a tip. */
      tipCents: z.int(),
      isRefunded: z.boolean(),
    }),
  ),
});
const sums = z.object({
  grossCents: z.int(),
  discountCents: z.int(),
  feeCents: z.int(),
  baseCents: z.int(),
  houseCents: z.int(),
  professionalCents: z.int(),
  /** How much of her share is of products and packages that she sold. */
  soldCents: z.int(),
  tipsCents: z.int(),
  /** Paid within the period, whenever it was earned. */
  paidCents: z.int(),
  /** Earned within the period and not paid yet: what is open of the services and of the tips. */
  openCents: z.int(),
});
const statement = z.object({
  company: z.object({ name: z.string(), document: z.string() }),
  professional: z.object({ id, name: z.string() }),
  fromDate: date,
  untilDate: date,
  lines: z.array(statementLine),
  tips: z.array(
    z.object({
      date,
      settlementId: id,
      clientName: z.string(),
      amountCents: z.int(),
      openCents: z.int(),
      status: z.enum(['open', 'paid', 'refunded']),
    }),
  ),
  payments: z.array(payment),
  advances: z.array(movement),
  sums,
  /** Today, over all time. */
  owedNowCents: z.int(),
  advancesNowCents: z.int(),
});
export type Statement = z.infer<typeof statement>;

const route = tagged('Comissões');
const period = z.strictObject({
  /** Her own when missing. */
  professionalId: id.optional(),
  fromDate: typedDate,
  /** The last day that belongs. */
  toDate: typedDate,
});
const statementErrors = {
  ...professionalErrors,
  PERIOD_TOO_LONG: {
    status: 400,
    message: 'Escolha um período de até 366 dias, com o início antes do fim.',
  },
} as const;

nameSchemas({
  StatementLine: statementLine,
  StatementMovement: movement,
  StatementPayment: payment,
  StatementSums: sums,
  Statement: statement,
});

/** What a professional made, got and still gets. */
export const statementContract = {
  statement: companyProcedure
    .route(route.get('/commissions/statement', 'Extrato do profissional'))
    .input(period)
    .output(statement)
    .errors(statementErrors),

  exportStatement: companyProcedure
    .route(route.get('/commissions/statement/export', 'Extrato em CSV'))
    .input(period)
    .output(z.file())
    .errors(statementErrors),
};
