import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { PlatformSettingsPage } from './platform-settings-page.tsx';

const fake = fakeServer.platform.settings;

test('an operator decides whether sign-up passes by the checkout', async () => {
  let stored = { signUpCheckout: true };
  const read = fake.read.handler(() => stored);
  const change = fake.change.handler(({ input }) => {
    stored = input;
    return stored;
  });
  renderWithApi(<PlatformSettingsPage />, { platform: { settings: { read, change } } });
  const name = /^Passar pelo pagamento depois do cadastro/;
  const checkout = await screen.findByRole<HTMLInputElement>('switch', { name });
  expect(checkout.checked).toBe(true);

  await userEvent.click(checkout);
  expect(await screen.findByText('Configuração salva!')).toBeTruthy();
  expect(stored).toEqual({ signUpCheckout: false });
  expect(checkout.checked).toBe(false);
});
