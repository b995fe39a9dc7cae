import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageWithTotals } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { date, id } from '../shared/schemas.ts';
import { reportPeriod, wrongPeriod } from './period.contract.ts';

/** The part of one service in a payment, or in what takes one back: then nothing is above zero. */
const paidService = z.object({
  id,
  date,
  clientName: z.string(),
  /** As it was called when it was paid. */
  serviceName: z.string(),
  professionalName: z.string(),
  grossCents: z.int(),
  discountCents: z.int(),
  /** By a package, a gift card or the client's account: no money came with it. */
  prepaidCents: z.int(),
  netCents: z.int(),
  isRefund: z.boolean(),
  /** Of the payment, also where this takes it back. */
  receiptId: id,
  receiptNumber: z.int(),
});
export type PaidService = z.infer<typeof paidService>;

const sums = z.object({
  count: z.int(),
  grossCents: z.int(),
  discountCents: z.int(),
  prepaidCents: z.int(),
  netCents: z.int(),
});
export type PaidServiceSums = z.infer<typeof sums>;

const route = tagged('Relatórios');

nameSchemas({ PaidService: paidService, PaidServiceSums: sums });

export const paidServicesContract = {
  /** The rows behind the revenue of the report, newest first. */
  paidServices: companyProcedure
    .route(route.get('/insights/paid-services', 'Serviços pagos'))
    .input(reportPeriod.extend(pageInput()))
    .output(pageWithTotals(paidService, sums))
    .errors(wrongPeriod),

  exportPaidServices: companyProcedure
    .route(route.get('/insights/paid-services/export', 'Serviços pagos em CSV'))
    .input(reportPeriod)
    .output(z.file())
    .errors(wrongPeriod),
};
