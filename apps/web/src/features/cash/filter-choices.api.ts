import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { useProfessionals } from '../team/professionals.api.ts';
import { useCashChoices } from './cash.api.ts';
import { filterLabels } from './transactions.labels.ts';

type Named = { id: string; name: string };

/** What the filters of the book offer, and how what they hold is called. */
export function useFilterChoices() {
  const { data } = useCashChoices();
  const professionals: readonly Named[] = useProfessionals().data ?? [];
  const methods: readonly Named[] = data?.paymentMethods ?? [];
  const categories: readonly Named[] = data ? categoriesOf(data) : [];
  return {
    methods: optionsOf(methods),
    professionals: optionsOf(professionals),
    categories: data
      ? [
          { group: filterLabels.income, items: optionsOf(data.incomeCategories) },
          { group: filterLabels.expense, items: optionsOf(data.expenseCategories) },
        ]
      : [],
    nameOf: (id: string): string | undefined =>
      [...methods, ...categories, ...professionals].find((one) => one.id === id)?.name,
  };
}

function categoriesOf({ incomeCategories, expenseCategories }: CashChoices): readonly Named[] {
  return [...incomeCategories, ...expenseCategories];
}

function optionsOf(all: readonly Named[]) {
  return all.map(({ id, name }) => ({ value: id, label: name }));
}
