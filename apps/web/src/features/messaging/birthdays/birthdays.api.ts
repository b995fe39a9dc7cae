import type { Birthdays } from '@app/contract/messaging/birthdays.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useBirthdays() {
  return useQuery(useApi().messaging.birthdays.get.queryOptions());
}

export function useSaveBirthdays() {
  return useMutation(useApi().messaging.birthdays.save.mutationOptions());
}

/** As they are stored now, for whoever learns that somebody else saved. */
export function useStoredBirthdays(): () => Promise<Birthdays> {
  const { get } = useApi().messaging.birthdays;
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...get.queryOptions(), staleTime: 0 });
}

export function useBirthdayTest() {
  return useMutation(useApi().messaging.birthdays.testRun.mutationOptions());
}

export function useBirthdayLog() {
  return useQuery(useApi().messaging.birthdays.log.queryOptions());
}
