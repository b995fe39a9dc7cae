import type { StripeSettings } from '@app/contract/billing/stripe.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { StripePage } from './stripe-page.tsx';

const fake = fakeServer.platform.stripe;
const none = { publishableKey: false, secretKey: false, webhookSecret: false };
const settings: StripeSettings = {
  environment: 'test',
  isSimulated: false,
  keys: { test: { ...none, secretKey: true }, live: none },
};
const price = {
  planId: '01990000-0000-7000-8000-00000000000a',
  planName: 'Total',
  priceMonthlyCents: 59_90,
  active: true,
  stripePriceId: null,
};

function show(opened: string, handlers: FakeRouter = {}, read = settings) {
  const stripe = {
    read: fake.read.handler(() => read),
    listPrices: fake.listPrices.handler(() => [price]),
    ...handlers,
  };
  renderWithApi(<StripePage opened={opened} onOpen={() => {}} />, { platform: { stripe } });
}

test('says which keys are set and shows none; a key of the other environment is refused at once', async () => {
  const save = vi.fn();
  show('config', {
    saveKeys: fake.saveKeys.handler(({ input }) => {
      save(input);
      return settings;
    }),
  });
  const card = within(await screen.findByRole('region', { name: 'Teste' }));
  expect(card.getAllByText('Não definido')).toHaveLength(2);
  expect(card.getAllByText('Definido')).toHaveLength(1);

  await userEvent.click(card.getByRole('button', { name: 'Alterar chaves: Teste' }));
  const dialog = within(await screen.findByRole('dialog'));
  const secret = dialog.getByLabelText('Chave secreta');
  expect(secret).toHaveProperty('value', '');
  await userEvent.type(secret, 'sk_live_51SegredoDeVerdade');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/Esta chave é de produção/)).toBeTruthy();
  expect(save).not.toHaveBeenCalled();

  await userEvent.clear(secret);
  await userEvent.type(secret, 'sk_test_51SegredoDoTeste');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configuração Stripe atualizada!')).toBeTruthy();
});

test('a saved key is taken away once it is said what stops with it; one that is not set cannot be', async () => {
  const remove = vi.fn();
  show('config', {
    removeKey: fake.removeKey.handler(({ input }) => {
      remove(input);
      return { ...settings, keys: { test: none, live: none } };
    }),
  });
  const card = within(await screen.findByRole('region', { name: 'Teste' }));
  expect(card.getAllByRole('button', { name: /^Remover chave/ })).toHaveLength(1);
  await userEvent.click(card.getByRole('button', { name: 'Remover chave: Chave secreta (teste)' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/ninguém mais assina, paga ou cancela por aqui/)).toBeTruthy();
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Remover chave' }));
  expect(await screen.findByText('Chave removida!')).toBeTruthy();
  expect(remove).toHaveBeenCalledWith({ mode: 'test', field: 'secretKey' });
});

test('an environment in use without its secret key says that nobody can pay', async () => {
  const keys = { test: none, live: { ...none, secretKey: true } };
  show('config', {}, { ...settings, keys });
  expect(await screen.findByText(/nenhuma assinatura pode ser paga/)).toBeTruthy();
});

test('in the live environment it warns, and asks before it changes', async () => {
  const choose = vi.fn();
  show(
    'config',
    {
      chooseEnvironment: fake.chooseEnvironment.handler(({ input }) => {
        choose(input);
        return { ...settings, subscribersLeft: 2 };
      }),
    },
    { ...settings, environment: 'live' },
  );
  expect(await screen.findByText(/as transações são reais/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Teste' }));
  expect(choose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar de ambiente' }));
  expect(await screen.findByText(/2 empresas assinaram no outro ambiente/)).toBeTruthy();
  expect(choose).toHaveBeenCalledWith({ mode: 'test' });
});

test('a price that does not fit is explained beside its field; blanks are not sent', async () => {
  const link = vi.fn();
  show('plans', {
    linkPrice: fake.linkPrice.handler(({ input, errors }) => {
      link(input);
      if (input.stripePriceId === 'price_certo') return { ...price, stripePriceId: 'price_certo' };
      throw errors.PRICE_DOES_NOT_FIT({
        data: { standing: 'other-amount', providerAmountCents: 49_90 },
      });
    }),
  });
  const field = await screen.findByLabelText('Stripe Price ID: Total');
  await userEvent.type(field, '  {Enter}');
  expect(await screen.findByText('Informe o Price ID')).toBeTruthy();
  expect(link).not.toHaveBeenCalled();
  await userEvent.type(field, 'price_errado{Enter}');
  expect(await screen.findByText(/Este preço cobra R\$.49,90/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, ' price_certo {Enter}');
  expect(await screen.findByText('Stripe Price ID atualizado!')).toBeTruthy();
});

test('tests show the account reached, the prices compared, and the words of the provider', async () => {
  show('tests', {
    testConnection: fake.testConnection.handler(({ errors }) => {
      throw errors.PAYMENT_PROVIDER_FAILED({ message: 'O Stripe respondeu: Invalid API Key' });
    }),
    testPrices: fake.testPrices.handler(() => [
      { ...price, standing: 'other-amount' as const, providerAmountCents: 49_90 },
    ]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Testar conexão' }));
  expect(await screen.findByText('O Stripe respondeu: Invalid API Key')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Testar preços' }));
  expect(await screen.findByText('Valor diferente')).toBeTruthy();
  expect(screen.getByText(/Plano: R\$.59,90 · Stripe: R\$.49,90/)).toBeTruthy();
});

test('keys that cannot be saved and an environment that cannot be chosen are said', async () => {
  const broken = () => {
    throw new Error('down');
  };
  show('config', {
    saveKeys: fake.saveKeys.handler(broken),
    chooseEnvironment: fake.chooseEnvironment.handler(({ errors }) => {
      throw errors.STRIPE_KEY_MISSING();
    }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Produção' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar de ambiente' }));
  const toast = await screen.findByText('Erro ao salvar configuração');
  expect(toast.parentElement?.textContent).toContain('Salve antes a chave secreta deste ambiente.');
  expect(screen.getByRole('dialog').textContent).toContain('Salve antes a chave secreta');

  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Alterar chaves: Teste' }));
  const secret = await screen.findByLabelText('Chave secreta');
  await userEvent.type(secret, 'sk_test_51SegredoDoTeste');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/^Algo deu errado do nosso lado/)).toBeTruthy();
  expect(screen.getAllByText('Erro ao salvar configuração')).toHaveLength(2);
});

test('a price that cannot be linked is said, too', async () => {
  show('plans', {
    linkPrice: fake.linkPrice.handler(() => {
      throw new Error('down');
    }),
  });
  await userEvent.type(await screen.findByLabelText('Stripe Price ID: Total'), 'price_a{Enter}');
  expect(await screen.findByText('Erro ao configurar Stripe ID')).toBeTruthy();
});
