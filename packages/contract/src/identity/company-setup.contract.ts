import { cleanPhone, cleanText } from '@app/domain/identity/company-setup';
import { SIGN_UP_LIMITS } from '@app/domain/identity/sign-up';
import { DOCUMENT_TYPES } from '@app/domain/shared/documents';
import { isEmail } from '@app/domain/shared/email';
import { normalizeEmail } from '@app/domain/shared/text';
import { z } from 'zod';
import { accountProcedure, tooManyRequests, unprovenOperator } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, requiredText, shownName } from '../shared/schemas.ts';
import { checkoutOutcome } from './sign-up.contract.ts';

const limits = SIGN_UP_LIMITS;
const wrongPhone = 'Telefone inválido. Use o formato (11) 99999-9999';
const missingEmail = 'Email é obrigatório';

/** Whoever has an account and no company sets one up. */
export const companySetupSchema = z.strictObject({
  fullName: cleanName(1, 'Nome completo é obrigatório'),
  email: z
    .string(missingEmail)
    .transform((typed) => normalizeEmail(typed.replace(/\s/g, '')))
    .pipe(
      z
        .string()
        .min(1, missingEmail)
        .refine((typed) => !typed || isEmail(typed), 'Email inválido'),
    ),
  company: z.strictObject({
    name: cleanName(limits.shortestName, 'Nome da empresa é obrigatório'),
    documentType: z
      .string('Selecione o tipo de documento')
      .toLowerCase()
      .pipe(z.enum(DOCUMENT_TYPES, 'Selecione o tipo de documento')),
    document: requiredText(1, limits.longestDocument, 'CNPJ/CPF é obrigatório'),
    phone: requiredText(1, limits.longestPhone, 'Telefone é obrigatório')
      .refine((typed) => {
        const digits = typed.replace(/\D/g, '').length;
        return !typed || (digits >= limits.fewestPhoneDigits && digits <= 13);
      }, wrongPhone)
      .transform(cleanPhone),
  }),
});
export type CompanySetupInput = z.infer<typeof companySetupSchema>;

/** What is wrong is looked for in what stays after cleaning. */
function cleanName(shortest: number, sentence: string) {
  return z
    .string(sentence)
    .max(limits.longestName, `Use no máximo ${limits.longestName} caracteres`)
    .transform(cleanText)
    .pipe(shownName(shortest, limits.longestName, sentence));
}

/** Why there is no company, in words that are never the database's. */
export function companyCreationFailed(reason: string): string {
  return `Erro ao criar empresa: ${reason}. Verifique os dados e tente novamente.`;
}

nameSchemas({ CompanySetup: companySetupSchema });

export const companySetupContract = {
  /** For a client: the company in trial, then checkout. For an administrator: the company that writes for the platform. */
  create: accountProcedure
    .route(tagged('Cadastro').create('/company-setup', 'Configurar a empresa'))
    .input(companySetupSchema)
    .output(z.object({ companyId: id, checkout: checkoutOutcome }))
    .errors({
      ...tooManyRequests,
      ...unprovenOperator,
      HAS_COMPANY: { status: 409, message: 'Sua conta já tem uma empresa.' },
      EMAIL_TAKEN: {
        status: 409,
        message: 'Este email já está cadastrado. Faça login ou use outro email.',
      },
      INVALID_DOCUMENT: { status: 422, message: 'Documento inválido. Verifique CPF ou CNPJ.' },
      COMPANY_CREATION: {
        status: 409,
        message: 'Erro ao criar empresa. Verifique os dados e tente novamente.',
      },
      ADMIN_COMPANY_CREATION: {
        status: 409,
        message: 'Erro ao criar empresa administrativa. Tente novamente.',
      },
    }),
};
