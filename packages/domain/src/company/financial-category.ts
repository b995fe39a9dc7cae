export const CATEGORY_TYPES = ['income', 'expense'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

export const NAME_LIMIT = 60;

/** What every company starts with. */
export const DEFAULT_CATEGORIES: readonly { name: string; type: CategoryType }[] = [
  { name: 'Serviços', type: 'income' },
  { name: 'Produtos', type: 'income' },
  { name: 'Outras receitas', type: 'income' },
  { name: 'Comissões', type: 'expense' },
  { name: 'Aluguel', type: 'expense' },
  { name: 'Produtos', type: 'expense' },
  { name: 'Salários', type: 'expense' },
  { name: 'Outras despesas', type: 'expense' },
];
