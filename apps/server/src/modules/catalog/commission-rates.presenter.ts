import type { Commission, CommissionForm } from '@app/contract/catalog/commission-rates.contract';
import { rateOn } from '@app/domain/catalog/commission';
import type { NewRate } from './commission-rates.commands.ts';
import type { CommissionHistory } from './commission-rates.queries.ts';

export function presentCommission(
  { price, history, ...service }: CommissionHistory,
  today: Temporal.PlainDate,
): Commission {
  return {
    ...service,
    priceCents: price,
    basisPoints: rateOn(history, today),
    history: history.map(({ fromDate, basisPoints }) => ({
      fromDate: fromDate.toString(),
      basisPoints,
    })),
  };
}

export function newRateOf(form: CommissionForm & { professionalId: string }): NewRate {
  return { ...form, fromDate: Temporal.PlainDate.from(form.fromDate) };
}
