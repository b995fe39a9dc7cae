import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { booked, fakeGate, holdingGate, now, refusal, salon } from '../../../tests/fake-booking.ts';
import { press, reachLastStep, settle } from '../../../tests/last-step.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const taken = 'Este horário acabou de ser ocupado. Selecione outro horário.';
const ended = 'A reserva do horário terminou. Confirme agora ou reserve de novo.';
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function typeCoupon(code: string): Promise<void> {
  const field = screen.getByLabelText('Cupom de desconto (opcional)');
  fireEvent.change(field, { target: { value: code } });
  await settle();
}

test.each([
  ['BOOKING_NOT_POSSIBLE', 'Fale com a empresa.', 'Fale com a empresa.'],
  ['BOOKING_NOT_POSSIBLE', '', 'Falha ao criar agendamento'],
  ['UNANSWERED', '', 'Sem conexão. Verifique sua internet e tente novamente.'],
])('a booking refused with %s (%s) says: %s', async (code, message, sentence) => {
  await reachLastStep(fakeGate({ book: () => Promise.reject(refusal(code, message)) }));
  await press('Confirmar Agendamento');

  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('Erro ao agendar');
  expect(notice.textContent).toContain(sentence);
  expect(screen.getByRole('button', { name: 'Confirmar Agendamento' })).toBeTruthy();
});

test('a time that was taken leads back to fresh times, with the sentence', async () => {
  const gate = fakeGate({ book: () => Promise.reject(refusal('SLOT_TAKEN', taken)) });
  await reachLastStep(gate);
  const asked = gate.slots.mock.calls.length;
  await press('Confirmar Agendamento');
  await settle();

  expect(screen.getByRole('heading', { name: 'Quando fica melhor para você?' })).toBeTruthy();
  expect(screen.getAllByText(taken)).toHaveLength(2);
  expect(gate.slots.mock.calls.length).toBe(asked + 1);
});

test('a client that cannot be saved leads back to where she is named', async () => {
  await reachLastStep(fakeGate({ book: () => Promise.reject(refusal('PHONE_INVALID', 'x')) }));
  await press('Confirmar Agendamento');

  expect(screen.getByText('Erro ao salvar cliente')).toBeTruthy();
  expect(screen.getByText('Não foi possível salvar seus dados. Tente novamente.')).toBeTruthy();
  expect(screen.getByLabelText('Telefone com DDD')).toBeTruthy();
});

