import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMore, offeredMore } from '../../../../tests/page-menu.ts';
import { MONDAY_MORNING } from '../../../../tests/sample-appointments.ts';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAppointmentsFile } from './appointments-export.view.ts';
import type { AppointmentsView } from './appointments-view.ts';

const fake = fakeServer.scheduling.appointments;
const today = MONDAY_MORNING.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate();
const day = { fromDate: today.toString(), untilDate: today.add({ days: 1 }).toString() };

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
});

function Header({ view }: { view: AppointmentsView }) {
  return <PageHeader title="Agendamentos" more={[useAppointmentsFile(view)]} />;
}

function show(view: AppointmentsView) {
  const asked = vi.fn<(input: unknown) => void>();
  const exportCsv = fake.exportCsv.handler(({ input }) => {
    asked(input);
    return new File(['Data\r\n'], 'agendamentos.csv');
  });
  renderWithApi(<Header view={view} />, {
    scheduling: { appointments: { exportCsv } },
  });
  return asked;
}

test.each<[AppointmentsView, object]>([
  [{ view: 'list' }, {}],
  [
    { view: 'list', upcoming: true, search: 'ana' },
    { search: 'ana', fromDate: day.fromDate },
  ],
  [
    { view: 'cards', status: 'confirmed' },
    { status: 'confirmed', ...day },
  ],
  [
    { view: 'list', serviceId: '01990000-0000-7000-8000-0000000000c1' },
    { serviceId: '01990000-0000-7000-8000-0000000000c1' },
  ],
])('of %j goes out what its filters leave', async (view, filter) => {
  const saved = catchSavedFile();
  const asked = show(view);
  await chooseMore('Exportar CSV');
  await waitFor(() => expect(saved.name()).toBe('agendamentos.csv'));
  expect(asked).toHaveBeenCalledExactlyOnceWith({ search: '', ...filter });
});

test.each<AppointmentsView>([{}, { view: 'week' }])('a timeline is no list: %j', async (view) => {
  show(view);
  expect(await offeredMore()).toEqual([]);
});

test.each(['receptionist', 'professional'] as const)('a %s takes no list along', async (role) => {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  renderWithApi(<Header view={{ view: 'list' }} />, {}, { session });
  expect(await offeredMore()).toEqual([]);
});

test('a failure is told', async () => {
  const exportCsv = fake.exportCsv.handler(({ errors }) => {
    throw errors.FORBIDDEN();
  });
  renderWithApi(<Header view={{ view: 'list' }} />, {
    scheduling: { appointments: { exportCsv } },
  });
  await chooseMore('Exportar CSV');
  expect(await screen.findByText('Erro ao exportar agendamentos')).toBeTruthy();
});
