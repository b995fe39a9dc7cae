import { SOLD_PARTS } from '@app/domain/insights/sold';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageWithTotals } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { date, id } from '../shared/schemas.ts';
import { reportPeriod, wrongPeriod } from './period.contract.ts';

/** The part of one service or sold thing in a payment, or in what takes one back: then nothing is above zero. */
const paidService = z.object({
  id,
  date,
  /** Of a sale at the counter for which nobody named one: that nobody did. */
  clientName: z.string(),
  /** As it was called when it was paid; of what is sold its own name. */
  serviceName: z.string(),
  /** Who did or sold it; without a seller, that there is none. */
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

const paidPeriod = reportPeriod.extend({
  /** Of all that was paid for; services, as revenue is, where nothing is said. */
  sold: z.enum(SOLD_PARTS).default('services'),
});
export type PaidPeriod = z.input<typeof paidPeriod>;

const route = tagged('Relatórios');

nameSchemas({ PaidService: paidService, PaidServiceSums: sums });

export const paidServicesContract = {
  /** The rows behind the revenue of the report, or behind what was sold besides, newest first. */
  paidServices: companyProcedure
    .route(route.get('/insights/paid-services', 'Serviços pagos'))
    .input(paidPeriod.extend(pageInput()))
    .output(pageWithTotals(paidService, sums))
    .errors(wrongPeriod),

  exportPaidServices: companyProcedure
    .route(route.get('/insights/paid-services/export', 'Serviços pagos em CSV'))
    .input(paidPeriod)
    .output(z.file())
    .errors(wrongPeriod),
};
