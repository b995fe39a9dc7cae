import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import ShownAlerts from './shown-alerts.tsx';

const alert = {
  id: '01990000-0000-7000-8000-00000000000a',
  type: 'warning' as const,
  title: 'Manutenção',
  message: 'No domingo o sistema para.',
};
const session = { ...sampleSession, alerts: [alert] };
const fake = fakeServer.platform.alerts;

test('an alert is read until it is dismissed', async () => {
  const dismiss = vi.fn(({ input }: { input: { id: string } }) => input);
  const alerts = { dismiss: fake.dismiss.handler(dismiss) };
  renderWithApi(<ShownAlerts />, { platform: { alerts } }, { session });
  expect(screen.getByText('No domingo o sistema para.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Dispensar o aviso “Manutenção”' }));
  expect(screen.queryByRole('region', { name: 'Avisos da plataforma' })).toBeNull();
  await vi.waitFor(() => expect(dismiss.mock.lastCall?.[0].input).toEqual({ id: alert.id }));
});

test('one that could not be dismissed comes back, and why is said', async () => {
  const dismiss = fake.dismiss.handler(() => {
    throw new Error('down');
  });
  renderWithApi(<ShownAlerts />, { platform: { alerts: { dismiss } } }, { session });
  await userEvent.click(screen.getByRole('button', { name: /^Dispensar/ }));
  expect(await screen.findByText('Não foi possível dispensar o aviso')).toBeTruthy();
  expect(screen.getByText('Manutenção')).toBeTruthy();
});
