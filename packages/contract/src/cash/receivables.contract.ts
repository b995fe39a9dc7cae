import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant, typedDate } from '../shared/schemas.ts';

const sums = {
  /** What clients paid. */
  grossCents: z.int(),
  /** What the card machine keeps of it. */
  feeCents: z.int(),
  netCents: z.int(),
};
/** With how much of the net somebody has seen coming in. */
const sumsOfMany = { ...sums, receivedCents: z.int() };
const receivableSums = z.object(sumsOfMany);
export type ReceivableSums = z.infer<typeof receivableSums>;

/** `openCount`: how many of them nobody has seen coming in yet. */
const receivableDay = z.object({ date, count: z.int(), openCount: z.int(), ...sumsOfMany });
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
  /** When somebody said that it came; null as long as nobody did. */
  receivedAt: instant.nullable(),
  ...sums,
});
export type Receivable = z.infer<typeof receivable>;

const agenda = z.object({
  days: z.array(receivableDay),
  totals: receivableSums,
  /** Days before the period that are over and wait to be ticked off, and the first of them. */
  waiting: z.object({ days: z.int(), firstDate: date.nullable() }),
  /** Net, from today on, whatever the period, without what came already: of today, of 7 and 30 days. */
  due: z.object({ todayCents: z.int(), weekCents: z.int(), monthCents: z.int() }),
});
export type ReceivablesAgenda = z.infer<typeof agenda>;

const whichMethod = { paymentMethodId: id.optional() };
const whichDays = z.strictObject({ fromDate: typedDate, toDate: typedDate, ...whichMethod });
const whichDay = z.strictObject({ date: typedDate, ...whichMethod });
const ofDay = z.object({ date, count: z.int() });
const notFound = {
  RECEIVABLE_NOT_FOUND: {
    status: 404,
    message: 'Este valor não está mais a receber: o pagamento foi estornado ou não existe.',
  },
} as const;
const tooLong = {
  PERIOD_TOO_LONG: {
    status: 400,
    message: 'Escolha um período de até 366 dias, com o início antes do fim.',
  },
} as const;
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
    .input(whichDays)
    .output(agenda)
    .errors(tooLong),

  /** Each payment of these days, as a spreadsheet. */
  exportCsv: companyProcedure
    .route(route.get('/receivables/export', 'Exportar o que há a receber em CSV'))
    .input(whichDays)
    .output(z.file())
    .errors(tooLong),

  ofDay: companyProcedure
    .route(route.get('/receivables', 'O que vem em um dia'))
    .input(z.strictObject({ date: typedDate, ...whichMethod, ...pageInput() }))
    .output(pageOf(receivable)),

  /** Somebody saw it in the account. What was ticked off before keeps its moment. */
  receive: companyProcedure
    .route(route.post('/receivables/{id}/receive', 'Marcar como recebido'))
    .input(z.strictObject({ id }))
    .output(receivable)
    .errors(notFound),

  undoReceive: companyProcedure
    .route(route.post('/receivables/{id}/undo-receive', 'Desfazer o recebimento'))
    .input(z.strictObject({ id }))
    .output(receivable)
    .errors(notFound),

  /** All of a day that is still open, as it was seen. */
  receiveDay: companyProcedure
    .route(route.post('/receivables/days/{date}/receive', 'Marcar o dia como recebido'))
    .input(whichDay.extend({ openCount: z.int().min(1), openCents: z.int().min(0) }))
    .output(ofDay)
    .errors({
      RECEIVABLES_CHANGED: {
        status: 409,
        message: 'O que há a receber neste dia mudou. Confira e marque de novo.',
      },
    }),

  undoReceiveDay: companyProcedure
    .route(route.post('/receivables/days/{date}/undo-receive', 'Desfazer o recebimento do dia'))
    .input(whichDay)
    .output(ofDay),
};
