import type { PlatformSettings } from '@app/contract/platform/settings.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { PlatformSettingsPage } from './settings-page.tsx';

const fake = fakeServer.platform.settings;

const usual: PlatformSettings = {
  versions: { general: 1, company: 1, appearance: 1, evolution: 1, meta: 1, openai: 1, smtp: 1 },
  general: {
    platformName: '',
    supportWhatsapp: '',
    supportEmail: '',
    messagesPerHour: 100,
    signUpCheckout: true,
    hiddenModules: [],
  },
  company: { name: '', document: '', email: '', phone: '' },
  appearance: {
    primary: '#3B82F6',
    secondary: '#10B981',
    background: '#F9FAFB',
    text: '#111827',
  },
  evolution: { url: '', hasApiKey: false, isFixed: false },
  meta: {
    appId: '',
    hasAppSecret: false,
    hasVerifyToken: false,
    graphVersion: '',
    webhookUrl: 'https://hora.test/api/webhooks/whatsapp',
  },
  openai: {
    baseUrl: '',
    hasApiKey: false,
    model: 'gpt-4',
    temperature: 0.7,
    maxTokens: 2048,
    priceInCents: 100,
    priceOutCents: 200,
    monthlyLimitInCents: 5000,
  },
  smtp: {
    host: '',
    port: 587,
    security: 'TLS',
    user: '',
    hasPassword: false,
    sender: '',
    isFixed: false,
  },
};

const allSet: PlatformSettings = {
  ...usual,
  evolution: { ...usual.evolution, hasApiKey: true },
  meta: { ...usual.meta, hasAppSecret: true, hasVerifyToken: true },
  openai: { ...usual.openai, hasApiKey: true },
  smtp: { ...usual.smtp, hasPassword: true },
};

function open(tab: string, handlers: object, settings = usual) {
  const read = fake.read.handler(() => settings);
  renderWithApi(<PlatformSettingsPage opened={tab} onOpen={() => {}} />, {
    platform: { settings: { read, ...handlers } },
  });
}

test('all tabs are there, in their order', async () => {
  open('general', {});
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Gerais',
    'Empresa',
    'Aparência',
    'Evolution',
    'Meta',
    'OpenAI',
    'SMTP',
  ]);
});

test('a module is switched off for every company, with what else is general', async () => {
  let sent: unknown = null;
  const changeGeneral = fake.changeGeneral.handler(({ input: { version: _seen, ...general } }) => {
    sent = general;
    return { ...usual, general };
  });
  open('general', { changeGeneral });
  await userEvent.click(await screen.findByRole('switch', { name: 'Estoque' }));
  await userEvent.type(screen.getByLabelText('Nome da plataforma'), 'Salão Fácil');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Configurações salvas!')).toBeTruthy();
  expect(sent).toMatchObject({ hiddenModules: ['stock'], platformName: 'Salão Fácil' });
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('colours that nobody could read are refused beside the field, before they are sent', async () => {
  open('appearance', {});
  const text = await screen.findByLabelText('Texto');
  await userEvent.clear(text);
  await userEvent.type(text, '#EEEEEE');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/Escolha um texto mais escuro/)).toBeTruthy();
});

test('what is saved colours the page at once', async () => {
  const changeAppearance = fake.changeAppearance.handler(
    ({ input: { version: _seen, ...appearance } }) => ({
      ...usual,
      appearance,
    }),
  );
  open('appearance', { changeAppearance });
  const primary = await screen.findByLabelText('Cor primária');
  await userEvent.clear(primary);
  await userEvent.type(primary, '#BE185D');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(document.getElementById('shown-appearance')?.textContent).toContain('--blue-5:#BE185D'),
  );
});

test('a secret that is set is said to be, and an empty field keeps it', async () => {
  let sent: unknown = null;
  const smtp = { ...usual.smtp, host: 'smtp.test', hasPassword: true };
  const changeSmtp = fake.changeSmtp.handler(({ input }) => {
    sent = input;
    return { ...usual, smtp: { ...smtp, host: input.host } };
  });
  open('smtp', { changeSmtp }, { ...usual, smtp });
  const password = await screen.findByLabelText<HTMLInputElement>('Senha');
  expect(password.value).toBe('');
  expect(screen.getByText('Definido. Deixe em branco para manter.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Servidor'), '.br');
  expect(screen.getByText('Salve as alterações antes de testar.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações salvas!')).toBeTruthy();
  expect(sent).toMatchObject({ host: 'smtp.test.br', password: '' });
});

test.each([
  ['openai', 'Endereço da API', 'Chave da API'],
  ['evolution', 'Endereço do servidor', 'Chave global'],
  ['smtp', 'Servidor', 'Senha'],
] as const)(
  'a secret that has to be typed again is said so beside it: %s',
  async (tab, at, name) => {
    open(
      tab,
      {
        changeOpenai: fake.changeOpenai.handler(({ errors }) => {
          throw errors.KEY_AGAIN();
        }),
        changeEvolution: fake.changeEvolution.handler(({ errors }) => {
          throw errors.KEY_AGAIN();
        }),
        changeSmtp: fake.changeSmtp.handler(({ errors }) => {
          throw errors.PASSWORD_AGAIN();
        }),
      },
      allSet,
    );
    const address = await screen.findByLabelText(at);
    await userEvent.type(address, tab === 'smtp' ? 'outro.test' : 'https://outro.test');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    const said = await screen.findByText(/Informe a (chave|senha) de novo/);
    const field = screen.getByLabelText(name);
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(said.id);
  },
);

