import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  agenda,
  detail,
  haircut,
  MONDAY_MORNING,
  newcomer,
} from '../../../../tests/sample-appointments.ts';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { counter } from '../../cash/checkout/settle-counter.tsx';
import { AppointmentsPage } from '../appointments/appointments-page.tsx';

const fake = fakeServer.scheduling;
const { professionalId, startTime, endTime } = haircut;

beforeEach(() => {
  vi.useFakeTimers({ now: MONDAY_MORNING.epochMilliseconds, toFake: ['Date'] });
});

async function take(item: string, appointments: FakeRouter = {}, bookingChoices = choices()) {
  const user = userEvent.setup();
  const nothing = () => {};
  const page = (
    <AppointmentsPage
      view={{ open: detail.id }}
      onView={nothing}
      onOpen={nothing}
      counter={counter}
    />
  );
  renderWithApi(page, {
    scheduling: {
      agenda: { read: fake.agenda.read.handler(() => agenda) },
      bookingChoices,
      appointments: {
        get: fake.appointments.get.handler(() => detail),
        clientAside: fake.appointments.clientAside.handler(() => newcomer),
        ...appointments,
      },
    },
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Agendamento' }));
  await user.click(await panel.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return user;
}

function choices(): FakeRouter {
  const later = {
    startTime: laterBy({ hours: 1 }, startTime),
    endTime: laterBy({ hours: 1 }, endTime),
    durationMinutes: 60,
    professionalId,
  };
  return {
    professionals: fake.bookingChoices.professionals.handler(() => [
      { id: professionalId, name: 'Bia', specialties: [], photoUrl: null },
    ]),
    services: fake.bookingChoices.services.handler(() =>
      detail.serviceDetails.map(({ id, name, priceCents, durationMinutes }) => ({
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
      })),
    ),
    days: fake.bookingChoices.days.handler(() => [
      { date: '2026-11-16', available: true, reason: null },
    ]),
    slots: fake.bookingChoices.slots.handler(() => [later]),
  };
}

function laterBy(duration: Temporal.DurationLike, instant: string): string {
  return Temporal.Instant.from(instant).add(duration).toString();
}

test('another time is taken without passing by the services, and the visit shows it at once', async () => {
  const moved = {
    ...detail,
    startTime: laterBy({ hours: 1 }, startTime),
    endTime: laterBy({ hours: 1 }, endTime),
  };
  const sent = vi.fn<(input: unknown) => void>();
  const update = fake.appointments.update.handler(({ input }) => {
    sent(input);
    return moved;
  });
  // Asked again it never answers: what the change answered is enough.
  const get = fake.appointments.get.handler(() =>
    sent.mock.calls.length > 0 ? new Promise<never>(() => {}) : detail,
  );
  const user = await take('Remarcar', { update, get });

  const dialog = within(await screen.findByRole('dialog', { name: /^Editar agendamento/ }));
  await user.click(await dialog.findByRole('button', { name: '11:00' }));
  await user.click(await dialog.findByRole('button', { name: 'Salvar alterações' }));
  const wish = expect.objectContaining({ startTime: moved.startTime });
  await waitFor(() => expect(sent).toHaveBeenCalledWith(wish));
  const panel = within(await screen.findByRole('dialog', { name: 'Agendamento' }));
  expect(await panel.findByText('11:00–12:00')).toBeTruthy();
});

test('a visit is cancelled by the button that says so, after a look at whose it is', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  const changeStatus = fake.appointments.changeStatus.handler(({ input }) => {
    sent(input);
    return { ...detail, status: input.status, refund: 'none', paidCommissionCents: 0 };
  });
  const user = await take('Cancelar agendamento', { changeStatus });

  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar agendamento' }));
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Cancelar agendamento' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: detail.id, status: 'cancelled' }));
});

describe('the client', () => {
  const joana = {
    id: '01990000-0000-7000-8000-0000000000bb',
    name: 'Joana',
    email: '',
    phone: '5511987650000',
    isBlocked: false,
    blockedReason: null,
  };
  const search = {
    ...choices(),
    searchClients: fake.bookingChoices.searchClients.handler(() => [joana]),
  };

  test('is changed by a search, and everything else is sent as it is', async () => {
    const sent = vi.fn<(input: unknown) => void>();
    const update = fake.appointments.update.handler(({ input }) => {
      sent(input);
      return { ...detail, clientId: joana.id, clientName: 'Joana', couponCode: null };
    });
    const user = await take('Trocar cliente', { update }, search);
    const dialog = within(await screen.findByRole('dialog', { name: 'Trocar cliente' }));
    await user.click(dialog.getByRole('button', { name: 'Trocar cliente' }));
    expect(await dialog.findByText('Escolha quem será atendido.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Cliente'), 'joa');
    await user.click(await screen.findByRole('option', { name: /Joana/ }));
    await user.click(
      dialog.getAllByRole('button', { name: 'Trocar cliente' }).at(-1) as HTMLElement,
    );
    const { id, version, professionalId: who, startTime: when } = detail;
    const wish = { id, version, professionalId: who, startTime: when, clientId: joana.id };
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining(wish)));
    expect(await screen.findByText('O atendimento agora é de Joana.')).toBeTruthy();
  });

  test('of what was paid stays, and it is said what comes first', async () => {
    const paid = { ...detail, isPaid: true };
    await take('Trocar cliente', { get: fake.appointments.get.handler(() => paid) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Trocar cliente' }));
    expect(dialog.getByText(/Estorne o pagamento antes/)).toBeTruthy();
    expect(dialog.queryByLabelText('Cliente')).toBeNull();
  });
});
