import { CATEGORY_TYPES, NAME_LIMIT } from '@app/domain/company/financial-category';
import { z } from 'zod';
import { companyProcedure, hasHistory } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
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

const tags = ['Categorias financeiras'];
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
    .route({ method: 'GET', path: '/financial-categories', tags, summary: 'Listar categorias' })
    .output(z.array(financialCategory)),

  create: companyProcedure
    .route({
      method: 'POST',
      path: '/financial-categories',
      successStatus: 201,
      tags,
      summary: 'Criar categoria',
    })
    .input(financialCategoryForm)
    .output(financialCategory)
    .errors(nameTaken),

  rename: companyProcedure
    .route({ method: 'PUT', path: '/financial-categories/{id}', tags, summary: 'Renomear' })
    .input(z.strictObject({ id, name }))
    .output(financialCategory)
    .errors({ ...nameTaken, ...notFound }),

  deactivate: companyProcedure
    .route({
      method: 'POST',
      path: '/financial-categories/{id}/deactivate',
      tags,
      summary: 'Inativar',
    })
    .input(z.strictObject({ id }))
    .output(financialCategory)
    .errors(notFound),

  reactivate: companyProcedure
    .route({
      method: 'POST',
      path: '/financial-categories/{id}/reactivate',
      tags,
      summary: 'Ativar',
    })
    .input(z.strictObject({ id }))
    .output(financialCategory)
    .errors(notFound),

  remove: companyProcedure
    .route({ method: 'DELETE', path: '/financial-categories/{id}', tags, summary: 'Excluir' })
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({
      ...notFound,
      CATEGORY_HAS_HISTORY: hasHistory,
    }),
};
