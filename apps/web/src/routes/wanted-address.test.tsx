import type { Session } from '@app/contract/identity/session.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../tests/fill.ts';
import { openAddress } from '../../tests/render-app.tsx';
import { anHourLater, fakeServer, notePageLoads, sampleSession } from '../../tests/support.tsx';

const { session, entrance } = fakeServer.identity;
const operator: Session = {
  ...sampleSession,
  platformRole: 'admin',
  companyState: 'none',
  company: null,
};
let signedIn: Session | null;
let answers: unknown[];

beforeEach(() => {
  anHourLater();
  notePageLoads();
  sessionStorage.clear();
  signedIn = null;
  answers = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json(answers.shift() ?? null),
  );
});

function open(address: string) {
  return openAddress(address, {
    identity: {
      session: { current: session.current.handler(() => signedIn) },
      entrance: {
        current: entrance.current.handler(() => ({
          firstAccess: false,
          asksSetupToken: false,
          offersDemo: false,
          recoversByEmail: true,
        })),
      },
    },
  });
}

/** Gives the password; whoever it lets in is known from then on, unless a second step follows. */
async function givePassword(somebody: Session | null): Promise<void> {
  await fill(await screen.findByLabelText('E-mail'), 'ana@salao.com');
  await fill(screen.getByLabelText('Senha'), 'segredo');
  signedIn = somebody;
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

test.each(['/dashboard/clients?status=blocked', '/settings?tab=subscription', '/plan-selection'])(
  'whoever asked for %s is led there after signing in',
  async (address) => {
    const { history } = open(address);
    await givePassword(sampleSession);

    const wanted = address.replace('/settings', '/dashboard/settings');
    await waitFor(() => expect(history.location.href).toBe(wanted));
  },
);

test('a second step on the way changes nothing about it', async () => {
  answers = [{ twoFactorRedirect: true }];
  const { history } = open('/dashboard/clients?status=blocked');
  await givePassword(null);
  await screen.findByText('Confirme que é você');
  signedIn = sampleSession;
  fireEvent.paste(screen.getByLabelText('Dígito 1 de 6'), {
    clipboardData: { getData: () => '123456' },
  });

  await waitFor(() => expect(history.location.href).toBe('/dashboard/clients?status=blocked'));
});

test('whoever signed in in another tab finds here what she asked for', async () => {
  open('/dashboard/clients?status=blocked');
  await screen.findByLabelText('E-mail');
  signedIn = sampleSession;
  const { history } = open('/auth?mode=signin');

  await waitFor(() => expect(history.location.href).toBe('/dashboard/clients?status=blocked'));
});

test.each([
  ['/dashboard', sampleSession, '/dashboard'],
  ['/dashboard/clients', operator, '/super-admin'],
  ['/super-admin/mails', sampleSession, '/dashboard'],
])('from %s somebody who cannot be led back comes home', async (address, somebody, home) => {
  const { history } = open(address);
  await givePassword(somebody);

  await waitFor(() => expect(history.location.pathname).toBe(home));
});
