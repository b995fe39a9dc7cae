import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { professional, report } from '../../../tests/sample-insights.ts';
import { renderWithApi } from '../../../tests/support.tsx';
import { BiHours } from './bi-hours.tsx';

test('the hours lead to the appointments of the period and of whoever is looked at', async () => {
  renderWithApi(<BiHours report={report} view={{ professionalId: professional.id }} />);

  const link = await screen.findByRole('link', { name: 'Ver agendamentos' });
  expect(link.getAttribute('href')).toBe(
    `/dashboard/appointments?view=list&date=2026-11-01&until=2026-11-16&professionalId=${professional.id}`,
  );
});
