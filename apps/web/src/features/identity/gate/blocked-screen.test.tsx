import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import BlockedScreen from './blocked-screen.tsx';

const notice =
  'O acesso é liberado somente após a configuração completa da conta e a escolha de um plano.';

test('whoever has no company is led to set it up', () => {
  renderWithApi(<BlockedScreen hindrance="company-missing" />);

  expect(screen.getByRole('heading', { name: 'Acesso Bloqueado' })).toBeTruthy();
  expect(screen.getByText('Complete o cadastro da sua empresa primeiro.')).toBeTruthy();
  expect(screen.getByText(notice)).toBeTruthy();
  const setUp = screen.getByRole('link', { name: 'Configurar Empresa' });
  expect(setUp.getAttribute('href')).toBe('/company-setup');
});

test('whoever lost her access reads who ended it, and may leave or found her own company', () => {
  renderWithApi(<BlockedScreen hindrance="access-ended" />);

  const sentence = 'Seu acesso à empresa foi encerrado por quem a administra.';
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText('Complete o cadastro da sua empresa primeiro.')).toBeNull();
  expect(screen.queryByText(notice)).toBeNull();
  expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy();
  const found = screen.getByRole('link', { name: 'Criar minha própria empresa' });
  expect(found.getAttribute('href')).toBe('/company-setup');
});

type Contact = { whatsapp: string | null; email: string | null };

function renderClosed(contact: Contact) {
  const { support } = fakeServer.platform;
  renderWithApi(<BlockedScreen hindrance="company-closed" />, {
    platform: { support: { contact: support.contact.handler(() => contact) } },
  });
}

test.each([
  ['WhatsApp', { whatsapp: '(11) 98765-4321', email: 'a@b.com' }, 'https://wa.me/5511987654321'],
  ['e-mail', { whatsapp: null, email: 'ajuda@b.com' }, 'mailto:ajuda@b.com'],
])('the owner of a closed company reaches support by %s', async (_way, contact, address) => {
  renderClosed(contact);

  const link = await screen.findByRole('link', { name: 'Entrar em Contato' });
  expect(link.getAttribute('href')).toBe(address);
  expect(screen.getByRole('heading', { name: 'Acesso Bloqueado' })).toBeTruthy();
});

test('support without an address is admitted', async () => {
  renderClosed({ whatsapp: null, email: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar em Contato' }));

  expect(await screen.findByText('Contato de suporte não configurado.')).toBeTruthy();
});
