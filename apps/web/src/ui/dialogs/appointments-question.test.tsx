import type { AskedAppointment } from '@app/contract/shared/affected-appointments';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { useApi } from '../../foundation/api.tsx';
import { useMindingAppointments } from './appointments-question.tsx';

const fake = fakeServer.team.professionals;
const ana = '01990000-0000-7000-8000-00000000000a';
const busy = { busyFrom: '2026-03-20T12:00:00Z', busyUntil: '2026-03-20T13:00:00Z' };
const bia = { id: '01990000-0000-7000-8000-00000000000b', name: 'Bia', ...busy };
const appointment = {
  id: '01990000-0000-7000-8000-0000000000a1',
  startTime: '2026-03-20T12:00:00Z',
  serviceNames: 'Corte',
  professionalName: 'Ana',
  clientName: 'Maria',
  clientPhone: '5511987654321',
  takers: [bia],
  problem: null,
};
const stored = vi.fn();
const outcome = vi.fn();

function Leaving() {
  const { professionals } = useApi().team;
  const minding = useMindingAppointments();
  const leave = () =>
    minding((said) => professionals.deactivate.call({ id: ana, ...said })).then(outcome, outcome);
  return (
    <button type="button" onClick={leave}>
      Inativar
    </button>
  );
}

/** Refuses whoever has seen others than are booked at the moment. */
function render(booked: string[][], again: Partial<AskedAppointment> = {}) {
  let shown: AskedAppointment = appointment;
  const deactivate = fake.deactivate.handler(({ input, errors }) => {
    const now = booked.shift() ?? [];
    const [count, fingerprint] = [now.length, now.join()];
    if (fingerprint !== input.seenAppointments) {
      const data = { count, fingerprint, appointments: [shown] };
      shown = { ...appointment, ...again };
      throw errors.APPOINTMENTS_AFFECTED({ data });
    }
    stored(input.appointmentDecisions);
    throw errors.PROFESSIONAL_NOT_FOUND();
  });
  renderWithApi(<Leaving />, { team: { professionals: { deactivate } } });
  stored.mockReset();
  outcome.mockReset();
  fireEvent.click(screen.getByRole('button', { name: 'Inativar' }));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('who is booked is named, with a way to each of them, and going back stores nothing', async () => {
  render([['a', 'b', 'c']]);
  const title = '3 agendamentos ficariam sem atendimento';
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  const link = screen.getByRole('link', { name: '20/03/2026 09:00 · Maria' });
  expect(link.getAttribute('href')).toBe(
    `/dashboard/appointments?date=2026-03-20&open=${appointment.id}`,
  );
  const phone = screen.getByText('(11) 98765-4321');
  expect(phone.parentElement?.textContent).toBe('Corte · Ana · (11) 98765-4321');
  expect(screen.getByText('e mais 2 agendamentos')).toBeTruthy();

  await press('Voltar');
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith(false));
  expect(stored).not.toHaveBeenCalled();
});

test('whoever saves nevertheless has seen them, and is asked again when they are others', async () => {
  const asked = [['a', 'b'], ['a'], ['c'], ['c']];
  render(asked);
  expect(await screen.findByText('2 agendamentos ficariam sem atendimento')).toBeTruthy();
  await press('Salvar mesmo assim');
  expect(await screen.findByText('1 agendamento ficaria sem atendimento')).toBeTruthy();
  await press('Salvar mesmo assim');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByText('1 agendamento ficaria sem atendimento')).toBeTruthy();
  expect(stored).not.toHaveBeenCalled();

  await press('Salvar mesmo assim');
  await vi.waitFor(() => expect(stored).toHaveBeenCalledOnce());
});

const WHO = '20/03/2026 09:00 · Maria';
const decision = () => screen.findByRole('combobox', { name: `O que fazer: ${WHO}` });

test('each goes to whoever is free, stays, or gets another time', async () => {
  render([['a'], ['a']]);
  const options = within(await decision()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Resolver depois',
    'Passar para Bia',
    'Manter assim',
  ]);
  const other = screen.getByRole('link', { name: `Outro horário: ${WHO}` });
  expect(other.getAttribute('href')).toContain(`open=${appointment.id}&edit=true`);
  fireEvent.change(await decision(), { target: { value: bia.id } });
  await press('Salvar e aplicar');
  await vi.waitFor(() => expect(stored).toHaveBeenCalledOnce());
  expect(stored).toHaveBeenCalledWith([{ id: appointment.id, professionalId: bia.id }]);
});

test('what was decided is there again for whoever went back', async () => {
  render([['a'], ['a'], ['a']]);
  fireEvent.change(await decision(), { target: { value: bia.id } });
  await press('Voltar');
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith(false));
  await press('Inativar');
  expect(await decision()).toHaveProperty('value', bia.id);
});

test('what was decided is there again when it could not be stored', async () => {
  render([['a'], ['a'], ['a'], ['a']]);
  fireEvent.change(await decision(), { target: { value: bia.id } });
  await press('Salvar e aplicar');
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledOnce());
  await press('Inativar');
  expect(await decision()).toHaveProperty('value', bia.id);
});

test.each([
  ['Mover todos que couberem', bia.id],
  ['Manter todos', null],
])('%s is one tap for all of them', async (name, professionalId) => {
  render([['a'], ['a']]);
  await press(name);
  await press('Salvar e aplicar');
  await vi.waitFor(() => expect(stored).toHaveBeenCalledOnce());
  expect(stored).toHaveBeenCalledWith([{ id: appointment.id, professionalId }]);
});

test('what is taken meanwhile is said at its row, and waits again', async () => {
  render([['a'], ['b'], ['b']], { problem: 'taken' });
  fireEvent.change(await decision(), { target: { value: bia.id } });
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Salvar e aplicar');
  expect(await screen.findByText('Este horário já está ocupado. Escolha de novo.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/^Nada foi salvo ainda/);
  expect(await decision()).toHaveProperty('value', 'later');
});
