import type { ReceivablesAgenda } from '@app/contract/cash/receivables.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { ReceivablesPage } from './receivables-page.tsx';
import { receivableFilters, receivablesPeriodOf } from './receivables-view.ts';

const { receivables, sessions } = fakeServer.cash;
const nothing: ReceivablesAgenda = {
  days: [],
  totals: { grossCents: 0, feeCents: 0, netCents: 0 },
  due: { todayCents: 0, weekCents: 0, monthCents: 0 },
};
const agenda: ReceivablesAgenda = {
  days: [{ date: '2026-04-09', count: 1, grossCents: 50_00, feeCents: 2_00, netCents: 48_00 }],
  totals: { grossCents: 50_00, feeCents: 2_00, netCents: 48_00 },
  due: { todayCents: 10_00, weekCents: 20_00, monthCents: 68_00 },
};

function open(shown: ReceivablesAgenda, session = sampleSession) {
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
          days: receivables.days.handler(() => shown),
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
                grossCents: 50_00,
                feeCents: 2_00,
                netCents: 48_00,
              },
            ],
            nextCursor: null,
          })),
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

test('what comes soon stands above, and the period ends with its sums', async () => {
  open(agenda);
  const soon = within(await screen.findByLabelText('A receber a partir de hoje'));
  expect(await soon.findByText('R$ 68,00')).toBeTruthy();
  const totals = within(await screen.findByLabelText('Total do período'));
  expect(totals.getByText('Taxas da maquininha')).toBeTruthy();
  expect(totals.getByText('R$ 48,00')).toBeTruthy();
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
