import { expect, test } from 'vitest';
import { impossibleChoice, troubleOf } from './booking-failures.ts';

const taken = 'Este horário acabou de ser ocupado. Selecione outro horário.';
const other = 'Erro ao criar agendamento. Tente novamente.';
const offline = 'Sem conexão. Verifique sua internet e tente novamente.';

const notSaved = 'Erro ao salvar agendamento. Tente novamente.';

test.each([
  ['SLOT_TAKEN', 'x', 'times', taken],
  [
    'SLOT_UNAVAILABLE',
    'Este horário não está disponível.',
    'times',
    'Este horário não está disponível.',
  ],
  ['CONFLICT', 'Já existe um agendamento aqui', 'times', taken],
  ['CONFLICT', 'it already exists', 'times', taken],
  ['COUPON_REFUSED', 'Cupom expirado', 'coupon', 'Cupom expirado'],
  ['BOOKING_NOT_POSSIBLE', 'Fale com a empresa.', 'stay', 'Fale com a empresa.'],
  ['BOOKING_NOT_POSSIBLE', '', 'stay', 'Falha ao criar agendamento'],
  ['UNANSWERED', '', 'stay', offline],
  ['INTERNAL_SERVER_ERROR', 'boom', 'stay', other],
  ['OUTCOME_UNKNOWN', 'Confira se ficou salvo', 'stay', other],
  ['SERVICE_UNAVAILABLE', 'Tente em segundos.', 'stay', 'Tente em segundos.'],
  ['NO_COMPANY', 'x', 'stay', 'Empresa não encontrada. Entre em contato com o administrador.'],
] as const)('%s (%s) leads to %s and says: %s', (code, message, leadsTo, text) => {
  const notice = { tone: 'error', title: 'Erro ao agendar', text };

  expect(troubleOf({ code, message }, { mode: 'public' })).toEqual({ leadsTo, notice });
});

test.each([
  ['UNANSWERED', '', offline, 'book'],
  ['INTERNAL_SERVER_ERROR', 'boom', other, 'book'],
  ['BAD_GATEWAY', '', other, 'book'],
  ['INTERNAL_SERVER_ERROR', 'boom', notSaved, 'change'],
  ['BAD_GATEWAY', '', notSaved, 'change'],
  ['MONTHLY_LIMIT_REACHED', 'Limite mensal atingido.', 'Limite mensal atingido.', 'book'],
] as const)('of %s (%s) staff read: %s', (code, message, text, task) => {
  expect(troubleOf({ code, message }, { mode: 'internal', task })).toEqual({
    leadsTo: 'stay',
    notice: { tone: 'error', title: 'Erro', text },
  });
});

test('staff read a shorter title', () => {
  expect(troubleOf({ code: 'SLOT_TAKEN', message: '' }, { mode: 'internal' }).notice.title).toBe(
    'Erro',
  );
});

test('a client that could not be saved leads back to where she is named', () => {
  expect(
    troubleOf({ code: 'PHONE_INVALID', message: 'Telefone inválido' }, { mode: 'public' }),
  ).toEqual({
    leadsTo: 'client',
    notice: {
      tone: 'error',
      title: 'Erro ao salvar cliente',
      text: 'Não foi possível salvar seus dados. Tente novamente.',
    },
  });
});

test('what nobody does together, or one person does not do, is no matter of asking again', () => {
  const failure = { code: 'SERVICE_NOT_OFFERED', message: 'Não é realizado por Bia.' };
  const serviceIds = ['cut', 'color'];

  expect(impossibleChoice(failure, { professionalId: null, serviceIds })).toBe(
    'Nenhum profissional faz todos estes serviços juntos. Volte e escolha outra combinação.',
  );
  expect(impossibleChoice(failure, { professionalId: 'bia', serviceIds })).toBe(failure.message);
  const unanswered = { code: 'UNANSWERED', message: '' };
  expect(impossibleChoice(unanswered, { professionalId: null, serviceIds })).toBeNull();
});
