import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleId } from '../../../../tests/agenda.ts';
import { detail, haircut, MONDAY_MORNING } from '../../../../tests/sample-appointments.ts';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import ChangeDialog from './change-dialog.tsx';

const fake = fakeServer.scheduling;
const { professionalId, startTime, endTime } = haircut;
const offered = detail.serviceDetails.map(({ id, name, priceCents, durationMinutes }) => ({
  id,
  name,
  priceCents,
  durationMinutes,
  description: '',
  priceVaries: false,
  category: '',
  doneBy: null,
  color: '#3B82F6',
  loyaltyPoints: 0,
}));
const own = { startTime, endTime, durationMinutes: 60, professionalId };

beforeEach(() => {
  vi.useFakeTimers({ now: MONDAY_MORNING.epochMilliseconds, toFake: ['Date'] });
});

/** Leaves the professional open, and keeps the time. */
async function changeToAnybody(update: FakeRouter, slots: (asked: object) => (typeof own)[]) {
  const user = userEvent.setup();
  const days = vi.fn<(input: unknown) => void>();
  renderWithApi(<ChangeDialog id={detail.id} onClose={vi.fn()} />, {
    scheduling: {
      bookingChoices: {
        professionals: fake.bookingChoices.professionals.handler(() => [
          { id: professionalId, name: 'Bia', specialties: [], photoUrl: null },
          { id: sampleId(7), name: 'Caio', specialties: [], photoUrl: null },
        ]),
        services: fake.bookingChoices.services.handler(() => offered),
        days: fake.bookingChoices.days.handler(({ input }) => {
          days(input);
          return [{ date: '2026-11-16', available: true, reason: null }];
        }),
        slots: fake.bookingChoices.slots.handler(({ input }) => slots(input)),
      },
      appointments: { get: fake.appointments.get.handler(() => detail), ...update },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /^Editar agendamento/ }));
  await user.click(await dialog.findByRole('button', { name: 'Voltar' }));
  await user.click(await dialog.findByRole('button', { name: /^Qualquer profissional/ }));
  for (const { name } of offered) await user.click(await dialog.findByText(name));
  await user.click(await dialog.findByRole('button', { name: 'Continuar' }));
  await user.click(await dialog.findByRole('button', { name: '10:00' }));
  await user.click(await dialog.findByRole('button', { name: 'Salvar alterações' }));
  return { days };
}

test('what is edited is not in its own way, also where anybody would do', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  const update = fake.appointments.update.handler(({ input }) => {
    sent(input);
    return detail;
  });
  const slots = vi.fn((_asked: object) => [own]);
  const { days } = await changeToAnybody({ update }, slots);

  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ startTime })));
  const exceptId = detail.id;
  const asked = { serviceIds: offered.map(({ id }) => id), exceptId };
  expect(days).toHaveBeenCalledWith({ ...asked, fromDate: expect.any(String) });
  // Once for the list, and once to find out who takes it.
  const [listed, taken, ...others] = slots.mock.calls;
  expect(others).toEqual([]);
  expect(listed).toEqual([{ ...asked, date: '2026-11-16' }]);
  expect(taken).toEqual(listed);
});

test('a change for which nobody can be found says that it was not changed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isAsked = false;
  await changeToAnybody({}, () => {
    if (isAsked) throw new Error('no');
    isAsked = true;
    return [own];
  });
  expect(await screen.findByText('Erro ao atualizar agendamento. Tente novamente.')).toBeTruthy();
});
