import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { PaymentsPage } from './payments-page.tsx';

const fake = fakeServer.platform.payments;
const asked = vi.fn();
const payment = {
  invoiceId: 'in_1',
  environment: 'test' as const,
  companyId: '01990000-0000-7000-8000-00000000000a',
  companyName: 'Espaço Ágata',
  planName: 'Total',
  amountCents: 1_234_50,
  status: 'failed' as const,
  at: '2026-03-10T01:00:00Z',
  invoiceUrl: 'https://stripe.test/fatura',
};
const paying = {
  id: payment.companyId,
  name: 'Ágata Ltda.',
  email: 'agata@salao.test',
  phone: '',
  document: '',
  planName: null,
  isPlanSubscribed: true,
  status: 'past_due' as const,
  trialEndsAt: null,
  currentPeriodEnd: '2026-04-10T12:00:00Z',
  payments: [payment],
};
const payments = {
  list: fake.list.handler(() => ({ items: [payment], nextCursor: null })),
  exportCsv: fake.exportCsv.handler(({ input }) => {
    asked(input);
    return new File(['x'], 'pagamentos.csv', { type: 'text/csv' });
  }),
  company: fake.company.handler(() => paying),
};

test('a row names company, plan, amount, status and day, and leads to who pays', async () => {
  renderWithApi(<PaymentsPage view={{ status: 'failed' }} onView={() => {}} />, {
    platform: { payments },
  });
  expect(await screen.findByRole('heading', { name: 'Histórico de Pagamentos' })).toBeTruthy();
  const row = within((await screen.findByText('Total')).closest('tr') ?? document.body);
  expect(row.getByText('09/03/2026')).toBeTruthy();
  expect(row.getByText(/1\.234,50/)).toBeTruthy();
  expect(row.getByText('Falhou')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Espaço Ágata' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ágata Ltda.' }));
  expect(dialog.getByText('Em Atraso')).toBeTruthy();
  expect(dialog.getByText('10/04/2026')).toBeTruthy();
  expect(dialog.getByText(/^Este plano vem da assinatura no Stripe/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Abrir fatura' }).getAttribute('href')).toBe(
    payment.invoiceUrl,
  );
});

test('the file holds what the filters leave', async () => {
  renderWithApi(<PaymentsPage view={{ status: 'failed', search: 'agata' }} onView={() => {}} />, {
    platform: { payments },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith({ status: 'failed', search: 'agata' }));
});

test('who pays is asked for anew at the provider; what failed is said', async () => {
  const sync = vi
    .fn<(input: object) => void>()
    .mockImplementationOnce(() => {
      throw new Error('down');
    })
    .mockImplementation(() => {});
  const known = { ...paying, status: 'active' as const };
  const company = vi.fn(() => (sync.mock.calls.length > 1 ? known : paying));
  renderWithApi(<PaymentsPage view={{}} onView={() => {}} />, {
    platform: {
      payments: {
        ...payments,
        company: fake.company.handler(company),
        sync: fake.sync.handler(({ input }) => {
          sync(input);
          return known;
        }),
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Espaço Ágata' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ágata Ltda.' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Sincronizar' }));
  expect(await screen.findByText('Erro na sincronização')).toBeTruthy();
  expect(
    screen.getByText('Não foi possível sincronizar com o Stripe. Tente novamente.'),
  ).toBeTruthy();
  expect(dialog.getByText('Em Atraso')).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Sincronizar' }));
  expect(await screen.findByText('Sincronização concluída')).toBeTruthy();
  expect(await dialog.findByText('Ativo')).toBeTruthy();
  expect(sync).toHaveBeenLastCalledWith({ id: payment.companyId });
});
