import type { ClientAccount, ClientPackage } from '@app/contract/prepaid/client-prepaid.contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { useWalk } from '../../foundation/hooks/use-walk.ts';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { useMayIn } from '../../foundation/sign-in/session.tsx';

/** Whether somebody sees what clients paid before or owe: by her role and by the plan. */
export function useSeesPrepaid(): boolean {
  return useMayIn('financial', 'prepaid.view');
}

export function useClientPackages(clientId: string) {
  return useQuery(useApi().prepaid.clients.packages.queryOptions({ input: { clientId } }));
}

export function useClientAccount(clientId: string) {
  return useQuery(useApi().prepaid.clients.account.queryOptions({ input: { clientId } }));
}

/** Packages of which something is left; none for whoever may not see them. */
export function useUsablePackages(clientId: string | null): readonly ClientPackage[] {
  const { packages } = useApi().prepaid.clients;
  const enabled = useSeesPrepaid() && clientId !== null;
  const bought = useQuery({
    ...packages.queryOptions({ input: { clientId: clientId ?? '' } }),
    enabled,
  });
  return (bought.data ?? []).filter(({ standing }) => standing === 'usable');
}

/** What a client can pay with, besides money; nothing for whoever may not see it. */
export function useClientMeans(clientId: string | null): {
  packages: readonly ClientPackage[];
  account: ClientAccount | undefined;
  /** Not known yet: what covers a visit must not be overlooked. */
  isLoading: boolean;
} {
  const { packages, account } = useApi().prepaid.clients;
  const input = { clientId: clientId ?? '' };
  const enabled = useSeesPrepaid() && clientId !== null;
  const bought = useQuery({ ...packages.queryOptions({ input }), enabled });
  const known = useQuery({ ...account.queryOptions({ input }), enabled });
  return {
    packages: (bought.data ?? []).filter(({ standing }) => standing === 'usable'),
    account: known.data,
    isLoading: bought.isLoading || known.isLoading,
  };
}

export function useLimitAccount() {
  return useWrite(useApi().prepaid.clients.setLimit.mutationOptions());
}

export function useOwing() {
  return useWalk(useApi().prepaid.clients.owing, {});
}

export function useOwingFile() {
  return useFile(useApi().prepaid.clients.exportOwing);
}
