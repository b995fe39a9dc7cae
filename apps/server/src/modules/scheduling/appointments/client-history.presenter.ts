import type { clientHistory } from '@app/contract/scheduling/appointments.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { pointsOf } from '@app/domain/loyalty/points';
import { presentListed } from './appointments.presenter.ts';
import type { Entry } from './appointments.queries.ts';
import type { ClientHistory } from './client-history.queries.ts';

const everybody = { of: 'everybody' } as const;

export function presentClientHistory(history: ClientHistory): Answer<typeof clientHistory> {
  const { entries, professionalNames, couponCodes, couponUses } = history;
  return {
    totalSpentCents: history.totalSpent,
    totalAppointments: history.totalAppointments,
    lastAppointment: history.lastAppointment,
    items: entries.map((entry) => ({
      ...presentListed(entry, everybody, professionalNames),
      couponCode: couponCodes.get(entry.couponId ?? '') ?? null,
      points: earnedBy(entry),
    })),
    couponUses: couponUses.map(({ discount, ...use }) => ({ ...use, discountCents: discount })),
  };
}

/** Points are earned by what was done. */
function earnedBy({ status, services }: Entry): number {
  return status === 'completed' ? pointsOf(services) : 0;
}
