import type { ReceivablesAgenda } from '@app/contract/cash/receivables.contract';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMore } from '../../../../tests/page-menu.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { ReceivablesPage } from './receivables-page.tsx';
import { receivableFilters, receivablesPeriodOf } from './receivables-view.ts';

const { receivables, sessions } = fakeServer.cash;
const nothing: ReceivablesAgenda = {
  days: [],
  totals: { grossCents: 0, feeCents: 0, netCents: 0, receivedCents: 0 },
  waiting: { days: 0, firstDate: null },
  due: { todayCents: 0, weekCents: 0, monthCents: 0 },
};
const agenda: ReceivablesAgenda = {
  days: [
    {
      date: '2026-04-09',
      count: 1,
      openCount: 1,
      grossCents: 50_00,
      feeCents: 2_00,
      netCents: 48_00,
      receivedCents: 0,
    },
  ],
  totals: { grossCents: 50_00, feeCents: 2_00, netCents: 48_00, receivedCents: 0 },
  waiting: { days: 0, firstDate: null },
  due: { todayCents: 10_00, weekCents: 20_00, monthCents: 68_00 },
};

const sent = vi.fn<(what: string, input: object) => void>();
let receivedAt: string | null = null;

beforeEach(() => {
  sent.mockClear();
  receivedAt = null;
});

function open(shown: ReceivablesAgenda | Error, session = sampleSession) {
  const onView = vi.fn();
  renderWithApi(
    <ReceivablesPage
      view={receivableFilters.read({ from: '2026-04-01', to: '2026-04-30' })}
      onView={onView}
    />,
    {
      company: {
        cardFees: {
          get: fakeServer.company.cardFees.get.handler(() => ({
            commissionAfterFees: false,
            methods: [],
          })),
        },
      },
      cash: {
        receivables: {
          days: receivables.days.handler(() => {
            if (shown instanceof Error) throw shown;
            return shown;
          }),
          ofDay: receivables.ofDay.handler(() => ({
            items: [
              {
                id: '01990000-0000-7000-8000-0000000000a1',
                date: '2026-04-09',
                paymentMethodName: 'Crédito',
                brand: 'Visa',
                instalment: 2,
                instalments: 3,
                settlementId: '01990000-0000-7000-8000-0000000000b1',
                receiptNumber: 12,
                paidOn: '2026-02-10',
                receivedAt,
                grossCents: 50_00,
                feeCents: 2_00,
                netCents: 48_00,
              },
            ],
            nextCursor: null,
          })),
          exportCsv: receivables.exportCsv.handler(({ input, errors }) => {
            sent('exportCsv', input);
            throw errors.PERIOD_TOO_LONG();
          }),
          receive: receivables.receive.handler(({ input, errors }) => {
            sent('receive', input);
            throw errors.RECEIVABLE_NOT_FOUND();
          }),
          undoReceive: receivables.undoReceive.handler(({ input, errors }) => {
            sent('undoReceive', input);
            throw errors.RECEIVABLE_NOT_FOUND();
          }),
          receiveDay: receivables.receiveDay.handler(({ input }) => {
            sent('receiveDay', input);
            return { date: input.date, count: input.openCount };
          }),
          undoReceiveDay: receivables.undoReceiveDay.handler(({ input }) => {
            sent('undoReceiveDay', input);
            return { date: input.date, count: 1 };
          }),
        },
        sessions: {
          choices: sessions.choices.handler(() => ({
            usualPaymentMethodId: null,
            paymentMethods: [],
            incomeCategories: [],
            expenseCategories: [],
            pix: null,
          })),
        },
      },
    },
    { session },
  );
  return onView;
}

test('a day says what comes, and unfolds into the payments behind it', async () => {
  open(agenda);
  const days = within(await screen.findByRole('list', { name: 'Dias em que a maquininha paga' }));
  const day = days.getByRole('button', { name: /09\/04\/2026/ });
  expect(day.textContent?.replaceAll('\u00a0', ' ')).toContain('R$ 48,00R$ 50,00 − R$ 2,00');
  await userEvent.click(day);
  expect(await days.findByText('Crédito · Visa · parcela 2 de 3')).toBeTruthy();
  const receipt = days.getByRole('link', { name: 'Recibo nº 12 · pago em 10/02/2026' });
  expect(receipt.getAttribute('href')).toContain('01990000-0000-7000-8000-0000000000b1');
});

const half: ReceivablesAgenda = {
  ...agenda,
  days: agenda.days.map((day) => ({ ...day, count: 3, openCount: 2, receivedCents: 20_00 })),
};

test('a day is ticked off as it is shown, and taken back', async () => {
  open(half);
  const tick = await screen.findByRole('checkbox', { name: 'Recebido: qui, 09/04/2026' });
  expect(screen.getByText('3 pagamentos · 1 recebido')).toBeTruthy();
  await userEvent.click(tick);
  expect(await screen.findByText('2 pagamentos marcados como recebidos')).toBeTruthy();
  const seen = { date: '2026-04-09', openCount: 2, openCents: 28_00 };
  expect(sent.mock.calls).toEqual([['receiveDay', seen]]);
});

