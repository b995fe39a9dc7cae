import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { professional, report } from '../../../../tests/sample-insights.ts';
import { renderWithApi } from '../../../../tests/support.tsx';
import { BiHours } from './bi-hours.tsx';

test('the hours lead to the appointments of the period and of whoever is looked at', async () => {
  renderWithApi(<BiHours report={report} view={{ professionalId: professional.id }} />);

  const link = await screen.findByRole('link', { name: 'Ver agendamentos' });
  expect(link.getAttribute('href')).toBe(
    `/dashboard/appointments?view=list&date=2026-11-01&until=2026-11-16&professionalId=${professional.id}`,
  );
});

test('what the hours bring leads to what was paid', async () => {
  renderWithApi(<BiHours report={report} view={{ professionalId: professional.id }} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Receita de serviços' }));

  const link = await screen.findByRole('link', { name: 'Ver serviços pagos' });
  expect(link.getAttribute('href')).toBe(
    `/dashboard/financial/paid-services?fromDate=2026-11-01&toDate=2026-11-16&professionalId=${professional.id}`,
  );
});
