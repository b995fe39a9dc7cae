import { isEmail } from '@app/domain/identity/email';
import { MAXIMUM_PASSWORD_LENGTH, MINIMUM_PASSWORD_LENGTH } from '@app/domain/identity/password';
import { CHECKOUT_PROBLEMS, SIGN_UP_LIMITS } from '@app/domain/identity/sign-up';
import { DOCUMENT_TYPES } from '@app/domain/shared/documents';
import { z } from 'zod';
import { publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { id, requiredText } from '../shared/schemas.ts';

const limits = SIGN_UP_LIMITS;
const chooseDocumentType = 'Selecione o tipo de documento';
const shortPassword = `Senha deve ter pelo menos ${MINIMUM_PASSWORD_LENGTH} caracteres`;

export const newAccountSchema = z.strictObject({
  name: requiredText(
    limits.shortestName,
    limits.longestName,
    `Nome deve ter pelo menos ${limits.shortestName} caracteres`,
  ),
  email: z.string('Email inválido').trim().toLowerCase().refine(isEmail, 'Email inválido'),
  password: z
    .string(shortPassword)
    .min(MINIMUM_PASSWORD_LENGTH, shortPassword)
    .max(MAXIMUM_PASSWORD_LENGTH, `Senha deve ter no máximo ${MAXIMUM_PASSWORD_LENGTH} caracteres`),
});

export const newCompanySchema = z.strictObject(
  {
    name: requiredText(limits.shortestName, limits.longestName, 'Nome da empresa é obrigatório'),
    /** Found out from the document when nobody says it. */
    documentType: z
      .string(chooseDocumentType)
      .toLowerCase()
      .pipe(z.enum(DOCUMENT_TYPES, chooseDocumentType))
      .optional(),
    document: requiredText(
      limits.shortestDocument,
      limits.longestDocument,
      'CPF/CNPJ é obrigatório',
    ),
    phone: requiredText(
      limits.shortestPhone,
      limits.longestPhone,
      'Telefone é obrigatório',
    ).optional(),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'Dados da empresa incompletos' : undefined) },
);

export const signUpSchema = newAccountSchema.extend({
  /** Without one, the account is there and its company is set up after signing in. */
  company: newCompanySchema.optional(),
  /** Whether the first plan's checkout is opened at once. */
  goOnToCheckout: z.boolean().default(false),
});
export type SignUpInput = z.input<typeof signUpSchema>;

/** Where a new company goes to pay, or why it cannot yet. The account is there either way. */
export const checkoutOutcome = z.discriminatedUnion('result', [
  z.object({ result: z.literal('not-asked') }),
  z.object({ result: z.literal('ready'), url: z.url() }),
  z.object({ result: z.enum(CHECKOUT_PROBLEMS), message: z.string() }),
]);
export type CheckoutOutcome = z.infer<typeof checkoutOutcome>;

export const signUpContract = {
  /** An account, and its company in trial. Everything is checked before anything is stored. */
  create: publicProcedure
    .route({
      method: 'POST',
      path: '/sign-up',
      successStatus: 201,
      tags: ['Cadastro'],
      summary: 'Criar conta e empresa',
    })
    .input(signUpSchema)
    .output(z.object({ userId: id, companyId: id.nullable(), checkout: checkoutOutcome }))
    .errors({
      ...tooManyRequests,
      USER_EXISTS: {
        status: 409,
        message: 'Este email já está cadastrado. Faça login ou use outro email.',
      },
      INVALID_DOCUMENT: { status: 422, message: 'Documento inválido. Verifique CPF ou CNPJ.' },
      /** The account exists; the company does not. Signing in leads to setting it up. */
      COMPANY_CREATION: {
        status: 409,
        message:
          'Usuário criado, mas houve erro ao criar a empresa. Tente fazer login e configurar a empresa.',
      },
      PROFILE_UPDATE: { status: 409, message: 'Erro ao atualizar perfil. Tente novamente.' },
    }),
};
