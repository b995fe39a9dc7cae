import { SENTENCES } from '@app/contract/shared/errors';
import { WEAK_PASSWORD } from '@app/domain/identity/password';
import {
  MAXIMUM_PASSWORD_LENGTH,
  MINIMUM_PASSWORD_LENGTH,
} from '@app/domain/identity/password-length';
import { notFound, OUR_FAULT } from '../../foundation/http/error-answers.ts';
import { waitSentence } from '../../foundation/http/security.ts';

type Refusal = { code: string; message: string; data?: { requestId: string } };

const wrongCredentials: Refusal = {
  code: 'INVALID_EMAIL_OR_PASSWORD',
  message: 'E-mail ou senha incorretos.',
};

/** The library explains itself in English; these are the refusals that a person may meet. */
const refusals: Record<string, Refusal> = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  // Whoever was deactivated learns no more than somebody who guesses.
  FAILED_TO_CREATE_SESSION: wrongCredentials,
  INVALID_EMAIL: { code: 'INVALID_EMAIL', message: 'Informe um e-mail válido.' },
  EMAIL_UNCHANGED: { code: 'EMAIL_UNCHANGED', message: 'Este já é o seu e-mail.' },
  INVALID_PASSWORD: { code: 'INVALID_PASSWORD', message: 'Senha atual incorreta.' },
  INVALID_CODE: { code: 'INVALID_CODE', message: 'Código incorreto. Confira no aplicativo.' },
  CODE_USED: {
    code: 'CODE_USED',
    message: 'Este código já foi usado. Espere o próximo aparecer no aplicativo.',
  },
  CODE_MISSING: {
    code: 'CODE_MISSING',
    message: 'Informe o código do aplicativo, ou um código de recuperação.',
  },
  INVALID_BACKUP_CODE: {
    code: 'INVALID_BACKUP_CODE',
    message: 'Código de recuperação incorreto ou já usado.',
  },
  INVALID_TWO_FACTOR_COOKIE: {
    code: 'INVALID_TWO_FACTOR_COOKIE',
    message: 'A verificação expirou. Entre novamente.',
  },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    code: 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    message: 'Muitos códigos incorretos. Entre novamente para tentar de novo.',
  },
  TOTP_ALREADY_ENABLED: {
    code: 'TOTP_ALREADY_ENABLED',
    message: 'A verificação em duas etapas já está ativada.',
  },
  TOTP_NOT_ENABLED: notEnabled(),
  TWO_FACTOR_NOT_ENABLED: notEnabled(),
  BACKUP_CODES_NOT_ENABLED: notEnabled(),
  INVALID_TOKEN: { code: 'INVALID_TOKEN', message: 'Este link não vale mais. Peça um novo.' },
  PASSWORD_TOO_SHORT: {
    code: 'PASSWORD_TOO_SHORT',
    message: `A senha deve ter pelo menos ${MINIMUM_PASSWORD_LENGTH} caracteres`,
  },
  PASSWORD_TOO_LONG: {
    code: 'PASSWORD_TOO_LONG',
    message: `A senha deve ter no máximo ${MAXIMUM_PASSWORD_LENGTH} caracteres`,
  },
  PASSWORD_COMMON: { code: 'PASSWORD_COMMON', message: WEAK_PASSWORD.common },
  PASSWORD_PERSONAL: { code: 'PASSWORD_PERSONAL', message: WEAK_PASSWORD.personal },
};

/** What the library refused, as the person may read it. */
export function presentRefusal(
  { status, body }: { status: number; body: unknown },
  requestId: string,
): Refusal {
  const known = refusals[codeOf(body)];
  if (known) return known;
  if (status >= 500) {
    return { code: 'INTERNAL_SERVER_ERROR', message: OUR_FAULT, data: { requestId } };
  }
  if (status === 401) return { code: 'UNAUTHORIZED', message: SENTENCES.UNAUTHORIZED.message };
  if (status === 403) return { code: 'FORBIDDEN', message: SENTENCES.FORBIDDEN.message };
  if (status === 404) return notFound();
  return { code: 'BAD_REQUEST', message: 'Confira os dados enviados.' };
}

/** However the library failed to let somebody in, a guesser sees the same refusal. */
export function statusOf(refusal: Refusal, given: number): number {
  return refusal === wrongCredentials ? 401 : given;
}

/** Whoever waits may have forgotten the password, and need not guess at it. */
export function presentWait(seconds: number, advice: 'plain' | 'with-recovery'): Refusal {
  const recovery = advice === 'plain' ? '' : ' Se esqueceu a senha, use “Esqueci minha senha”.';
  return { code: 'TOO_MANY_REQUESTS', message: `${waitSentence(seconds)}${recovery}` };
}

function notEnabled(): Refusal {
  const message = 'A verificação em duas etapas não está ativada.';
  return { code: 'TWO_FACTOR_NOT_ENABLED', message };
}

function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('code' in body)) return '';
  return String(body.code);
}