test('pressing twice books once, and an attempt without an answer keeps its key', async () => {
  const gate = fakeGate();
  gate.book.mockRejectedValueOnce(refusal('UNANSWERED'));
  await reachLastStep(gate);

  fireEvent.click(screen.getByRole('button', { name: 'Confirmar Agendamento' }));
  fireEvent.click(screen.getByRole('button', { name: /Confirmar|Agendando/ }));
  await settle();
  expect(gate.book).toHaveBeenCalledTimes(1);

  await press('Confirmar Agendamento');
  expect(gate.book).toHaveBeenCalledTimes(2);
  const keys = gate.book.mock.calls.map(([, { key }]) => key);
  expect(keys[0]).toMatch(/^[0-9a-f-]{32,}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('after a refusal the next attempt is another one', async () => {
  const gate = fakeGate();
  gate.book.mockRejectedValueOnce(refusal('BOOKING_NOT_POSSIBLE', 'x'));
  await reachLastStep(gate);
  await press('Confirmar Agendamento');
  await press('Confirmar Agendamento');

  const [first, second] = gate.book.mock.calls.map(([, { key }]) => key);
  expect(second).not.toBe(first);
});

test('while the device proves that it is no robot, the button says so', async () => {
  let finish = () => {};
  const gate = fakeGate({
    book: (_, { onChecking }) => {
      onChecking();
      return new Promise((resolve) => {
        finish = () => resolve(booked);
      });
    },
  });
  await reachLastStep(gate);
  await press('Confirmar Agendamento');

  expect(screen.getByRole('button', { name: 'Conferindo…' })).toBeTruthy();
  finish();
  await settle();
  expect(screen.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeTruthy();
  expect(
    screen.getByText(/^Seu horário está reservado\. .* para confirmar a presença\.$/),
  ).toBeTruthy();
});

test('the code of a link stands in its field, is checked, and says what it asks of her', async () => {
  const note = 'Só vale na primeira visita.';
  const gate = fakeGate();
  gate.checkCoupon.mockImplementation(async ({ code }) => ({
    id: 'c',
    code,
    discountCents: 1000,
    finalTotalCents: 4000,
    note,
  }));
  history.replaceState(null, '', '?cupom=amiga');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await reachLastStep(gate);
  await pass(1);
  expect(screen.getByText(`Cupom aplicado: você economiza R$ 10,00. ${note}`)).toBeTruthy();

  await typeCoupon('');
  expect(screen.queryByText(/^Seu cupom AMIGA vai junto/)).toBeNull();
  await press('Confirmar Agendamento');
  expect(gate.book.mock.calls[0]?.[0]).toMatchObject({ couponCode: '' });
});

test('a coupon is looked up a second after the last key, in capitals, from three characters on', async () => {
  const gate = fakeGate();
  await reachLastStep(gate);

  await typeCoupon('de');
  await pass(2);
  expect(gate.checkCoupon).not.toHaveBeenCalled();
  await typeCoupon('dez');
  await pass(0.9);
  await typeCoupon('dez1');
  await pass(0.9);
  expect(gate.checkCoupon).not.toHaveBeenCalled();
  await pass(0.1);

  expect(gate.checkCoupon).toHaveBeenCalledExactlyOnceWith({
    code: 'DEZ1',
    professionalId: 'bia',
    serviceIds: ['cut'],
    clientId: 'maria',
    startTime: '2026-11-17T12:00:00Z',
  });
  expect(screen.getByText('Cupom aplicado: você economiza R$ 10,00')).toBeTruthy();
  const card = screen.getByRole('complementary', { name: 'Resumo do Agendamento' });
  expect(card.textContent).toContain('Cupom DEZ1−R$ 10,00');
  expect(card.textContent).toContain('TotalR$ 40,00');
});

test('an answer about a coupon is kept for thirty seconds', async () => {
  const gate = fakeGate();
  await reachLastStep(gate);
  const ask = async (code: string) => {
    await typeCoupon(code);
    await pass(1);
  };

  await ask('DEZ');
  await ask('VINTE');
  await ask('DEZ');
  expect(gate.checkCoupon).toHaveBeenCalledTimes(2);
  await pass(30);
  await ask('VINTE');
  await ask('DEZ');
  expect(gate.checkCoupon).toHaveBeenCalledTimes(4);
});

test.each([
  [refusal('COUPON_REFUSED', 'Cupom expirado'), 'Cupom expirado'],
  [refusal('UNANSWERED'), 'Erro ao verificar uso do cupom'],
])(
  'a coupon that does not count says why, and nothing is booked without it',
  async (failure, sentence) => {
    const gate = fakeGate({ checkCoupon: () => Promise.reject(failure) });
    await reachLastStep(gate);
    await typeCoupon('VELHO');
    await press('Confirmar Agendamento');

    expect(screen.getByText(sentence)).toBeTruthy();
    expect(gate.book).not.toHaveBeenCalled();
  },
);

test('whoever confirms while still typing a coupon gets its discount', async () => {
  const gate = fakeGate();
  await reachLastStep(gate);
  await typeCoupon('dez');
  await press('Confirmar Agendamento');

  expect(gate.book.mock.calls[0]?.[0].couponCode).toBe('DEZ');
});

test('a chosen time is held, and the booking names the hold and who it is with', async () => {
  const gate = holdingGate();
  await reachLastStep(gate);

  expect(screen.getByText('Horário reservado por 5:00')).toBeTruthy();
  await pass(28);
  expect(screen.getByText('Horário reservado por 4:32')).toBeTruthy();
  expect(screen.getByRole('complementary').textContent).toContain('TotalR$ 55,00');
  await press('Confirmar Agendamento');
  expect(gate.book.mock.calls[0]?.[0]).toMatchObject({
    holdId: 'hold-1',
    professionalId: 'caio',
  });
});

test('whoever confirms before the hold is there waits for it', async () => {
  let answer = () => {};
  const gate = holdingGate();
  const holdAtOnce = gate.hold?.getMockImplementation();
  gate.hold?.mockImplementation(async (wish) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return holdAtOnce?.(wish) ?? Promise.reject(refusal('UNANSWERED'));
  });
  await reachLastStep(gate);
  await press('Confirmar Agendamento');
  expect(gate.book).not.toHaveBeenCalled();

  answer();
  await settle();
  expect(gate.book.mock.calls[0]?.[0].holdId).toBe('hold-1');
});

test('a hold that ends is renewed by itself', async () => {
  const gate = holdingGate();
  await reachLastStep(gate);
  await pass(301);

  expect(gate.hold).toHaveBeenCalledTimes(2);
  expect(gate.hold?.mock.calls[1]?.[0].previousHoldId).toBe('hold-1');
  expect(screen.getByText(/Horário reservado por (5:00|4:59)/)).toBeTruthy();
});

test('a hold that somebody else got leads back to the times and says so', async () => {
  const gate = holdingGate();
  await reachLastStep(gate);
  gate.hold?.mockRejectedValueOnce(refusal('SLOT_TAKEN', taken));
  await pass(301);

  expect(
    screen.getByText(
      'Sua reserva terminou e outra pessoa ficou com o horário. Selecione outro horário.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Quando fica melhor para você?' })).toBeTruthy();
});

test('a hold is renewed twice, then she is asked whether she still wants it', async () => {
  const gate = holdingGate();
  await reachLastStep(gate);
  for (let minutes = 0; minutes < 30; minutes += 1) await pass(60);

  expect(gate.hold).toHaveBeenCalledTimes(3);
  expect(screen.getByText(ended)).toBeTruthy();
  await press('Reservar de novo');
  expect(gate.hold).toHaveBeenCalledTimes(4);
  expect(screen.getByText('Horário reservado por 5:00')).toBeTruthy();
  await pass(301);
  expect(gate.hold).toHaveBeenCalledTimes(5);
});

test('the clock of a hold starts with what the server gave, however long the answer took', async () => {
  const gate = holdingGate();
  const holdAtOnce = gate.hold?.getMockImplementation();
  gate.hold?.mockImplementation(async (wish) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    const held = await holdAtOnce?.(wish);
    if (!held) throw refusal('UNANSWERED');
    return { ...held, heldForInSeconds: 300.4 };
  });
  await reachLastStep(gate);
  await pass(0.9);

  expect(screen.getByText('Horário reservado por 5:00')).toBeTruthy();
});

test('a discount goes with the held time, and comes back with it', async () => {
  await reachLastStep(holdingGate());
  await typeCoupon('dez');
  await pass(1);
  const card = screen.getByRole('complementary', { name: 'Resumo do Agendamento' });
  expect(card.textContent).toContain('TotalR$ 45,00');
  await press('Voltar');
  await settle();
  expect(card.textContent).not.toContain('Cupom');
  await press('09:00');
  await pass(1);
  expect(card.textContent).toContain('Cupom DEZ');
});

test('a coupon that counts no longer takes its discount along', async () => {
  const gate = fakeGate({
    book: () => Promise.reject(refusal('COUPON_REFUSED', 'Cupom expirado')),
  });
  await reachLastStep(gate);
  await typeCoupon('dez');
  await pass(1);
  await press('Confirmar Agendamento');

  expect(screen.getAllByText('Cupom expirado')).toHaveLength(2);
  expect(screen.getByRole('complementary').textContent).not.toContain('Cupom');
});

test('a hold that cannot be renewed says so, and she may still book', async () => {
  const gate = holdingGate();
  await reachLastStep(gate);
  gate.hold?.mockRejectedValueOnce(refusal('UNANSWERED'));
  await pass(301);

  expect(screen.getByText(ended)).toBeTruthy();
  await press('Confirmar Agendamento');
  expect(gate.book.mock.calls[0]?.[0].holdId).toBeNull();
});

test('without a hold she may still book', async () => {
  const hold = () => Promise.reject(refusal('TOO_MANY_REQUESTS', 'x'));
  const gate = fakeGate({ hold });
  await reachLastStep(gate);

  expect(screen.queryByText(/reserva/i)).toBeNull();
  await press('Confirmar Agendamento');
  expect(screen.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeTruthy();
});

test('going back gives the time up before the times are asked for again', async () => {
  let release = () => {};
  const gate = holdingGate({
    release: vi.fn(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    ),
  });
  await reachLastStep(gate);
  const asked = gate.slots.mock.calls.length;
  await press('Voltar');

  expect(gate.release).toHaveBeenCalledWith('hold-1');
  expect(gate.slots.mock.calls.length).toBe(asked);
  release();
  await settle();
  expect(gate.slots.mock.calls.length).toBe(asked + 1);
});

test('whoever booked in the sample company reads that nothing was sent, and may begin herself', async () => {
  await reachLastStep(fakeGate(), { ...salon, isSample: true });
  await press('Confirmar Agendamento');

  screen.getByRole('heading', { name: 'Agendamento Confirmado!' });
  expect(screen.getByText(/^Foi só uma demonstração: nada foi enviado/)).toBeTruthy();
  const begin = screen.getByRole('link', { name: 'Começar Grátis Agora' });
  expect(begin.getAttribute('href')).toBe('/auth?mode=signup');
});
