import type { Service } from '@app/contract/catalog/services.contract';
import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import type { Role } from '@app/domain/team/permissions';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { agendaDay, momentAt, sampleAgenda, sampleEntry } from '../../../../tests/agenda.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { counter } from '../../cash/checkout/settle-counter.tsx';
import { AppointmentsPage } from '../appointments/appointments-page.tsx';
import {
  APPOINTMENT_VIEWS,
  appointmentFilters,
  type ViewKind,
} from '../appointments/appointments-view.ts';

const fake = fakeServer.scheduling;
const haircut: Service = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Corte',
  description: '',
  category: '',
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  priceCents: 100_00,
  color: '#2563EB',
  loyaltyPoints: 0,
  returnAfterDays: null,
  active: true,
  version: 1,
  createdAt: '2026-03-10T12:00:00Z',
};
const nobody: Agenda = { ...sampleAgenda([]), professionals: [] };
const withoutHours = withDays([{ date: agendaDay, hours: [], because: null }]);

function withDays(days: Agenda['professionals'][number]['days']): Agenda {
  const agenda = sampleAgenda([]);
  return { ...agenda, professionals: agenda.professionals.map((one) => ({ ...one, days })) };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(momentAt('08:00')));
});

type Company = { agenda: Agenda; services?: Service[]; role?: Role };

function open(view: ViewKind, { agenda, services = [haircut], role = 'owner' }: Company) {
  const { company } = sampleSession;
  const list = fake.appointments.list.handler(() => ({ items: [], nextCursor: null }));
  const page = (
    <AppointmentsPage
      view={appointmentFilters.read({ view })}
      onView={vi.fn()}
      onOpen={vi.fn()}
      counter={counter}
    />
  );
  renderWithApi(
    page,
    {
      scheduling: {
        agenda: { read: fake.agenda.read.handler(() => agenda) },
        appointments: { list },
      },
      catalog: { services: { list: fakeServer.catalog.services.list.handler(() => services) } },
    },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
}

async function leadsTo(name: string): Promise<string | null> {
  return (await screen.findByRole('link', { name })).getAttribute('href');
}

/** Not even when everything that was asked for has come. */
async function neverLeads(name: string): Promise<void> {
  const appearing = screen.findByRole('link', { name }, { timeout: 500 });
  await expect(appearing).rejects.toThrow();
}

test.each(APPOINTMENT_VIEWS)(
  'a company without a team is led to its first one: %s',
  async (view) => {
    open(view, { agenda: nobody });
    expect(await leadsTo('Cadastrar profissional')).toBe('/dashboard/professionals');
  },
);

test.each(APPOINTMENT_VIEWS)('without services to the first service: %s', async (view) => {
  open(view, { agenda: sampleAgenda([]), services: [] });
  expect(await leadsTo('Cadastrar serviço')).toBe('/dashboard/services');
});

test.each(APPOINTMENT_VIEWS)('where nobody works to the working hours: %s', async (view) => {
  open(view, { agenda: withoutHours });
  expect(await leadsTo('Definir horários')).toBe('/dashboard/professionals');
});

test('whoever may not do it reads who does', async () => {
  open('day', { agenda: nobody, role: 'receptionist' });
  expect(await screen.findByText(/Fale com quem administra a empresa/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Cadastrar profissional' })).toBeNull();
});

test('a member who is no professional reads why she sees nothing', async () => {
  open('day', { agenda: nobody, role: 'professional' });
  expect(await screen.findByText(/não está ligada a um profissional/)).toBeTruthy();
});

test('a day on which nobody works for a reason is shown as it is', async () => {
  const because = { kind: 'closed' as const, name: 'Natal' };
  open('day', { agenda: withDays([{ date: agendaDay, hours: [], because }]) });
  expect(await screen.findAllByText('Fechado: Natal')).toBeTruthy();
  await neverLeads('Definir horários');
});

test('what is booked stays in sight, whatever is missing', async () => {
  open('day', { agenda: sampleAgenda([sampleEntry()]), services: [] });
  expect(await screen.findByRole('button', { name: /Maria Clara/ })).toBeTruthy();
  await neverLeads('Cadastrar serviço');
});
