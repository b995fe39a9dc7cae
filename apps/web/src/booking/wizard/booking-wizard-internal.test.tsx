import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  booked,
  type FakeGate,
  fakeGate,
  now,
  refusal,
  salon,
} from '../../../tests/fake-booking.ts';
import type { BookingStart } from '../booking-gate.ts';
import { BookingWizard, type BookingWizardProps } from './booking-wizard.tsx';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now.getTime());
});

const maria = { id: 'maria', name: 'Maria Silva', phone: '11988887777', email: 'maria@casa.test' };

const chosen = {
  existingId: 'maria',
  name: 'Maria Silva',
  phone: '11988887777',
  email: 'maria@casa.test',
  anotherPerson: false,
};

/** A screen around it that knows at once who it is. */
const chooseClient: BookingWizardProps['chooseClient'] = ({ formId, onChosen }) => (
  <form
    id={formId}
    onSubmit={(event) => {
      event.preventDefault();
      onChosen(chosen);
    }}
  />
);

function open(gate: FakeGate, start: BookingStart = {}) {
  const calls = { notify: vi.fn(), onBooked: vi.fn(), onDone: vi.fn(), onCancel: vi.fn() };
  const parts = { gate, company: salon, mode: 'internal', start, chooseClient } as const;
  render(<BookingWizard {...parts} {...calls} />);
  return calls;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('staff choose the client where the screen around it asks, and book for her', async () => {
  const gate = fakeGate();
  const { notify, onBooked, onDone } = open(gate);
  expect(screen.getByRole('heading', { name: 'Quem é o cliente?' })).toBeTruthy();
  await press('Continuar');
  await press(/^Bia/);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Corte/ }));
  await press('Continuar');
  await press('09:00');
  await press('Confirmar Agendamento');

  expect(await screen.findByRole('heading', { name: 'Agendamento Criado!' })).toBeTruthy();
  expect(gate.findClient).not.toHaveBeenCalled();
  expect(gate.book.mock.calls[0]?.[0].client).toEqual(chosen);
  expect(notify).toHaveBeenCalledWith({
    tone: 'success',
    title: 'Agendamento criado com sucesso!',
  });
  expect(onBooked).toHaveBeenCalledWith(booked);
  expect(screen.queryByRole('link')).toBeNull();
  await press('Fechar');
  expect(onDone).toHaveBeenCalled();
});

test('instead of the company there is a way out', async () => {
  const { onCancel } = open(fakeGate());

  expect(screen.queryByText('Agendamento Online')).toBeNull();
  await press('Cancelar');
  expect(onCancel).toHaveBeenCalled();
});

test('notices are shown by the screen around it', async () => {
  const { notify } = open(fakeGate(), { client: maria, professionalId: 'bia' });
  await press('Continuar');

  expect(notify).toHaveBeenCalledWith({
    tone: 'error',
    title: 'Selecione pelo menos um serviço',
    text: 'É necessário selecionar ao menos um serviço para continuar.',
  });
  expect(screen.queryByText('Selecione pelo menos um serviço')).toBeNull();
});

test('staff may choose days without room, past days and any month', async () => {
  const gate = fakeGate();
  open(gate, { client: maria, professionalId: 'bia', services: ['cut'] });

  const grid = await screen.findByRole('grid', { name: 'novembro de 2026' });
  await screen.findByRole('button', { name: '09:00' });
  await userEvent.click(within(grid).getByRole('button', { name: /18 de novembro.*lotado/ }));
  await screen.findByRole('region', { name: 'Horários de quarta-feira, 18 de novembro' });
  await userEvent.click(
    within(grid).getByRole('button', { name: /^segunda-feira, 2 de novembro/ }),
  );
  await screen.findByRole('region', { name: 'Horários de segunda-feira, 2 de novembro' });
  await press('Próximo mês');
  await press('Próximo mês');
  await screen.findByRole('grid', { name: 'janeiro de 2027' });
  expect(gate.days).toHaveBeenLastCalledWith(expect.anything(), '2027-01-01');
});

test('staff type any time, and squeeze somebody in', async () => {
  const gate = fakeGate();
  open(gate, { client: maria, professionalId: 'bia', services: ['cut'] });
  await screen.findByRole('button', { name: '09:00' });

  await press('Usar este horário');
  expect(screen.getByText('Informe a data e a hora.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Data'));
  await userEvent.type(screen.getByLabelText('Data'), '2026-11-01');
  await userEvent.type(screen.getByLabelText('Hora'), '07:10');
  await userEvent.click(screen.getByRole('switch', { name: /Encaixe/ }));
  await press('Usar este horário');
  await press('Confirmar Agendamento');

  await screen.findByRole('heading', { name: 'Agendamento Criado!' });
  expect(gate.book.mock.calls[0]?.[0]).toMatchObject({
    startTime: '2026-11-01T10:10:00.000Z',
    overbook: true,
  });
});

test('a typed time that is taken is still there for whoever goes back to change it', async () => {
  const gate = fakeGate({ book: () => Promise.reject(refusal('SLOT_TAKEN', '')) });
  const { notify } = open(gate, { client: maria, professionalId: 'bia', services: ['cut'] });
  await screen.findByRole('button', { name: '09:00' });
  await userEvent.clear(screen.getByLabelText('Data'));
  await userEvent.type(screen.getByLabelText('Data'), '2026-11-26');
  await userEvent.type(screen.getByLabelText('Hora'), '07:10');
  await press('Usar este horário');
  await press('Confirmar Agendamento');

  const sentence = 'Este horário acabou de ser ocupado. Selecione outro horário.';
  expect(await screen.findAllByText(sentence)).toHaveLength(1);
  expect(notify).not.toHaveBeenCalled();
  await press('Escolher outro horário');
  await screen.findByRole('region', { name: 'Horários de quinta-feira, 26 de novembro' });
  expect(screen.getByLabelText('Data')).toHaveProperty('value', '2026-11-26');
  expect(screen.getByLabelText('Hora')).toHaveProperty('value', '07:10');
});

test('a time that was clicked in the agenda waits to be used', async () => {
  const startTime = '2026-12-24T13:15:00Z';
  open(fakeGate(), { client: maria, professionalId: 'bia', startTime });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Corte/ }));
  await press('Continuar');

  await screen.findByRole('region', { name: 'Horários de quinta-feira, 24 de dezembro' });
  expect(
    screen.getByRole('button', { name: 'Agendar em quinta-feira, 24 de dezembro, às 10:15' }),
  ).toBeTruthy();
  expect(screen.getByLabelText('Data')).toHaveProperty('value', '2026-12-24');
  expect(screen.getByLabelText('Hora')).toHaveProperty('value', '10:15');
});

test.each([
  ['UNANSWERED', '', 'Sem conexão. Verifique sua internet e tente novamente.'],
  ['MONTHLY_LIMIT_REACHED', 'Limite mensal atingido.', 'Limite mensal atingido.'],
  ['NO_COMPANY', 'x', 'Empresa não encontrada. Entre em contato com o administrador.'],
])('a refusal with %s (%s) tells staff: %s', async (code, message, text) => {
  const gate = fakeGate({ book: () => Promise.reject(refusal(code, message)) });
  const { notify } = open(gate, { client: maria, professionalId: 'bia', services: ['cut'] });
  await press('09:00');
  await press('Confirmar Agendamento');

  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ tone: 'error', title: 'Erro', text }),
  );
});
