import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeGate, now, refusal } from '../../../tests/fake-booking.ts';
import type { AppliedCoupon } from '../booking-gate.ts';
import { useCoupon } from './use-coupon.ts';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function typed(gate: ReturnType<typeof fakeGate>, code = 'DEZ') {
  const wish = { professionalId: 'bia', serviceIds: ['cut'] };
  const question = { ...wish, code, clientId: null, startTime: null };
  const { result } = renderHook(() => useCoupon(gate, question, () => {}));
  const press = () => result.current.settle();
  return { told: () => result.current, press, confirm: () => act(press) };
}

test('whoever got no answer while typing gets one by confirming', async () => {
  const gate = fakeGate();
  gate.checkCoupon.mockRejectedValueOnce(refusal('UNANSWERED'));
  const { told, confirm } = typed(gate);
  await pass(1);
  expect(told()).toMatchObject({ state: 'refused', sentence: 'Erro ao buscar cupom' });

  expect(await confirm()).toMatchObject({ code: 'DEZ' });
  expect(told().state).toBe('applied');
  expect(gate.checkCoupon).toHaveBeenCalledTimes(2);
});

test.each(['UNANSWERED', 'INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS'])(
  'a check that ends with %s is asked again each time, and names what could not be checked',
  async (code) => {
    const gate = fakeGate({ checkCoupon: () => Promise.reject(refusal(code, 'x')) });
    const { told, confirm } = typed(gate);
    expect(await confirm()).toBe('refused');
    expect(await confirm()).toBe('refused');

    expect(gate.checkCoupon).toHaveBeenCalledTimes(2);
    expect(told().sentence).toBe('Erro ao verificar uso do cupom');
  },
);

test('one press waits for the answer that is on its way, and says why it came to nothing', async () => {
  let fail = (_failure: unknown) => {};
  const gate = fakeGate({
    checkCoupon: () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  });
  const { told, press } = typed(gate);
  await pass(1);
  const answer = await act(() => {
    const confirming = press();
    fail(refusal('UNANSWERED'));
    return confirming;
  });

  expect(answer).toBe('refused');
  expect(gate.checkCoupon).toHaveBeenCalledOnce();
  expect(told().sentence).toBe('Erro ao verificar uso do cupom');
});

test('a refusal is an answer, and kept like any other', async () => {
  const gate = fakeGate({
    checkCoupon: () => Promise.reject(refusal('COUPON_REFUSED', 'Cupom expirado')),
  });
  const { told, confirm } = typed(gate);
  await pass(1);
  expect(await confirm()).toBe('refused');
  expect(await confirm()).toBe('refused');

  expect(gate.checkCoupon).toHaveBeenCalledOnce();
  expect(told().sentence).toBe('Cupom expirado');
});

test.each([
  ['emptied', ''],
  ['changed', 'OUTRO'],
])('an answer that comes once the code is %s takes nothing off', async (_case, code) => {
  const answers: ((coupon: AppliedCoupon) => void)[] = [];
  const checkCoupon = () => new Promise<AppliedCoupon>((answer) => answers.push(answer));
  const gate = fakeGate({ checkCoupon });
  const onChecked = vi.fn();
  const wish = { professionalId: 'bia', serviceIds: ['cut'], clientId: null, startTime: null };
  const { result, rerender } = renderHook(
    (typed: string) => useCoupon(gate, { ...wish, code: typed }, onChecked),
    { initialProps: 'DEZ' },
  );
  await pass(1);
  rerender(code);
  const late = { id: 'c', code: 'DEZ', discountCents: 1000, finalTotalCents: 4000, note: '' };
  await act(async () => answers[0]?.(late));

  expect(onChecked).not.toHaveBeenCalled();
  expect(result.current.state).toBe('idle');
});
