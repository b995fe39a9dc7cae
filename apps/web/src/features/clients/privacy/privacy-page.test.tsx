import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { PrivacyPage } from './privacy-page.tsx';

const fake = fakeServer.clients.record;

test('the register tells what was asked, when and who handled it, also in a file', async () => {
  const saved = catchSavedFile();
  const listPrivacyRequests = fake.listPrivacyRequests.handler(() => [
    {
      id: '01990000-0000-7000-8000-0000000000c1',
      kind: 'anonymize',
      clientId: '01990000-0000-7000-8000-00000000000a',
      clientName: 'Cliente anonimizado',
      handledByName: 'Ana Souza',
      handledAt: '2026-03-10T12:00:00Z',
    },
  ]);
  renderWithApi(<PrivacyPage />, { clients: { record: { listPrivacyRequests } } });

  const row = (await screen.findByText('Anonimização')).closest('tr');
  expect(row?.textContent).toBe('AnonimizaçãoCliente anonimizado10/03/2026 09:00Ana Souza');
  await userEvent.click(screen.getByRole('button', { name: /^Exportar CSV/ }));
  expect(await saved.lines()).toEqual([
    'Pedido;Cliente;Quando;Quem atendeu',
    'Anonimização;Cliente anonimizado;10/03/2026 09:00;Ana Souza',
  ]);
});

test('whoever may not erase reads so, and nothing is asked of the server', async () => {
  const listPrivacyRequests = vi.fn(() => []);
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'receptionist' as const },
  };
  const record = { listPrivacyRequests: fake.listPrivacyRequests.handler(listPrivacyRequests) };
  renderWithApi(<PrivacyPage />, { clients: { record } }, { session });

  expect(await screen.findByText(/^Somente quem administra a empresa pode/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe(
    '/dashboard/clients',
  );
  expect(listPrivacyRequests).not.toHaveBeenCalled();
});
