import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MONDAY_MORNING } from '../../../../tests/sample-appointments.ts';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import type { AppointmentsView } from './appointments-view.ts';
import { ExportAppointmentsButton } from './export-appointments-button.tsx';

const fake = fakeServer.scheduling.appointments;
const today = MONDAY_MORNING.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate();
const day = { fromDate: today.toString(), untilDate: today.add({ days: 1 }).toString() };

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
});

function show(view: AppointmentsView) {
  const asked = vi.fn<(input: unknown) => void>();
  const exportCsv = fake.exportCsv.handler(({ input }) => {
    asked(input);
    return new File(['Data\r\n'], 'agendamentos.csv');
  });
  renderWithApi(<ExportAppointmentsButton view={view} />, {
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
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(saved.name()).toBe('agendamentos.csv'));
  expect(asked).toHaveBeenCalledExactlyOnceWith({ search: '', ...filter });
});

test.each<AppointmentsView>([{}, { view: 'week' }])('a timeline is no list: %j', (view) => {
  show(view);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['receptionist', 'professional'] as const)('a %s takes no list along', (role) => {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  renderWithApi(<ExportAppointmentsButton view={{ view: 'list' }} />, {}, { session });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure is told', async () => {
  const exportCsv = fake.exportCsv.handler(({ errors }) => {
    throw errors.FORBIDDEN();
  });
  renderWithApi(<ExportAppointmentsButton view={{ view: 'list' }} />, {
    scheduling: { appointments: { exportCsv } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Erro ao exportar agendamentos')).toBeTruthy();
});
