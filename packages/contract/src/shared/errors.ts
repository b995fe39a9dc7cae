import './portuguese.ts';
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { nameSchemas } from './named-schemas.ts';

/** What any procedure may answer besides its own errors. A person reads these sentences. */
export const SENTENCES = {
  UNAUTHORIZED: { status: 401, message: 'User not authenticated' },
  FORBIDDEN: { status: 403, message: 'Você não tem permissão para fazer isso.' },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    message: 'Ative a verificação em duas etapas para administrar a plataforma.',
  },
  NO_COMPANY: { status: 403, message: 'Usuário não possui empresa associada' },
  COMPANY_CHANGED: {
    status: 409,
    message: 'Outra empresa foi aberta em outra aba. Recarregue a página.',
  },
  /** Of the header Idempotency-Key, which every write of a company or an operator honours. */
  REQUEST_KEY_REUSED: {
    status: 409,
    message: 'O envio anterior já foi registrado. Confira antes de enviar de novo.',
  },
  /** Of a visit for support that may only look. */
  SUPPORT_READ_ONLY: {
    status: 403,
    message: 'Você está vendo esta empresa como suporte. Peça à dona que permita alterações.',
  },
  /** Of what no visit for support does, allowed or not. */
  SUPPORT_NEVER: {
    status: 403,
    message: 'O suporte não faz isto em uma empresa, mesmo com permissão para alterar.',
  },
} as const;

const closedPart = z.object({ module: z.string() });

/** Of a part of the product that is not open. The refusal says which, for only its own screens close. */
export const CLOSED = {
  MODULE_CLOSED: {
    status: 402,
    message: 'É necessária uma assinatura ativa. Assine o Plano Total para continuar.',
    data: closedPart,
  },
  MODULE_OFF: {
    status: 403,
    message: 'Este módulo está desligado na plataforma.',
    data: closedPart,
  },
} as const;

/** A sentence for each place in the request that is wrong. */
const invalidPlaces = z.object({
  issues: z.array(z.object({ path: z.array(z.unknown()), message: z.string() })),
});
nameSchemas({ InvalidInput: invalidPlaces });

const invalidInput = {
  BAD_REQUEST: { status: 400, message: 'Confira os dados enviados.', data: invalidPlaces },
} as const;

/** Of what is answered only so often. The sentence says how long to wait. */
export const tooManyRequests = {
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    data: z.object({ retryAfterInSeconds: z.int() }),
  },
} as const;

/** Of a record that others point at: it cannot go, but it can be put out of use. */
export const hasHistory = {
  status: 409,
  message: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
} as const;

/** For visitors: nobody has to be signed in. */
export const publicProcedure = oc.errors(invalidInput);

/** For whoever is signed in, with or without a company. */
export const accountProcedure = oc.errors({
  UNAUTHORIZED: SENTENCES.UNAUTHORIZED,
  SUPPORT_NEVER: SENTENCES.SUPPORT_NEVER,
  ...invalidInput,
});

const { TWO_FACTOR_REQUIRED, ...ofCompanies } = SENTENCES;

/** Of what an operator does by a procedure that is for others too. */
export const unprovenOperator = { TWO_FACTOR_REQUIRED };

export const companyProcedure = oc.errors({ ...ofCompanies, ...CLOSED, ...invalidInput });

export const operatorProcedure = oc.errors({
  UNAUTHORIZED: SENTENCES.UNAUTHORIZED,
  FORBIDDEN: SENTENCES.FORBIDDEN,
  REQUEST_KEY_REUSED: SENTENCES.REQUEST_KEY_REUSED,
  ...unprovenOperator,
  ...invalidInput,
});
