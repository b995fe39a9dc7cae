import type { OfferedWish } from '@app/contract/messaging/notices.contract';
import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { NoticeWishes } from './notice-wishes.tsx';

const fake = fakeServer.messaging.notices;
const wishes: OfferedWish[] = [
  { kind: 'appointment-booked', app: true, email: true, push: true, mayBeMailed: true },
  { kind: 'payment-failed', app: true, email: false, push: true, mayBeMailed: false },
];

afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

const mailSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', {
    name: 'Cliente agenda pela internet: por e-mail',
  });

test('keeps at once what is switched, with the rest as it was', async () => {
  const keep = vi.fn();
  renderWithApi(<NoticeWishes />, {
    messaging: {
      notices: {
        wishes: fake.wishes.handler(() => wishes),
        keepWish: fake.keepWish.handler(({ input }) => {
          keep(input);
          return wishes;
        }),
      },
    },
  });
  await userEvent.click(await mailSwitch());
  await waitFor(() =>
    expect(keep).toHaveBeenCalledWith({
      kind: 'appointment-booked',
      app: true,
      email: false,
      push: true,
    }),
  );
  const said = 'Cliente agenda pela internet: aviso por e-mail desligado';
  expect(await screen.findByText(said)).toBeTruthy();
});

test('offers no mail where there is another letter', async () => {
  renderWithApi(<NoticeWishes />, {
    messaging: { notices: { wishes: fake.wishes.handler(() => wishes) } },
  });
  await mailSwitch();
  expect(screen.getAllByRole('switch')).toHaveLength(5);
});

test('moves back and says why when it was not kept', async () => {
  renderWithApi(<NoticeWishes />, {
    messaging: {
      notices: {
        wishes: fake.wishes.handler(() => wishes),
        keepWish: fake.keepWish.handler(() => {
          throw new Error('no');
        }),
      },
    },
  });
  await userEvent.click(await mailSwitch());
  expect(await screen.findByText('Não foi possível guardar sua escolha')).toBeTruthy();
  await waitFor(async () => expect((await mailSwitch()).checked).toBe(true));
});

test('are not there where the bell is not', () => {
  const company = sampleSession.company && { ...sampleSession.company, openModules: [] };
  const asked = vi.fn(() => wishes);
  renderWithApi(
    <NoticeWishes />,
    { messaging: { notices: { wishes: fake.wishes.handler(asked) } } },
    { session: { ...sampleSession, company } },
  );
  expect(screen.queryByText('Avisos')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
