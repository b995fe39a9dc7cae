import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';

/** Whether somebody sees what clients booked: by her role, and by the company's plan. */
export function useSeesHistory(): boolean {
  return useMayIn('appointments', 'appointments.view');
}

/** A client's past and future, and what it adds up to. */
export function useClientHistory(clientId: string) {
  const { appointments } = useApi().scheduling;
  return useQuery(appointments.ofClient.queryOptions({ input: { clientId } }));
}
