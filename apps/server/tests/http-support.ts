import { createHmac } from 'node:crypto';
import { SENTENCES } from '@app/contract/shared/errors';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { SECRET } from './support.ts';

/** The page that a browser of the tests is on. */
export const ORIGIN = 'http://localhost:3000';

/** What a person reads for each code that is refused before or around the procedures. */
const SENTENCE_OF: Record<string, string> = {
  MALFORMED: 'Não entendemos o que foi enviado: o JSON está malformado.',
  TOO_LARGE: 'O que você enviou é grande demais.',
  UNSUPPORTED_TYPE: 'Este tipo de conteúdo não é aceito.',
  BAD_REQUEST: 'Confira os dados enviados.',
  NOT_FOUND: 'Endereço não encontrado.',
  METHOD_NOT_SUPPORTED: 'Este endereço não aceita este tipo de pedido.',
  FORBIDDEN_ORIGIN: 'Esta ação não pode ser feita a partir de outro site.',
  UNKNOWN_ORIGIN:
    'Não dá para saber de qual página veio este pedido. Recarregue a página e tente de novo.',
  UNAUTHORIZED: SENTENCES.UNAUTHORIZED.message,
  SERVICE_NOT_FOUND: 'Serviço não encontrado',
  INTERNAL_SERVER_ERROR: 'Algo deu errado do nosso lado. Tente novamente.',
};

/** The cookie of a session, signed as the sign-in library does it. */
export function cookieOf(token: string, secret = SECRET): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `hora.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Refused with this code and its sentence, and without a word about how we work inside. */
export function expectRefused(
  response: LightMyRequestResponse,
  status: number,
  code: string,
): void {
  expect(answerIn(response)).toMatchObject({ code, message: SENTENCE_OF[code] });
  expect(response.statusCode).toBe(status);
  expect(response.body).not.toMatch(/stack|node_modules|\.ts|\bat \w+|select |insert |update /i);
}

/** The RPC face puts what it says into an envelope. */
export function answerIn(response: LightMyRequestResponse): Record<string, unknown> {
  const body = response.json();
  return body?.json ?? body;
}
