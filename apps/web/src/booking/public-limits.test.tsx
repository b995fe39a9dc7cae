import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeGate, now, refusal } from '../../tests/fake-booking.ts';
import { press, reachLastStep } from '../../tests/last-step.tsx';
import { guardAttempt } from '../foundation/attempt-limiter.ts';
import { publicGate } from './public-gate.ts';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

test('whoever confirmed too often waits, and nothing is sent', async () => {
  const server = vi.spyOn(globalThis, 'fetch');
  for (let attempt = 1; attempt <= 10; attempt += 1) guardAttempt('booking');
  await reachLastStep(fakeGate({ book: publicGate('salao').book }));
  await press('Confirmar Agendamento');

  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('Muitas tentativas. Tente novamente em 15 minutos.');
  expect(server).not.toHaveBeenCalled();
});

test('having to wait does not forget an attempt whose outcome is not known', async () => {
  const gate = fakeGate();
  gate.book
    .mockRejectedValueOnce(refusal('UNANSWERED'))
    .mockRejectedValueOnce(refusal('TOO_MANY_REQUESTS', 'Muitas tentativas.'));
  await reachLastStep(gate);
  for (let attempt = 1; attempt <= 3; attempt += 1) await press('Confirmar Agendamento');

  const [first, , third] = gate.book.mock.calls.map(([, { key }]) => key);
  expect(third).toBe(first);
});
