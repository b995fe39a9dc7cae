import type { FinancialCategory } from '@app/contract/company/financial-categories.contract';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import {
  type FinancialCategoryRow,
  listFinancialCategories,
} from './financial-categories.queries.ts';
import {
  changeFinancialCategory,
  createFinancialCategory,
  deactivateFinancialCategory,
  reactivateFinancialCategory,
  removeFinancialCategory,
} from './financial-categories.rules.ts';

const financialCategories = forCompany.company.financialCategories.use(opens('settings'));
const manages = requires('company.manage');

export const financialCategoriesHandlers = {
  list: financialCategories.list.use(requires('company.view')).handler(async ({ context }) => {
    const rows = await listFinancialCategories(context.scope);
    return rows.map(presentFinancialCategory);
  }),

  create: financialCategories.create.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await createFinancialCategory(context.scope, input);
    return presentFinancialCategory(valueOr(outcome, { taken: errors.CATEGORY_NAME_TAKEN }));
  }),

  rename: financialCategories.rename
    .use(manages)
    .handler(async ({ input: { id, name }, context, errors }) => {
      const outcome = await changeFinancialCategory(context.scope, id, { name });
      return presentFinancialCategory(
        valueOr(outcome, {
          taken: errors.CATEGORY_NAME_TAKEN,
          'not-found': errors.CATEGORY_NOT_FOUND,
        }),
      );
    }),

  deactivate: financialCategories.deactivate
    .use(manages)
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await deactivateFinancialCategory(context.scope, id);
      return presentFinancialCategory(valueOr(outcome, { 'not-found': errors.CATEGORY_NOT_FOUND }));
    }),

  reactivate: financialCategories.reactivate
    .use(manages)
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await reactivateFinancialCategory(context.scope, id);
      return presentFinancialCategory(valueOr(outcome, { 'not-found': errors.CATEGORY_NOT_FOUND }));
    }),

  remove: financialCategories.remove
    .use(manages)
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await removeFinancialCategory(context.scope, id);
      valueOr(outcome, {
        'not-found': errors.CATEGORY_NOT_FOUND,
        'has-history': errors.CATEGORY_HAS_HISTORY,
      });
      return { id };
    }),
};

function presentFinancialCategory({
  id,
  name,
  type,
  active,
}: FinancialCategoryRow): FinancialCategory {
  return { id, name, type, active };
}
