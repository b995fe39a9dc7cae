import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleId } from '../../../../tests/agenda.ts';
import { detail, MONDAY_MORNING } from '../../../../tests/sample-appointments.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import ChangeDialog from './change-dialog.tsx';

const fake = fakeServer.scheduling;
const { professionalId, startTime } = detail;
const [cut, blowDry] = detail.serviceDetails;
if (!cut || !blowDry) throw new Error('two services are needed');
const offered = [cut, blowDry].map((service) => ({
  ...service,
  description: '',
  priceVaries: false,
  category: '',
  doneBy: null,
  color: '#3B82F6',
  loyaltyPoints: 0,
}));
const LATER = '2026-11-16T15:00:00Z';
const LATEST = '2026-11-16T17:00:00Z';
const caio = sampleId(7);

/** The appointment as it is stored, changed here and by somebody else. */
let stored: AppointmentDetail;
/** What is sent, and whether its answer is heard. */
const sent = vi.fn<(input: object, key: unknown) => void>();
let isCut = false;
/** Whether the server fails before it stores anything. */
let isDown = false;

beforeEach(() => {
  vi.useFakeTimers({ now: MONDAY_MORNING.epochMilliseconds, toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  sent.mockClear();
  stored = detail;
  isCut = false;
  isDown = false;
});

const update = fake.appointments.update.handler(({ input, context, errors }) => {
  sent(input, Reflect.get(context, 'requestKey'));
  if (isDown) throw new TypeError('Failed to fetch');
  if (input.version !== stored.version) throw errors.APPOINTMENT_CHANGED();
  const serviceDetails = [cut, blowDry].filter(({ id }) => input.serviceIds.includes(id));
  const { startTime: start, professionalId: who } = input;
  const version = stored.version + 1;
  stored = { ...stored, startTime: start, professionalId: who, serviceDetails, version };
  if (isCut) throw new TypeError('Failed to fetch');
  return stored;
});

const elsewhere = (change: Partial<AppointmentDetail>) => {
  stored = { ...stored, ...change, version: stored.version + 1 };
};

function open() {
  const slots = [startTime, LATER, LATEST].map((start) => ({
    startTime: start,
    endTime: start,
    durationMinutes: 60,
    professionalId,
  }));
  const rendered = renderWithApi(<ChangeDialog id={detail.id} onClose={vi.fn()} />, {
    scheduling: {
      bookingChoices: {
        professionals: fake.bookingChoices.professionals.handler(() => [
          { id: professionalId, name: 'Bia', specialties: [], photoUrl: null },
          { id: caio, name: 'Caio', specialties: [], photoUrl: null },
        ]),
        services: fake.bookingChoices.services.handler(() => offered),
        days: fake.bookingChoices.days.handler(() => [
          { date: '2026-11-16', available: true, reason: null },
        ]),
        slots: fake.bookingChoices.slots.handler(() => slots),
      },
      appointments: { get: fake.appointments.get.handler(() => stored), update },
    },
  });
  return rendered;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const service = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });

/** Without the blow-dry, at this time of the list. */
async function changeTo(time: string): Promise<void> {
  await userEvent.click(await service('Escova'));
  await press('Continuar');
  await press(time);
  await screen.findByRole('button', { name: 'Salvar alterações' });
}

test('what was chosen is there again after a reload, until it is thrown away', async () => {
  const before = open();
  await changeTo('12:00');
  before.unmount();
  open();
  expect(await screen.findByText('Recuperamos o que você digitou.')).toBeTruthy();
  const card = within(screen.getByRole('dialog'));
  expect((await card.findAllByText(/16 de novembro.* às 12:00/)).length).toBeGreaterThan(0);

  await press('Descartar');
  expect((await service('Escova')).getAttribute('checked')).not.toBeNull();
  expect(screen.queryByText('Recuperamos o que você digitou.')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('what was stored although nobody heard it is not found again', async () => {
  isCut = true;
  const before = open();
  await changeTo('12:00');
  await press('Salvar alterações');
  await screen.findByText('Erro ao atualizar agendamento. Tente novamente.');
  before.unmount();
  open();
  expect((await service('Corte')).getAttribute('checked')).not.toBeNull();
  expect(screen.queryByText('Recuperamos o que você digitou.')).toBeNull();
});

test('a status that somebody else changed is not in the way', async () => {
  open();
  await changeTo('12:00');
  elsewhere({ status: 'confirmed' });
  await press('Salvar alterações');
  expect(await screen.findByText('Agendamento atualizado com sucesso!')).toBeTruthy();
  expect(stored).toMatchObject({ status: 'confirmed', startTime: LATER });
});

test('what somebody else changed apart from it joins it, is said, and is saved with it', async () => {
  open();
  await changeTo('10:00');
  elsewhere({ startTime: LATER, endTime: LATEST });
  await press('Salvar alterações');
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  expect(screen.getByText('Mudou: Data e hora. Já está no formulário.')).toBeTruthy();
  expect(screen.getAllByText(/16 de novembro.* às 12:00/).length).toBeGreaterThan(0);
  expect(sent).toHaveBeenCalledTimes(1);

  await press('Salvar alterações');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(stored).toMatchObject({ startTime: LATER, serviceDetails: [cut] });
});

test.each([
  ['mine', LATER],
  ['theirs', LATEST],
])('what both changed stands side by side, and %s can be taken', async (side, taken) => {
  open();
  await changeTo('12:00');
  elsewhere({ startTime: LATEST, professionalId: caio, professionalName: 'Caio' });
  await press('Salvar alterações');
  const group = await screen.findByRole('radiogroup', { name: 'Qual fica em Data e hora?' });
  const mine = within(group).getByRole('radio', { name: /^O seu: seg.*16\/11.* às 12:00$/ });
  const theirs = within(group).getByRole('radio', { name: /^O da outra pessoa: .* às 14:00$/ });
  expect(mine).toHaveProperty('checked', true);
  expect(screen.getByText('Mudou: Profissional. Já está no formulário.')).toBeTruthy();
  if (side === 'theirs') await userEvent.click(theirs);

  await press('Salvar alterações');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(stored).toMatchObject({ startTime: taken, professionalId: caio, serviceDetails: [cut] });
});

test('sent again after a lost answer it has the same key', async () => {
  isCut = true;
  open();
  await changeTo('12:00');
  await press('Salvar alterações');
  await screen.findByText('Erro ao atualizar agendamento. Tente novamente.');
  await press('Salvar alterações');
  await waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(1));
  const [first, second] = sent.mock.calls;
  expect(first?.[1]).toEqual(expect.any(String));
  expect(second).toEqual(first);
});

test('what one stored oneself, unheard, is not in the way of what is changed after it', async () => {
  isCut = true;
  open();
  await changeTo('12:00');
  await press('Salvar alterações');
  await screen.findByText('Erro ao atualizar agendamento. Tente novamente.');
  isCut = false;
  await press('Voltar');
  await press('14:00');
  await press('Salvar alterações');
  expect(await screen.findByText('Agendamento atualizado com sucesso!')).toBeTruthy();
  expect(stored).toMatchObject({ startTime: LATEST, serviceDetails: [cut] });
  expect(screen.queryByText(/outra pessoa/i)).toBeNull();
});

test('after a lost attempt and a reload the same time with somebody else is another wish', async () => {
  isDown = true;
  const before = open();
  await changeTo('12:00');
  await press('Salvar alterações');
  await screen.findByText('Erro ao atualizar agendamento. Tente novamente.');
  before.unmount();
  isDown = false;
  open();
  for (let back = 0; back < 3; back += 1) await press('Voltar');
  await press(/^Caio/);
  await userEvent.click(await service('Corte'));
  await press('Continuar');
  await press('12:00');
  await press('Salvar alterações');
  expect(await screen.findByText('Agendamento atualizado com sucesso!')).toBeTruthy();
  expect(stored).toMatchObject({ startTime: LATER, professionalId: caio });
});
