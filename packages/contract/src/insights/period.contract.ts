import { z } from 'zod';
import { id, typedDate } from '../shared/schemas.ts';

/** Days of the company, both belonging, and whose or which part of them. */
export const reportPeriod = z.strictObject({
  fromDate: typedDate,
  toDate: typedDate,
  professionalId: id.optional(),
  serviceId: id.optional(),
});
export type ReportPeriod = z.infer<typeof reportPeriod>;

export const wrongPeriod = {
  PERIOD_TOO_LONG: {
    status: 400,
    message: 'Escolha um período de até 366 dias, com o início antes do fim.',
  },
} as const;
