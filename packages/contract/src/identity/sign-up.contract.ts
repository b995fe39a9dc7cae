import { WEAK_PASSWORD, weaknessOf } from '@app/domain/identity/password';
import {
  MAXIMUM_PASSWORD_LENGTH,
  MINIMUM_PASSWORD_LENGTH,
} from '@app/domain/identity/password-length';
import { CHECKOUT_PROBLEMS, SIGN_UP_LIMITS } from '@app/domain/identity/sign-up';
import { DOCUMENT_TYPES } from '@app/domain/shared/documents';
import { z } from 'zod';
import { publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { email, id, requiredText, shownName } from '../shared/schemas.ts';

const limits = SIGN_UP_LIMITS;
const chooseDocumentType = 'Selecione o tipo de documento';
const shortPassword = `Senha deve ter pelo menos ${MINIMUM_PASSWORD_LENGTH} caracteres`;

const incomplete = 'Dados da empresa incompletos';

/** Whoever chooses a password: the form it stands in also looks whether somebody would guess it. */
export const newAccountFields = z.strictObject({
  name: shownName(
    limits.shortestName,
    limits.longestName,
    `Nome deve ter pelo menos ${limits.shortestName} caracteres`,
  ),
  email,
  password: z
    .string(shortPassword)
    .min(MINIMUM_PASSWORD_LENGTH, shortPassword)
    .max(MAXIMUM_PASSWORD_LENGTH, `Senha deve ter no máximo ${MAXIMUM_PASSWORD_LENGTH} caracteres`),
});

type Choosing = {
  password: string;
  name?: string;
  email?: string;
  company?: { name: string } | undefined;
};

/** Refuses, beside the password, one that is among the first anybody would try for this person. */
export function refuseWeakPassword(
  { password, name, email, company }: Choosing,
  context: z.RefinementCtx,
): void {
  const weakness = weaknessOf(password, {
    ...(name && { name }),
    ...(email && { email }),
    companyNames: company ? [company.name] : [],
  });
  if (!weakness) return;
  context.addIssue({ code: 'custom', path: ['password'], message: WEAK_PASSWORD[weakness] });
}

/** Found out from the document when nobody says it. */
const documentType = z
  .string(chooseDocumentType)
  .toLowerCase()
  .pipe(z.enum(DOCUMENT_TYPES, chooseDocumentType))
  .optional();

const missingPhone = 'Telefone é obrigatório';
const phone = requiredText(1, limits.longestPhone, missingPhone).refine(
  (typed) => !typed || typed.replace(/\D/g, '').length >= limits.fewestPhoneDigits,
  missingPhone,
);
const phoneOrNothing = z
  .string(missingPhone)
  .transform((typed) => typed.trim() || undefined)
  .pipe(phone.optional());

function companySchemaWith(phoneSchema: z.ZodType<string | undefined, string>) {
  return z
    .strictObject(
      {
        name: z
          .string(incomplete)
          .pipe(
            shownName(limits.shortestName, limits.longestName, 'Nome da empresa é obrigatório'),
          ),
        /** Where the company is written to. */
        email: z.string(incomplete).pipe(email),
        documentType,
        /** Another spelling of the same. */
        document_type: documentType,
        document: companyText(
          limits.shortestDocument,
          limits.longestDocument,
          'CPF/CNPJ é obrigatório',
        ),
        phone: phoneSchema.optional(),
      },
      { error: ({ code }) => (code === 'invalid_type' ? incomplete : undefined) },
    )
    .transform(({ document_type: otherSpelling, ...company }) => ({
      ...company,
      documentType: company.documentType ?? otherSpelling,
    }));
}

/** Without it there is no company to speak of. */
function companyText(minimum: number, maximum: number, sentence: string) {
  return z.string(incomplete).pipe(requiredText(minimum, maximum, sentence));
}

function signUpSchemaWith(phoneSchema: z.ZodType<string | undefined, string>) {
  return newAccountFields
    .extend({
      /** Without one, the account is there and its company is set up after signing in. */
      company: companySchemaWith(phoneSchema).optional(),
      /** Whether the first plan's checkout is opened at once. */
      goOnToCheckout: z.boolean().default(false),
    })
    .superRefine(refuseWeakPassword);
}

/** What the sign-up form asks for: a phone that is left empty is complained about. */
export const signUpSchema = signUpSchemaWith(phone);
export type SignUpInput = z.input<typeof signUpSchema>;

/** Where a new company goes to pay, or why it cannot yet. The account is there either way. */
export const checkoutOutcome = z.discriminatedUnion('result', [
  z.object({ result: z.literal('not-asked') }),
  z.object({ result: z.literal('ready'), url: z.url() }),
  z.object({ result: z.enum(CHECKOUT_PROBLEMS), message: z.string() }),
]);
export type CheckoutOutcome = z.infer<typeof checkoutOutcome>;

nameSchemas({ CheckoutOutcome: checkoutOutcome });

export const signUpContract = {
  /** An account, and its company in trial. Everything is checked before anything is stored. */
  create: publicProcedure
    .route(tagged('Cadastro').create('/sign-up', 'Criar conta e empresa'))
    // A phone that is sent empty counts as left out.
    .input(signUpSchemaWith(phoneOrNothing))
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
