import type { PlatformSettings } from '@app/contract/platform/settings.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';

export function usePlatformSettings() {
  return useQuery(useApi().platform.settings.read.queryOptions());
}

/** All of them as they are stored now. */
export function useStoredSettings(): () => Promise<PlatformSettings> {
  const { settings } = useApi().platform;
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...settings.read.queryOptions(), staleTime: 0 });
}

/** One for each tab; each answers all settings as they are then. */
export function useChangeSettings() {
  const { settings } = useApi().platform;
  const queryClient = useQueryClient();
  const onSuccess = (stored: Parameters<typeof keep>[0]) => keep(stored);
  function keep(stored: Awaited<ReturnType<typeof settings.read.call>>): void {
    queryClient.setQueryData(settings.read.queryKey(), stored);
  }
  return {
    general: useMutation(settings.changeGeneral.mutationOptions({ onSuccess })).mutateAsync,
    company: useMutation(settings.changeCompany.mutationOptions({ onSuccess })).mutateAsync,
    appearance: useMutation(settings.changeAppearance.mutationOptions({ onSuccess })).mutateAsync,
    evolution: useMutation(settings.changeEvolution.mutationOptions({ onSuccess })).mutateAsync,
    meta: useMutation(settings.changeMeta.mutationOptions({ onSuccess })).mutateAsync,
    openai: useMutation(settings.changeOpenai.mutationOptions({ onSuccess })).mutateAsync,
    smtp: useMutation(settings.changeSmtp.mutationOptions({ onSuccess })).mutateAsync,
  };
}

export function useRemoveSecret() {
  const { settings } = useApi().platform;
  const queryClient = useQueryClient();
  return useMutation(
    settings.removeSecret.mutationOptions({
      onSuccess: (stored) => queryClient.setQueryData(settings.read.queryKey(), stored),
    }),
  );
}

export function useTestEvolution() {
  return useMutation(useApi().platform.settings.testEvolution.mutationOptions());
}

export function useTestSmtp() {
  return useMutation(useApi().platform.settings.testSmtp.mutationOptions());
}

/** What each company's questions to the assistant cost this month. */
export function useAssistantCosts() {
  return useWalk(useApi().platform.settings.listAssistantCosts, {});
}