test('the app at Meta is saved with its secrets, and says where Meta sends its news', async () => {
  let sent: unknown = null;
  const changeMeta = fake.changeMeta.handler(({ input }) => {
    sent = input;
    return { ...usual, meta: { ...usual.meta, appId: '123456', hasAppSecret: true } };
  });
  open('meta', { changeMeta });
  await userEvent.type(await screen.findByLabelText('ID do aplicativo'), '123456');
  const secret = screen.getByLabelText('Chave secreta do aplicativo');
  await userEvent.type(secret, 'curta');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/tem 32 caracteres/)).toBeTruthy();
  await userEvent.clear(secret);
  await userEvent.type(secret, 'ab'.repeat(16));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações salvas!')).toBeTruthy();
  expect(sent).toMatchObject({ appId: '123456', appSecret: 'ab'.repeat(16), verifyToken: '' });
  expect(screen.getByDisplayValue('https://hora.test/api/webhooks/whatsapp')).toBeTruthy();
});

test.each([
  ['openai', 'Remover chave', /assistente deixa de responder/],
  ['evolution', 'Remover chave', /deixam de enviar/],
  ['meta', 'Remover chaves', /número oficial deixam de enviar/],
  ['smtp', 'Remover senha', /O usuário sai junto/],
] as const)(
  'a saved secret is taken away once it is said what stops: %s',
  async (tab, name, says) => {
    const sent: unknown[] = [];
    const removeSecret = fake.removeSecret.handler(({ input }) => {
      sent.push(input);
      return usual;
    });
    open(tab, { removeSecret }, allSet);
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(says)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText(/removidas?!/)).toBeTruthy();
    expect(sent).toEqual([{ of: tab }]);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  },
);

test('with its password the user of the mail server leaves the form', async () => {
  const smtp = { ...usual.smtp, host: 'smtp.test', user: 'salao', hasPassword: true };
  const gone = { ...usual, smtp: { ...smtp, user: '', hasPassword: false } };
  open('smtp', { removeSecret: fake.removeSecret.handler(() => gone) }, { ...usual, smtp });
  await userEvent.click(await screen.findByRole('button', { name: 'Remover senha' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remover senha' }));
  const user = screen.getByLabelText<HTMLInputElement>('Usuário');
  await waitFor(() => expect(user.value).toBe(''));
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('what is not saved cannot be taken away', async () => {
  open('smtp', {});
  await screen.findByLabelText('Servidor');
  expect(screen.queryByRole('button', { name: 'Remover senha' })).toBeNull();
});

test('a test mail tells what the server answered', async () => {
  const sentence = 'Servidor de e-mail smtp.test:587: Não foi possível conectar.';
  const testSmtp = fake.testSmtp.handler(() => ({ works: false, sentence }));
  open('smtp', { testSmtp });
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar e-mail de teste' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('what the environment says is shown and locked', async () => {
  const smtp = { ...usual.smtp, host: 'mail.test', isFixed: true };
  open('smtp', {}, { ...usual, smtp });
  expect(await screen.findByText('Definido no ambiente do servidor')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Servidor').disabled).toBe(true);
});

test('what cannot be saved is said', async () => {
  const changeGeneral = fake.changeGeneral.handler(() => {
    throw new Error('down');
  });
  open('general', { changeGeneral });
  await userEvent.type(await screen.findByLabelText('Nome da plataforma'), 'Salão Fácil');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao atualizar configuração')).toBeTruthy();
});

test('three models are offered, another may be written, and the temperature goes from 0 to 2', async () => {
  let sent: unknown = null;
  const changeOpenai = fake.changeOpenai.handler(({ input }) => {
    sent = input;
    return usual;
  });
  open('openai', { changeOpenai });
  const model = await screen.findByLabelText<HTMLInputElement>('Modelo', { selector: 'input' });
  expect(model.value).toBe('gpt-4');
  await userEvent.clear(model);
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'gpt-4',
    'gpt-4-turbo',
    'gpt-3.5-turbo',
  ]);
  await userEvent.type(model, 'llama-3');

  const temperature = screen.getByLabelText<HTMLInputElement>('Temperatura');
  await userEvent.clear(temperature);
  await userEvent.type(temperature, '9');
  await userEvent.tab();
  expect(temperature.value).toBe('2');
  await userEvent.click(temperature);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações salvas!')).toBeTruthy();
  expect(sent).toMatchObject({ model: 'llama-3', temperature: 1.9, maxTokens: 2048 });
});

test('what another operator saved meanwhile joins what is typed, and nothing is undone', async () => {
  let stored = usual;
  const sent: unknown[] = [];
  const changeGeneral = fake.changeGeneral.handler(({ input, errors }) => {
    sent.push(input);
    const { version, ...general } = input;
    if (version !== stored.versions.general) throw errors.SETTINGS_CHANGED();
    return { ...stored, general };
  });
  const read = fake.read.handler(() => stored);
  open('general', { changeGeneral, read });
  await userEvent.type(await screen.findByLabelText('Nome da plataforma'), 'Salão Fácil');
  stored = {
    ...usual,
    general: { ...usual.general, messagesPerHour: 77 },
    versions: { ...usual.versions, general: 2 },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações salvas!')).toBeTruthy();
  const both = { platformName: 'Salão Fácil', messagesPerHour: 77, version: 2 };
  expect(sent.at(-1)).toMatchObject(both);
});

test('whoever discards after that sees what is stored, and no notice any more', async () => {
  const elsewhere = { ...usual.general, messagesPerHour: 77 };
  const stored = { ...usual, general: elsewhere, versions: { ...usual.versions, general: 2 } };
  const changeGeneral = fake.changeGeneral.handler(({ errors }) => {
    throw errors.SETTINGS_CHANGED();
  });
  let answers = 0;
  const read = fake.read.handler(() => (++answers > 1 ? stored : usual));
  open('general', { changeGeneral, read });
  await userEvent.type(await screen.findByLabelText('Nome da plataforma'), 'Salão Fácil');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
