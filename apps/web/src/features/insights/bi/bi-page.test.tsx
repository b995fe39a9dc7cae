import type { BiReport, ReportPeriod } from '@app/contract/insights/insights.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyReport, report, service } from '../../../../tests/sample-insights.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import type { PeriodView } from '../period-view.ts';
import { BiPage } from './bi-page.tsx';

beforeEach(() => {
  const now = Temporal.Instant.from('2026-11-16T15:00:00Z');
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now);
});

function open(answer: BiReport = report, view: PeriodView = {}) {
  const asked = vi.fn<(input: ReportPeriod) => void>();
  const onView = vi.fn<(view: PeriodView) => void>();
  const { insights, team, catalog } = fakeServer;
  renderWithApi(<BiPage view={view} onView={onView} />, {
    insights: {
      report: insights.report.handler(({ input, errors }) => {
        asked(input);
        if (input.fromDate < '2025-01-01') throw errors.PERIOD_TOO_LONG();
        return answer;
      }),
    },
    team: { professionals: { list: team.professionals.list.handler(() => []) } },
    catalog: { services: { list: catalog.services.list.handler(() => []) } },
  });
  return { asked, onView };
}

test('the period is this month until today, unless the address says otherwise', async () => {
  const { asked } = open();

  await screen.findByText('R$ 500,00', { selector: 'dd' });
  expect(asked).toHaveBeenCalledWith({ fromDate: '2026-11-01', toDate: '2026-11-16' });
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Período' }).value).toBe(
    'Este mês até hoje',
  );
});

test('a sentence above the figures says how it goes, and each figure how it changed', async () => {
  open();
  expect(
    await screen.findByText(/^Em novembro, até hoje, entraram .* de serviços, 25,0% a mais/),
  ).toBeTruthy();
  const figures = within(screen.getByLabelText('Números do período'));
  expect(figures.getByText('−20,0% · antes 10')).toBeTruthy();
  expect(figures.getByText(/^\+25,0% · antes R\$\s400,00$/)).toBeTruthy();
  expect(figures.getByText('Sem produtos, pacotes e outras receitas')).toBeTruthy();
});

test('the sentence says nothing of a new question while its answer is on the way', async () => {
  const answers = Promise.withResolvers<void>();
  const { insights, team, catalog } = fakeServer;
  const Page = () => {
    const [view, setView] = useState<PeriodView>({});
    return (
      <>
        <button type="button" onClick={() => setView({ serviceId: service.id })}>
          Só cortes
        </button>
        <BiPage view={view} onView={setView} />
      </>
    );
  };
  renderWithApi(<Page />, {
    insights: {
      report: insights.report.handler(async ({ input }) => {
        if (input.serviceId) await answers.promise;
        return report;
      }),
    },
    team: { professionals: { list: team.professionals.list.handler(() => []) } },
    catalog: { services: { list: catalog.services.list.handler(() => []) } },
  });
  const sentence = await screen.findByText(/ entraram /);
  await userEvent.click(screen.getByRole('button', { name: 'Só cortes' }));
  await waitFor(() => expect(sentence.style.visibility).toBe('hidden'));
  answers.resolve();
  await waitFor(() => expect(sentence.style.visibility).toBe('visible'));
  expect(sentence.textContent).toMatch(/^Com os filtros escolhidos, em novembro/);
});

test('another period goes into the address together with the filters', async () => {
  const { onView } = open(report, { serviceId: service.id });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Período' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Mês passado' }));

  const october = { fromDate: '2026-10-01', toDate: '2026-10-31' };
  expect(onView).toHaveBeenCalledWith({ serviceId: service.id, ...october });
});

test('the arrow keys read a chart, beginning with its largest column', async () => {
  open();
  const chart = await screen.findByRole('slider', { name: 'Agendamentos por dia' });
  expect(chart.getAttribute('aria-valuetext')).toBe('02/11/2026: Agendamentos 6');
  chart.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(chart.getAttribute('aria-valuetext')).toBe('03/11/2026: Agendamentos 2');
  await userEvent.keyboard('{Home}');

  expect(chart.getAttribute('aria-valuetext')).toBe('01/11/2026: Agendamentos 0');
});

test.each([
  ['Agendamentos por dia', '02/11/2026', ['6']],
  ['Receita de serviços por dia', '02/11/2026', ['R$\u00a0400,00']],
  ['Agendamentos por status', 'Concluído', ['5', '62,5%']],
  ['Clientes novos e que voltaram', 'Novos', ['2', '25,0%']],
  ['Receita por serviço', 'Corte', ['8', 'R$\u00a0500,00']],
  ['Receita de serviços por profissional', 'Carla Dias', ['8', '5', 'R$\u00a0500,00']],
  ['Ocupação da equipe', 'Carla Dias', ['10h', '7h30', '75,0%']],
  ['Dias e horários mais procurados', 'Segunda', ['09h', '6', 'R$\u00a0400,00']],
])('behind "%s" there is a table', async (title, name, values) => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: `Ver tabela: ${title}` }));

  const chart = within(screen.getByRole('region', { name: title }));
  const rows = chart.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
  const texts = rows.map((row) => row.map(({ textContent }) => textContent));
  expect(texts).toContainEqual(values);
  expect(chart.getAllByRole('rowheader', { name }).length).toBeGreaterThan(0);
  expect(chart.getByRole('button', { name: `Ver gráfico: ${title}` })).toBeTruthy();
});

test('the hours show how many come, and what they bring', async () => {
  open();
  const texts = async () => {
    const grid = within(
      await screen.findByRole('table', { name: 'Dias e horários mais procurados' }),
    );
    return grid.getAllByRole('cell').flatMap(({ textContent }) => textContent || []);
  };
  expect(await texts()).toEqual(['6', '2']);
  await userEvent.click(screen.getByRole('radio', { name: 'Receita de serviços' }));
  expect(await texts()).toEqual(['400', '100']);
});

test('each chart says for itself what is missing', async () => {
  const byDay = report.byDay.map((day) => ({ ...day, appointments: 0 }));
  const byHour = [{ weekday: 1, hour: 9, appointments: 0, revenueCents: 40_000 }];
  open({ ...report, total: 0, byDay, byHour });

  const byName = async (name: string) => within(await screen.findByRole('region', { name }));
  const days = await byName('Agendamentos por dia');
  expect(days.getByText(/^Nenhum agendamento neste período\. Quantos começam/)).toBeTruthy();
  const statuses = await byName('Agendamentos por status');
  expect(statuses.getByText(/^Nenhum agendamento neste período\. Quantos há/)).toBeTruthy();
  const hours = await byName('Dias e horários mais procurados');
  expect(hours.getByText(/^Nenhum agendamento neste período\. Os horários/)).toBeTruthy();
  expect((await byName('Receita de serviços por dia')).getByRole('slider')).toBeTruthy();
});

test('a period in which nothing happened says what will be there', async () => {
  open(emptyReport);

  expect(await screen.findByText(/^Nenhum agendamento ou pagamento neste período\./)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a period that is too long gets one clear sentence', async () => {
  open(report, { fromDate: '2024-11-10', toDate: '2026-11-01' });

  const sentence = 'Escolha um período de até 366 dias, com o início antes do fim.';
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
});
