import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeGate, now, refusal, salon } from '../../../tests/fake-booking.ts';
import type { BookingGate } from '../booking-gate.ts';
import { BookingWizard } from '../wizard/booking-wizard.tsx';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now.getTime());
});

function open(gate: BookingGate) {
  render(<BookingWizard gate={gate} company={salon} mode="public" onDone={() => {}} />);
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const heading = (name: string) => screen.findByRole('heading', { name });

test('an e-mail that is none is refused at its field, before anything else is asked', async () => {
  open(fakeGate());
  await type('Telefone com DDD', '11988887777');
  await press('Continuar');
  await userEvent.type(await screen.findByLabelText('Seu nome'), 'Maria');
  await type('E-mail (opcional)', 'maria@casa');
  await press('Continuar');

  const field = screen.getByLabelText('E-mail (opcional)');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Email inválido')).toBeTruthy();
  await type('E-mail (opcional)', '.com ');
  expect(screen.queryByText('Email inválido')).toBeNull();
  await press('Continuar');
  await heading('Com quem você quer agendar?');
});

test('what was said on a step is not said on the next, nor once it was mended', async () => {
  const gate = fakeGate();
  gate.findClient.mockRejectedValueOnce(refusal('UNANSWERED'));
  open(gate);
  await type('Telefone com DDD', '11988887777');
  await press('Continuar');
  await screen.findByText('Erro na busca');
  await press('Continuar');
  await screen.findByLabelText('Seu nome');
  await waitFor(() => expect(screen.queryByText('Erro na busca')).toBeNull());

  await press('Continuar');
  expect(screen.getByText('Dados obrigatórios')).toBeTruthy();
  await type('Seu nome', 'Maria');
  await press('Continuar');
  await heading('Com quem você quer agendar?');
  expect(screen.queryByText('Dados obrigatórios')).toBeNull();
});

test('the name comes up with the last digit of a mobile phone, and Continuar leads to it', async () => {
  const gate = fakeGate();
  open(gate);
  await type('Telefone com DDD', '1198888777');
  expect(gate.findClient).not.toHaveBeenCalled();
  await type('Telefone com DDD', '7');
  const name = await screen.findByLabelText('Seu nome');
  expect(document.activeElement).toBe(name);
  expect(gate.findClient).toHaveBeenCalledExactlyOnceWith('11988887777');

  await press('Continuar');
  expect(document.activeElement).toBe(name);
  expect(screen.queryByText('Dados obrigatórios')).toBeNull();
  await press('Continuar');
  expect(screen.getByText('Dados obrigatórios')).toBeTruthy();
});

test.each(['1133334444', '55919888877', '55119888877'])(
  'more digits may follow %s: nothing is looked for until she goes on',
  async (digits) => {
    const gate = fakeGate();
    open(gate);
    await type('Telefone com DDD', digits);
    expect(gate.findClient).not.toHaveBeenCalled();
    await press('Continuar');
    await screen.findByLabelText('Seu nome');
  },
);
