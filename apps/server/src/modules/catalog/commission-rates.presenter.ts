import type {
  CommissionCell,
  CommissionForm,
  commission,
} from '@app/contract/catalog/commission-rates.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { rateOn } from '@app/domain/catalog/commission';
import type { RateCell } from './commission-cells.commands.ts';
import type { NewRate } from './commission-rates.commands.ts';
import type { CommissionHistory } from './commission-rates.queries.ts';

export function presentCommission(
  { price, ...service }: CommissionHistory,
  today: Temporal.PlainDate,
): Answer<typeof commission> {
  return {
    ...service,
    priceCents: price,
    basisPoints: rateOn(service.history, today),
  };
}

export function newRateOf(form: CommissionForm & { professionalId: string }): NewRate {
  return { ...form, fromDate: Temporal.PlainDate.from(form.fromDate) };
}

export function rateCellOf({ seenPlanned, ...cell }: CommissionCell): RateCell {
  const seen = seenPlanned?.map((change) => ({
    ...change,
    fromDate: Temporal.PlainDate.from(change.fromDate),
  }));
  return { ...cell, seenPlanned: seen };
}
