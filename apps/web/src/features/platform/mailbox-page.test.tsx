import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { MailboxPage } from './mailbox-page.tsx';

const fake = fakeServer.platform.mailbox;
const welcome = {
  id: '01990000-0000-7000-8000-00000000000a',
  to: 'ana@salao.test',
  subject: 'Boas-vindas',
  state: 'kept' as const,
  createdAt: '2026-03-10T12:00:00Z',
};
const mailbox = {
  list: fake.list.handler(() => ({ delivery: 'outbox' as const, mails: [welcome] })),
  show: fake.show.handler(() => ({ ...welcome, text: 'Olá, Ana!', error: null })),
};

test('says that messages are only kept, and shows one in full', async () => {
  renderWithApi(<MailboxPage />, { platform: { mailbox } });

  expect(await screen.findByText(/Nenhum servidor de e-mail está configurado/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Boas-vindas' }));

  expect(await screen.findByText('Olá, Ana!')).toBeTruthy();
});

test('shows when a message was written, in São Paulo', async () => {
  renderWithApi(<MailboxPage />, { platform: { mailbox } });
  expect(await screen.findByText('10/03/2026 09:00')).toBeTruthy();
});

test.each([
  ['https://hora.test/convite/abc', true],
  ['https://hora.test/••••', false],
])('the link of %s can be copied: %s', async (link, isOffered) => {
  const show = fake.show.handler(() => ({ ...welcome, text: `Aceite em ${link}`, error: null }));
  renderWithApi(<MailboxPage />, { platform: { mailbox: { ...mailbox, show } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Boas-vindas' }));
  await screen.findByText(/^Aceite em/);
  expect(screen.queryByRole('button', { name: 'Copiar link' }) !== null).toBe(isOffered);
});
