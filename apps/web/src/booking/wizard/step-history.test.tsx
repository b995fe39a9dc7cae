import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdingGate, now, refusal, salon } from '../../../tests/fake-booking.ts';
import type { BookingGate, BookingMode } from '../booking-gate.ts';
import { BookingWizard } from './booking-wizard.tsx';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now.getTime());
  history.pushState({ of: 'another page' }, '');
  history.pushState(null, '');
});

const client = { id: 'maria', name: 'Maria', phone: '(11) 98888-7777', email: '' };
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

async function reachLastStep(gate: BookingGate, mode: BookingMode = 'public') {
  render(
    <BookingWizard gate={gate} company={salon} mode={mode} start={{ client }} onDone={() => {}} />,
  );
  await press(/^Bia/);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Corte/ }));
  await press('Continuar');
  await press('09:00');
  await heading('Confira e confirme');
}

/** The button of the browser; resolves when the page has heard of it. */
async function browserGoes(by: number) {
  const heard = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await heard;
}

test('the browser goes back one step at a time, and gives the time up', async () => {
  const gate = holdingGate();
  await reachLastStep(gate);

  await browserGoes(-1);
  await heading('Quando fica melhor para você?');
  expect(gate.release).toHaveBeenCalledWith('hold-1');
  await browserGoes(-1);
  await heading('O que você quer fazer?');
  await browserGoes(-1);
  await heading('Com quem você quer agendar?');
  await browserGoes(-1);
  expect(history.state).toEqual({ of: 'another page' });
});

test('the button of the page leaves no step behind for the browser', async () => {
  await reachLastStep(holdingGate());
  const heard = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await press('Voltar');
  await heading('Quando fica melhor para você?');
  await heard;

  await browserGoes(-1);
  await heading('O que você quer fazer?');
});

test('several steps at once end where the browser says', async () => {
  await reachLastStep(holdingGate());
  await browserGoes(-3);
  await heading('Com quem você quer agendar?');
});

test('a step that was given up is not come back to', async () => {
  await reachLastStep(holdingGate());
  await browserGoes(-2);
  await heading('O que você quer fazer?');
  const depth = history.state;
  await browserGoes(1);
  await vi.waitFor(() => expect(history.state).toEqual(depth));
  await heading('O que você quer fazer?');
});

test('a time that was lost leads back for the browser too', async () => {
  const gate = holdingGate({ book: () => Promise.reject(refusal('SLOT_TAKEN', 'x')) });
  await reachLastStep(gate);
  const heard = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await press('Confirmar Agendamento');
  await heading('Quando fica melhor para você?');
  await heard;

  await browserGoes(-1);
  await heading('O que você quer fazer?');
});

test('from what is booked the browser leaves the page', async () => {
  await reachLastStep(holdingGate());
  await press('Confirmar Agendamento');
  await heading('Agendamento Confirmado!');
  history.back();

  await vi.waitFor(() => expect(history.state).toEqual({ of: 'another page' }));
  await heading('Agendamento Confirmado!');
});

test('inside the dashboard the history belongs to the dashboard', async () => {
  const length = history.length;
  await reachLastStep(holdingGate(), 'internal');
  expect(history.length).toBe(length);
  expect(history.state).toBeNull();
});
