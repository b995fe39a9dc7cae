import type { Professional } from '@app/contract/team/professionals.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { useApi } from '../../../foundation/api.tsx';
import {
  AppointmentsQuestion,
  useMindingAppointments,
} from '../../../ui/dialogs/appointments-question.tsx';
import { TellAffected } from './tell-affected.tsx';
import { useTelling } from './telling.view.ts';

const { affected, templates } = fakeServer.messaging;
const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const maria = { id: id('01'), clientName: 'Maria' };
const rosa = { id: id('02'), clientName: 'Rosa' };

function serving(first: string[] = []) {
  let told = first;
  const asked = vi.fn<(input: unknown) => void>();
  const api = {
    messaging: {
      templates: { sample: templates.sample.handler(() => null) },
      affected: {
        listTold: affected.listTold.handler(() => told),
        tell: affected.tell.handler(({ input }) => {
          asked(input);
          told = [...told, ...input.appointmentIds];
          return { queued: input.appointmentIds.length, leftOut: 0 };
        }),
      },
    },
  };
  return { api, asked };
}

test('only those are told who have not been', async () => {
  const { api, asked } = serving([maria.id]);
  renderWithApi(<TellAffected appointments={[maria, rosa]} />, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Avisar todos (1)' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Infelizmente não vamos poder atender você/, { selector: 'p' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar aviso' }));
  expect(await screen.findByText('1 aviso a caminho.')).toBeTruthy();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ appointmentIds: [rosa.id] });
  await waitFor(() => expect(screen.getByText('Avisado')).toBeTruthy());
});

test('one who was told carries it', async () => {
  renderWithApi(<TellAffected appointments={[maria]} />, serving([maria.id]).api);
  expect(await screen.findByText('Avisado')).toBeTruthy();
});

function Asking() {
  return (
    <AppointmentsQuestion telling={useTelling()}>
      <Leaving />
    </AppointmentsQuestion>
  );
}

function Leaving() {
  const { professionals } = useApi().team;
  const minding = useMindingAppointments();
  const leave = () => minding((said) => professionals.deactivate.call({ id: id('0a'), ...said }));
  return (
    <button type="button" onClick={() => void leave()}>
      Inativar
    </button>
  );
}

const ana: Professional = {
  id: id('0a'),
  name: 'Ana',
  email: '',
  phone: '',
  specialties: [],
  color: '#2563EB',
  memberId: null,
  memberName: null,
  birthday: '',
  photoUrl: null,
  active: false,
  position: 1,
  version: 1,
  createdAt: '2026-03-10T12:00:00Z',
};

/** Somebody is booked until whoever saves has seen it. */
function asking() {
  const { api, asked } = serving();
  const stored = vi.fn();
  const deactivate = fakeServer.team.professionals.deactivate.handler(({ input, errors }) => {
    if (input.seenAppointments !== 'x') {
      const busy = { startTime: '2026-03-20T12:00:00Z', serviceNames: 'Corte' };
      const whose = { professionalName: 'Ana', clientPhone: '5511987654321' };
      const affectedOne = { ...maria, ...busy, ...whose, takers: [], problem: null };
      const data = { count: 1, fingerprint: 'x', appointments: [affectedOne] };
      throw errors.APPOINTMENTS_AFFECTED({ data });
    }
    stored();
    return { ...ana, id: input.id };
  });
  renderWithApi(<Asking />, { ...api, team: { professionals: { deactivate } } });
  return { asked, stored };
}

test('whoever takes hours away chooses before saving whether clients are told, and in which words', async () => {
  const { asked, stored } = asking();
  await userEvent.click(await screen.findByRole('button', { name: 'Inativar' }));
  const tick = await screen.findByRole('checkbox', { name: /Avisar o cliente/ });
  await userEvent.click(tick);
  expect(
    await screen.findByText(/Infelizmente não vamos poder atender você/, { selector: 'p' }),
  ).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e avisar' }));
  await waitFor(() =>
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ appointmentIds: [maria.id] }),
  );
  expect(stored).toHaveBeenCalledOnce();
});

test('whoever goes back, or leaves it out, tells nobody', async () => {
  const { asked, stored } = asking();
  await userEvent.click(await screen.findByRole('button', { name: 'Inativar' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Avisar o cliente/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Inativar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar mesmo assim' }));
  await waitFor(() => expect(stored).toHaveBeenCalledOnce());
  expect(asked).not.toHaveBeenCalled();
});
