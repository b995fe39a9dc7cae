import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { accountMenuLabels } from './account-menu.labels.ts';

type MenuState = 'opened' | 'closed';

/** The companies in which the person works; asked for when the menu opens. */
export function useCompaniesOf(menu: MenuState) {
  const { list } = useApi().team.memberships;
  return useQuery(list.queryOptions({ enabled: menu === 'opened' })).data;
}

/** Starts over with a clean page: nothing of the other company may stay on the screen. */
export function useSwitchCompany(): (companyId: string) => void {
  const { open } = useApi().team.memberships;
  const { mutate } = useMutation(
    open.mutationOptions({
      onSuccess: () => location.assign('/dashboard'),
      onError: (error) => showFailure(accountMenuLabels.failedToSwitch, errorText(error)),
    }),
  );
  return (companyId) => mutate({ companyId });
}
