import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import type { CompaniesView } from './companies-view.ts';

export function useCompanies({ novo: _, assinatura: __, ...filter }: CompaniesView) {
  return useWalk(useApi().platform.companies.list, filter);
}

export function useCompanyChoices() {
  return useQuery(useApi().platform.companies.choices.queryOptions());
}

/** The company as it is stored now, for its form. */
export function useOperatedCompany(id: string) {
  const { get } = useApi().platform.companies;
  return useQuery(get.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }));
}

export function useReadOperated() {
  const { get } = useApi().platform.companies;
  const queryClient = useQueryClient();
  return (id: string) =>
    queryClient.fetchQuery({ ...get.queryOptions({ input: { id } }), staleTime: 0 });
}

export function useCompanyWrites() {
  const { companies } = useApi().platform;
  const again = { onSettled: useAskAgain() };
  return {
    create: useWrite(companies.create.mutationOptions(again)),
    update: useWrite(companies.update.mutationOptions(again)),
    invite: useWrite(companies.inviteOwner.mutationOptions(again)),
    deactivate: useWrite(companies.deactivate.mutationOptions(again)),
    reactivate: useWrite(companies.reactivate.mutationOptions(again)),
    remove: useWrite(companies.remove.mutationOptions(again)),
  };
}

/** Whether e-mails stay in the system because no server sends them; asked when somebody has to know. */
export function useIsMailKept(): () => Promise<boolean> {
  const { statistics } = useApi().platform;
  const queryClient = useQueryClient();
  return () =>
    queryClient.fetchQuery(statistics.read.queryOptions()).then(
      ({ simulated }) => simulated.includes('mail'),
      () => false,
    );
}

export function useEnterCompany() {
  return useWrite(useApi().platform.support.enter.mutationOptions());
}

/** The list, the figures and the trail say something else now. */
function useAskAgain(): () => Promise<void> {
  const { platform } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: platform.key() });
}
