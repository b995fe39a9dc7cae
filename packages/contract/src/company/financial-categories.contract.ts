import { CATEGORY_TYPES, NAME_LIMIT } from '@app/domain/company/financial-category';
import { z } from 'zod';
import { companyProcedure, hasHistory } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, removed, requiredText } from '../shared/schemas.ts';

const name = requiredText(1, NAME_LIMIT, 'Nome é obrigatório');

export const financialCategoryForm = z.strictObject({
  name,
  type: z.enum(CATEGORY_TYPES, 'Escolha receita ou despesa'),
});

const financialCategory = z.object({
  id,
  name: z.string(),
  type: z.enum(CATEGORY_TYPES),
  active: z.boolean(),
});
export type FinancialCategory = z.infer<typeof financialCategory>;

const route = tagged('Categorias financeiras');
const nameTaken = {
  CATEGORY_NAME_TAKEN: { status: 409, message: 'Já existe uma categoria com este nome.' },
} as const;
const notFound = {
  CATEGORY_NOT_FOUND: { status: 404, message: 'Categoria não encontrada' },
} as const;

nameSchemas({ FinancialCategoryForm: financialCategoryForm, FinancialCategory: financialCategory });

export const financialCategoriesContract = {
  /** Income first, each in the order in which they were made. */
  list: companyProcedure
    .route(route.get('/financial-categories', 'Listar categorias'))
    .output(z.array(financialCategory)),

  create: companyProcedure
    .route(route.create('/financial-categories', 'Criar categoria'))
    .input(financialCategoryForm)
    .output(financialCategory)
    .errors(nameTaken),

  rename: companyProcedure
    .route(route.put('/financial-categories/{id}', 'Renomear'))
    .input(z.strictObject({ id, name }))
    .output(financialCategory)
    .errors({ ...nameTaken, ...notFound }),

  deactivate: companyProcedure
    .route(route.post('/financial-categories/{id}/deactivate', 'Inativar'))
    .input(z.strictObject({ id }))
    .output(financialCategory)
    .errors(notFound),

  reactivate: companyProcedure
    .route(route.post('/financial-categories/{id}/reactivate', 'Ativar'))
    .input(z.strictObject({ id }))
    .output(financialCategory)
    .errors(notFound),

  remove: companyProcedure
    .route(route.delete('/financial-categories/{id}', 'Excluir'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({
      ...notFound,
      CATEGORY_HAS_HISTORY: hasHistory,
    }),
};
