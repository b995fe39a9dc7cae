import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';
import { toldText } from './booking.labels.ts';

/** Says of what is booked that the client hears of it, where that happens by itself. */
export function useBookedText(): (booked: string) => string {
  const enabled = useMayIn('messages', 'appointments.manage');
  const { told } = useApi().messaging.automations;
  const { data } = useQuery(told.queryOptions({ enabled, staleTime: 60_000 }));
  return (booked) => (data?.created ? `${booked} ${toldText}` : booked);
}
