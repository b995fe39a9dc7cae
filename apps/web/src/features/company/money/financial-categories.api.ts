import type { CategoryType } from '@app/domain/company/financial-category';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import type { NamedThings } from './named-things.ts';

export function useFinancialCategories() {
  return useQuery(useApi().company.financialCategories.list.queryOptions());
}

export function useCategoryChanges(type: CategoryType): NamedThings {
  const { financialCategories } = useApi().company;
  const create = useSendOnce(financialCategories.create);
  const rename = useMutation(financialCategories.rename.mutationOptions());
  const deactivate = useMutation(financialCategories.deactivate.mutationOptions());
  const reactivate = useMutation(financialCategories.reactivate.mutationOptions());
  const remove = useMutation(financialCategories.remove.mutationOptions());
  return {
    create: ({ name }) => create.mutateAsync({ name, type }),
    rename: (id, { name }) => rename.mutateAsync({ id, name }),
    deactivate: (id) => deactivate.mutateAsync({ id }),
    reactivate: (id) => reactivate.mutateAsync({ id }),
    remove: (id) => remove.mutateAsync({ id }),
  };
}
