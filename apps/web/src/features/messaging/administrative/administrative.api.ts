import { isOperator } from '@app/domain/identity/platform-role';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSession } from '../../../foundation/sign-in/session.tsx';

export function useAdministrative() {
  return useQuery(useApi().messaging.administrative.get.queryOptions());
}

/** The templates that the platform's messages use; nobody else is asked. */
export function useAdministrativeTemplates(): readonly (string | null)[] {
  const { platformRole } = useSession();
  const { get } = useApi().messaging.administrative;
  const { data } = useQuery({ ...get.queryOptions(), enabled: isOperator(platformRole) });
  if (!data) return [];
  const { sender, ...settings } = data;
  return Object.values(settings).map(({ templateId }) => templateId);
}

export function useSaveAdministrative() {
  const { get, save } = useApi().messaging.administrative;
  const queryClient = useQueryClient();
  return useMutation(
    save.mutationOptions({
      onSuccess: (stored) => queryClient.setQueryData(get.queryKey(), stored),
    }),
  );
}
