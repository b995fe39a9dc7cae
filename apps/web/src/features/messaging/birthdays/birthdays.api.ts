import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useBirthdays() {
  return useQuery(useApi().messaging.birthdays.get.queryOptions());
}

export function useSaveBirthdays() {
  return useMutation(useApi().messaging.birthdays.save.mutationOptions());
}

export function useBirthdayTest() {
  return useMutation(useApi().messaging.birthdays.testRun.mutationOptions());
}

export function useBirthdayLog() {
  return useQuery(useApi().messaging.birthdays.log.queryOptions());
}
