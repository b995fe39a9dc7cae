import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, typedDate } from '../shared/schemas.ts';

const sums = {
  /** What clients paid. */
  grossCents: z.int(),
  /** What the card machine keeps of it. */
  feeCents: z.int(),
  netCents: z.int(),
};
const receivableSums = z.object(sums);
export type ReceivableSums = z.infer<typeof receivableSums>;

const receivableDay = z.object({ date, count: z.int(), ...sums });
export type ReceivableDay = z.infer<typeof receivableDay>;

export const receivable = z.object({
  id,
  date,
  paymentMethodName: z.string(),
  /** Nothing where nobody named it. */
  brand: z.string(),
  instalment: z.int(),
  /** In how many the machine pays: one where it pays at once, whatever the client does. */
  instalments: z.int(),
  settlementId: id,
  receiptNumber: z.int(),
  paidOn: date,
  ...sums,
});
export type Receivable = z.infer<typeof receivable>;

const agenda = z.object({
  days: z.array(receivableDay),
  totals: receivableSums,
  /** Net, from today on, whatever the period: of today, of 7 and of 30 days. */
  due: z.object({ todayCents: z.int(), weekCents: z.int(), monthCents: z.int() }),
});
export type ReceivablesAgenda = z.infer<typeof agenda>;

const whichMethod = { paymentMethodId: id.optional() };
const route = tagged('A receber');

nameSchemas({
  Receivable: receivable,
  ReceivableDay: receivableDay,
  ReceivableSums: receivableSums,
  ReceivablesAgenda: agenda,
});

/** What card machines still pay, by the day on which they do. What was taken back is not there. */
export const receivablesContract = {
  days: companyProcedure
    .route(route.get('/receivables/days', 'A receber por dia'))
    .input(z.strictObject({ fromDate: typedDate, toDate: typedDate, ...whichMethod }))
    .output(agenda)
    .errors({
      PERIOD_TOO_LONG: {
        status: 400,
        message: 'Escolha um período de até 366 dias, com o início antes do fim.',
      },
    }),

  ofDay: companyProcedure
    .route(route.get('/receivables', 'O que vem em um dia'))
    .input(z.strictObject({ date: typedDate, ...whichMethod, ...pageInput() }))
    .output(pageOf(receivable)),
};
