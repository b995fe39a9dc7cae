import { keptThings } from '../../foundation/database/kept-things.ts';
import { CATEGORY_NAME_KEY, financialCategories } from './financial-categories.table.ts';

export const {
  create: createFinancialCategory,
  change: changeFinancialCategory,
  deactivate: deactivateFinancialCategory,
  reactivate: reactivateFinancialCategory,
  remove: removeFinancialCategory,
} = keptThings(financialCategories, CATEGORY_NAME_KEY);