test('a day that came is taken back', async () => {
  open({ ...half, days: half.days.map((day) => ({ ...day, openCount: 0 })) });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Recebido: qui/ }));
  expect(await screen.findByText('Recebimento desfeito')).toBeTruthy();
  expect(sent.mock.calls).toEqual([['undoReceiveDay', { date: '2026-04-09' }]]);
});

test.each([
  [null, 'receive'],
  ['2026-04-10T12:00:00Z', 'undoReceive'],
])('a payment received at %s is changed by %s, and a refusal is said', async (at, called) => {
  receivedAt = at;
  open(agenda);
  await userEvent.click(await screen.findByRole('button', { name: /09\/04\/2026/ }));
  await userEvent.click(
    await screen.findByRole('checkbox', {
      name: 'Recebido: Crédito · Visa · parcela 2 de 3, recibo nº 12',
    }),
  );
  expect(await screen.findByText(/^Este valor não está mais a receber/)).toBeTruthy();
  expect(sent.mock.calls.map(([what]) => what)).toEqual([called]);
});

test('what is over and was not ticked off is said only where somebody ticks off', async () => {
  const over = (count: number) => agenda.days.map((day) => ({ ...day, date: '2026-01-02', count }));
  open({ ...agenda, days: over(1) });
  await screen.findByRole('checkbox', { name: /02\/01\/2026/ });
  expect(screen.queryByText('Falta conferir')).toBeNull();
  cleanup();
  open({ ...agenda, days: over(2) });
  expect(await screen.findByText('Falta conferir')).toBeTruthy();
});

test('earlier days that wait to be ticked off are said, and one is led there', async () => {
  const onView = open({ ...agenda, waiting: { days: 3, firstDate: '2026-02-10' } });
  expect(
    await screen.findByText('Antes deste período, 3 dias ainda esperam conferência.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver o mais antigo' }));
  expect(onView).toHaveBeenCalledWith({ from: '2026-02-01', to: '2026-02-28' });
  cleanup();
  open(agenda);
  await screen.findByLabelText('Total do período');
  expect(screen.queryByRole('button', { name: 'Ver o mais antigo' })).toBeNull();
});

test('the file is asked for the days that are shown, and a refusal is said', async () => {
  open(agenda);
  await chooseMore('Exportar CSV');
  expect(await screen.findByText('Erro ao exportar o que há a receber')).toBeTruthy();
  expect(sent.mock.calls).toEqual([
    ['exportCsv', { fromDate: '2026-04-01', toDate: '2026-04-30' }],
  ]);
});

test('what comes soon stands above, and the period ends with its sums', async () => {
  open(agenda);
  const soon = within(await screen.findByLabelText('A receber a partir de hoje'));
  expect(await soon.findByText('R$ 68,00')).toBeTruthy();
  const totals = within(await screen.findByLabelText('Total do período'));
  expect(totals.getByText('Taxas da maquininha')).toBeTruthy();
  expect(totals.getByText('R$ 48,00')).toBeTruthy();
});

test('what could not be loaded leaves no figures waiting above it', async () => {
  open(new Error('down'));
  expect(screen.getByLabelText('A receber a partir de hoje')).toBeTruthy();
  expect(await screen.findByText('Não foi possível carregar os dados.')).toBeTruthy();
  expect(screen.queryByLabelText('A receber a partir de hoje')).toBeNull();
});

test('the period is chosen among those to come', async () => {
  const user = userEvent.setup();
  const onView = open(agenda);
  await user.click(await screen.findByRole('combobox', { name: 'Período' }));
  expect(screen.queryByRole('option', { name: '7 dias' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Próximos 7 dias' }));
  expect(onView).toHaveBeenCalledOnce();
});

test('where nothing comes at all, the way to the fees is shown', async () => {
  open(nothing);
  expect(await screen.findByRole('link', { name: 'Cadastrar taxas' })).toBeTruthy();
});

test('the months beside it are a tap away', async () => {
  const onView = open(agenda);
  await userEvent.click(await screen.findByRole('button', { name: 'Próximo mês' }));
  expect(onView).toHaveBeenCalledWith({ from: '2026-05-01', to: '2026-05-31' });
});

test('this month unless something else is asked', () => {
  const today = Temporal.PlainDate.from('2026-02-10');
  const february = { fromDate: '2026-02-01', toDate: '2026-02-28' };
  expect(receivablesPeriodOf({}, today)).toEqual(february);
});

test('whoever keeps no book is told so', async () => {
  const { company } = sampleSession;
  open(agenda, { ...sampleSession, company: company && { ...company, role: 'receptionist' } });
  expect(await screen.findByText(/^Você não tem permissão/)).toBeTruthy();
});
