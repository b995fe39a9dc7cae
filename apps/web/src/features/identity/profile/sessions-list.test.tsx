import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { SessionsList } from './sessions-list.tsx';

const fake = fakeServer.identity.profile;

// A toast that is still there would keep the next one waiting.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

function render(profile: FakeRouter) {
  return renderWithApi(<SessionsList />, { identity: { profile } });
}

const phone = {
  id: '01990000-0000-7000-8000-0000000000a1',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Version/18.2 Safari/604.1',
  address: '200.1.2.3',
  startedAt: '2026-03-10T12:00:00Z',
  renewedAt: '2026-03-11T12:00:00Z',
  isCurrent: false,
};
const laptop = {
  id: '01990000-0000-7000-8000-0000000000a2',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
  address: null,
  startedAt: '2026-03-09T12:00:00Z',
  renewedAt: '2026-03-09T12:00:00Z',
  isCurrent: true,
};

test('the devices read as browser and system, this one first', async () => {
  render({ listSessions: fake.listSessions.handler(() => [phone, laptop]) });

  const list = await screen.findByRole('list', { name: 'Aparelhos conectados' });
  const [first, second] = within(list).getAllByRole('listitem');

  expect(first?.textContent).toBe('Chrome no WindowsDesde 09/03/2026 09:00Este aparelho');
  expect(second?.textContent).toContain('Safari no iPhone');
  expect(second?.textContent).toContain('200.1.2.3 · Desde 10/03/2026 09:00');
});

test('one device is disconnected', async () => {
  const endSession = vi.fn(({ input }: { input: { id: string } }) => input);
  render({
    listSessions: fake.listSessions.handler(() => [laptop, phone]),
    endSession: fake.endSession.handler(endSession),
  });

  await userEvent.click(
    await screen.findByRole('button', { name: 'Desconectar Safari no iPhone' }),
  );

  expect(await screen.findByText('Aparelho desconectado')).toBeTruthy();
  expect(endSession.mock.calls[0]?.[0].input).toEqual({ id: phone.id });
});

test('a device that is gone already is said so, and the list looked at again', async () => {
  const listSessions = vi.fn(() => [laptop, phone]);
  const endSession = fake.endSession.handler(({ errors }) => {
    throw errors.SESSION_NOT_FOUND();
  });
  render({ listSessions: fake.listSessions.handler(listSessions), endSession });
  const end = await screen.findByRole('button', { name: 'Desconectar Safari no iPhone' });
  listSessions.mockReturnValue([laptop]);

  await userEvent.click(end);

  expect(await screen.findByText('Este aparelho já foi desconectado.')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull());
});

test('the other devices are disconnected after a question', async () => {
  const endOtherSessions = vi.fn(() => ({ ended: 1 }));
  render({
    listSessions: fake.listSessions.handler(() => [laptop, phone]),
    endOtherSessions: fake.endOtherSessions.handler(endOtherSessions),
  });

  await userEvent.click(
    await screen.findByRole('button', { name: 'Desconectar os outros aparelhos' }),
  );
  const question = within(await screen.findByRole('dialog'));
  expect(endOtherSessions).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Desconectar' }));

  expect(await screen.findByText('Os outros aparelhos foram desconectados')).toBeTruthy();
  expect(endOtherSessions).toHaveBeenCalledOnce();
});

test('devices that cannot be loaded can be asked for again', async () => {
  const listSessions = fake.listSessions.handler(() => {
    throw new Error('broken');
  });
  render({ listSessions });

  expect(await screen.findByText('Não foi possível carregar os dados.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});
