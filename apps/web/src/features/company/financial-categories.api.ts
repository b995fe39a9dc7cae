import type { CategoryType } from '@app/domain/company/financial-category';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import type { NamedThings } from './named-things.api.ts';

export function useFinancialCategories() {
  return useQuery(useApi().company.financialCategories.list.queryOptions());
}

export function useCategoryChanges(type: CategoryType): NamedThings {
  const { financialCategories } = useApi().company;
  const onSuccess = useRefreshCategories();
  const create = useMutation(financialCategories.create.mutationOptions({ onSuccess }));
  const rename = useMutation(financialCategories.rename.mutationOptions({ onSuccess }));
  const deactivate = useMutation(financialCategories.deactivate.mutationOptions({ onSuccess }));
  const reactivate = useMutation(financialCategories.reactivate.mutationOptions({ onSuccess }));
  const remove = useMutation(financialCategories.remove.mutationOptions({ onSuccess }));
  return {
    create: ({ name }) => create.mutateAsync({ name, type }),
    rename: (id, { name }) => rename.mutateAsync({ id, name }),
    deactivate: (id) => deactivate.mutateAsync({ id }),
    reactivate: (id) => reactivate.mutateAsync({ id }),
    remove: (id) => remove.mutateAsync({ id }),
  };
}

function useRefreshCategories(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.company.financialCategories.key() });
}
