import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { NoConnectionError } from './connection.ts';
import { errorText } from './error-text.ts';

test('a declared refusal speaks for itself', () => {
  const error = new ORPCError('SERVICE_NAME_TAKEN', {
    defined: true,
    status: 409,
    message: 'Já existe um serviço com este nome.',
  });

  expect(errorText(error)).toBe('Já existe um serviço com este nome.');
});

test('without network it says to check the connection', () => {
  expect(errorText(new NoConnectionError())).toBe(
    'Sem conexão. Verifique sua internet e tente novamente.',
  );
});

test.each([
  [1, '1 segundo'],
  [42, '42 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
])('after too many attempts it says to wait %s s', (seconds, text) => {
  const error = new ORPCError('TOO_MANY_REQUESTS', {
    data: { headers: { 'retry-after': String(seconds) } },
  });

  expect(errorText(error)).toBe(`Muitas tentativas. Tente novamente em ${text}.`);
});

test('after too many attempts without a waiting time it asks for patience', () => {
  expect(errorText(new ORPCError('TOO_MANY_REQUESTS'))).toBe(
    'Muitas tentativas. Aguarde um pouco e tente novamente.',
  );
});

test('a failure of ours carries the request id, so that it can be found', () => {
  const error = new ORPCError('INTERNAL_SERVER_ERROR', { data: { requestId: 'r-17' } });

  expect(errorText(error)).toBe('Algo deu errado do nosso lado. Tente novamente. (código r-17)');
});

test.each([
  [
    'SERVICE_UNAVAILABLE',
    'O sistema ficou indisponível por um instante. Tente novamente em alguns segundos.',
  ],
  [
    'OUTCOME_UNKNOWN',
    'A conexão caiu enquanto salvávamos. Confira se ficou salvo antes de tentar de novo.',
  ],
])('of trouble with the database, %s, it says what to do', (code, sentence) => {
  expect(errorText(new ORPCError(code, { status: 503 }))).toBe(sentence);
});

test.each([
  ['an undeclared refusal', new ORPCError('FORBIDDEN'), 'Você não tem permissão para fazer isso.'],
  [
    'a validation error',
    new ORPCError('BAD_REQUEST', { defined: true, message: 'Input validation failed' }),
    'Confira os dados enviados.',
  ],
  [
    'a session that ended',
    new ORPCError('UNAUTHORIZED', { defined: true, message: 'User not authenticated' }),
    'Sua sessão terminou. Entre novamente.',
  ],
  ['a bug', new TypeError('x is undefined'), 'Algo deu errado do nosso lado. Tente novamente.'],
])('%s never shows English', (_, error, text) => {
  expect(errorText(error)).toBe(text);
});
