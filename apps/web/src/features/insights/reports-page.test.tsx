import type { Session } from '@app/contract/identity/session.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { reports } from '../../../tests/sample-insights.ts';
import { catchSavedFile } from '../../../tests/saved-file.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../tests/support.tsx';
import type { Range } from './period-view.api.ts';
import { ReportsPage } from './reports-page.tsx';

beforeEach(() => {
  const now = Temporal.Instant.from('2026-11-16T15:00:00Z');
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now);
});

function open(view: Partial<Range> = {}, session: Session = sampleSession) {
  const asked = vi.fn<(input: Range) => void>();
  const onView = vi.fn<(view: Partial<Range>) => void>();
  const { insights } = fakeServer;
  renderWithApi(
    <ReportsPage view={view} onView={onView} />,
    {
      insights: {
        reports: insights.reports.handler(({ input }) => {
          asked(input);
          return reports;
        }),
        exportReports: insights.exportReports.handler(
          ({ input }) => new File(['Total;Valor'], `relatorio-${input.fromDate}.csv`),
        ),
      },
    },
    { session },
  );
  return { asked, onView };
}

test('the four totals of the whole month', async () => {
  const { asked } = open();

  const totals = within(await screen.findByLabelText('Totais do período'));
  for (const text of ['130', '90', 'R$ 6.000,00', 'R$ 100,00']) {
    expect(totals.getByText(text)).toBeTruthy();
  }
  for (const name of ['Total de Clientes', 'Agendamentos', 'Receita Total', 'Ticket Médio']) {
    expect(totals.getByRole('link', { name })).toBeTruthy();
  }
  expect(totals.getByRole('link', { name: 'Receita Total' }).getAttribute('href')).toContain(
    'counts=revenue',
  );
  expect(asked).toHaveBeenCalledWith({ fromDate: '2026-11-01', toDate: '2026-11-30' });
  expect(screen.getByText('Período: 01/11/2026 a 30/11/2026')).toBeTruthy();
});

test('another period goes into the address', async () => {
  const { onView } = open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Período' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hoje' }));

  expect(onView).toHaveBeenCalledWith({ fromDate: '2026-11-16', toDate: '2026-11-16' });
});

test('the file has the days that are looked at', async () => {
  const saved = catchSavedFile();
  open({ fromDate: '2026-10-01', toDate: '2026-10-31' });
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));

  await vi.waitFor(() => expect(saved.name()).toBe('relatorio-2026-10-01.csv'));
});

test('the button prints', async () => {
  window.print = vi.fn();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));

  expect(window.print).toHaveBeenCalled();
});

test('a receptionist is told that reports are not hers, and nothing is asked', async () => {
  const company = sampleSession.company && {
    ...sampleSession.company,
    role: 'receptionist' as const,
  };
  const { asked } = open({}, { ...sampleSession, company });

  expect(await screen.findByText('Você não tem permissão para ver os relatórios.')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});
