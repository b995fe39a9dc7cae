import type { ClientHistory as HistoryAnswer } from '@app/contract/scheduling/appointments.contract';
import { presentListed } from './appointments.presenter.ts';
import type { Entry } from './appointments.queries.ts';
import type { ClientHistory } from './client-history.queries.ts';

const everybody = { of: 'everybody' } as const;

export function presentClientHistory(history: ClientHistory): HistoryAnswer {
  const { entries, professionalNames, couponCodes, couponUses } = history;
  return {
    totalSpentCents: history.totalSpent,
    totalAppointments: history.totalAppointments,
    lastAppointment: history.lastAppointment?.toString() ?? null,
    items: entries.map((entry) => ({
      ...presentListed(entry, everybody, professionalNames),
      couponCode: couponCodes.get(entry.couponId ?? '') ?? null,
      points: pointsOf(entry),
    })),
    couponUses: couponUses.map(({ code, name, usedAt, discount, appointmentTime }) => ({
      ...{ code, name, discountCents: discount },
      usedAt: usedAt.toString(),
      appointmentTime: appointmentTime?.toString() ?? null,
    })),
  };
}

/** Points are earned by what was done. */
function pointsOf({ status, services }: Entry): number {
  if (status !== 'completed') return 0;
  return services.reduce((total, { loyaltyPoints }) => total + loyaltyPoints, 0);
}
