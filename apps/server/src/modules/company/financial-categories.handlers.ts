import type { FinancialCategory } from '@app/contract/company/financial-categories.contract';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import {
  createFinancialCategory,
  deactivateFinancialCategory,
  reactivateFinancialCategory,
  removeFinancialCategory,
  renameFinancialCategory,
} from './financial-categories.commands.ts';
import {
  type FinancialCategoryRow,
  listFinancialCategories,
} from './financial-categories.queries.ts';

const financialCategories = forCompany.company.financialCategories.use(opens('settings'));

export const financialCategoriesHandlers = {
  list: financialCategories.list.use(requires('company.view')).handler(async ({ context }) => {
    const rows = await listFinancialCategories(context.scope);
    return rows.map(presentFinancialCategory);
  }),

  create: financialCategories.create
    .use(requires('company.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await createFinancialCategory(context.scope, input);
      if (!outcome.accepted) throw errors.CATEGORY_NAME_TAKEN();
      return presentFinancialCategory(outcome.value);
    }),

  rename: financialCategories.rename
    .use(requires('company.manage'))
    .handler(async ({ input: { id, name }, context, errors }) => {
      const outcome = await renameFinancialCategory(context.scope, id, name);
      if (outcome.accepted) return presentFinancialCategory(outcome.value);
      if (outcome.reason === 'not-found') throw errors.CATEGORY_NOT_FOUND();
      throw errors.CATEGORY_NAME_TAKEN();
    }),

  deactivate: financialCategories.deactivate
    .use(requires('company.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await deactivateFinancialCategory(context.scope, id);
      if (!outcome.accepted) throw errors.CATEGORY_NOT_FOUND();
      return presentFinancialCategory(outcome.value);
    }),

  reactivate: financialCategories.reactivate
    .use(requires('company.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await reactivateFinancialCategory(context.scope, id);
      if (!outcome.accepted) throw errors.CATEGORY_NOT_FOUND();
      return presentFinancialCategory(outcome.value);
    }),

  remove: financialCategories.remove
    .use(requires('company.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await removeFinancialCategory(context.scope, id);
      if (outcome.accepted) return { id };
      if (outcome.reason === 'not-found') throw errors.CATEGORY_NOT_FOUND();
      throw errors.CATEGORY_HAS_HISTORY();
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
