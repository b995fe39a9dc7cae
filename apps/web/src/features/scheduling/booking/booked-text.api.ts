import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { isMobile } from '@app/domain/shared/phones';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';
import { toldText } from './booking.labels.ts';

export type BookedVisit = Pick<AgendaEntry, 'clientPhone' | 'startTime'>;

/** Says of what is booked that the client hears of it, where that happens by itself. */
export function useBookedText(): (booked: string, visit: BookedVisit | null) => string {
  const enabled = useMayIn('messages', 'appointments.manage');
  const { told } = useApi().messaging.automations;
  const { data } = useQuery(told.queryOptions({ enabled, staleTime: 60_000 }));
  return (booked, visit) =>
    data?.created && visit && canBeTold(visit) ? `${booked} ${toldText}` : booked;
}

/** Nobody is written to where no mobile is known, nor about what is over. */
function canBeTold({ clientPhone, startTime }: BookedVisit): boolean {
  const isAhead = Temporal.Instant.compare(startTime, Temporal.Now.instant()) > 0;
  return isAhead && clientPhone !== null && isMobile(clientPhone);
}
