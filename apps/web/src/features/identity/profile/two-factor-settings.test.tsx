import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { onPhone, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { codeOf, recoverySheet, secretText } from './two-factor-settings.labels.ts';
import { TwoFactorSettings } from './two-factor-settings.tsx';

const totpUri =
  'otpauth://totp/Hora%20Marcada:ana@salao.com?secret=JBSWY3DPEHPK3PXP&issuer=Hora%20Marcada';
const codes = Array.from({ length: 10 }, (_, position) => `abcd${position}-efgh${position}`);
const prepared = () => Response.json({ method: 'totp', totpURI: totpUri, backupCodes: codes });

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetch);
beforeEach(() => {
  fetch.mockReset();
});

function answers(byPath: Record<string, () => Response>): void {
  fetch.mockImplementation(async (path) => {
    const answer = byPath[path.replace('/api/auth/two-factor/', '')];
    if (!answer) throw new Error(`Nobody answers ${path}`);
    return answer();
  });
}

function refused(message: string): Response {
  return Response.json({ code: 'REFUSED', message }, { status: 400 });
}

function render(twoFactorEnabled: boolean) {
  const user = { ...sampleSession.user, twoFactorEnabled };
  return renderWithApi(<TwoFactorSettings />, {}, { session: { ...sampleSession, user } });
}

async function open(action: string, dialog: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: action }));
  await screen.findByRole('dialog', { name: dialog });
  await userEvent.type(screen.getByLabelText('Sua senha'), 'girassol1{Enter}');
}

async function enableUntilCodes(): Promise<void> {
  answers({ enable: prepared, 'verify-totp': () => Response.json({ token: 'x' }) });
  render(false);
  await open('Ativar', 'Ativar verificação em duas etapas');
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{Enter}');
  await screen.findByRole('list', { name: 'Códigos de recuperação' });
}

test('password, picture, code and recovery codes turn it on', async () => {
  answers({ enable: prepared, 'verify-totp': () => Response.json({ token: 'x' }) });
  render(false);
  expect(screen.getByText('Desativada')).toBeTruthy();
  await open('Ativar', 'Ativar verificação em duas etapas');

  const picture = await screen.findByRole('img', { name: /^Código QR/ });
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  const field = screen.getByLabelText('Código de 6 dígitos');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, '123 456{Enter}');

  const list = await screen.findByRole('list', { name: 'Códigos de recuperação' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  expect(screen.getByText(/não serão mostrados de novo/)).toBeTruthy();
  expect(fetch.mock.calls.map(([path, init]) => [path, JSON.parse(String(init.body))])).toEqual([
    ['/api/auth/two-factor/enable', { password: 'girassol1' }],
    ['/api/auth/two-factor/verify-totp', { code: '123456' }],
  ]);
});

test('the key is copied as the application wants it', async () => {
  answers({ enable: prepared });
  render(false);
  await open('Ativar', 'Ativar verificação em duas etapas');
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copiar chave' }));

  expect(await screen.findByRole('button', { name: 'Copiado' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
  expect(screen.queryByRole('link', { name: 'Abrir no aplicativo' })).toBeNull();
});

test('on a phone the application opens with the key in it', async () => {
  onPhone();
  answers({ enable: prepared });
  render(false);
  await open('Ativar', 'Ativar verificação em duas etapas');

  const link = await screen.findByRole('link', { name: 'Abrir no aplicativo' });
  expect(link.getAttribute('href')).toBe(totpUri);
});

test('the recovery codes do not go away by accident', async () => {
  await enableUntilCodes();

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('list', { name: 'Códigos de recuperação' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Já guardei os códigos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the recovery codes can be copied, downloaded and printed', async () => {
  await enableUntilCodes();
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  const print = vi.spyOn(window, 'print').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = vi.fn(() => 'blob:codes');
  URL.revokeObjectURL = vi.fn();

  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByRole('button', { name: 'Copiado' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(recoverySheet('ana@salao.com', codes));

  await user.click(screen.getByRole('button', { name: 'Baixar' }));
  expect(URL.createObjectURL).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'codigos-de-recuperacao.txt' }),
  );
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a wrong password goes no further', async () => {
  answers({ enable: () => refused('Senha atual incorreta.') });
  render(false);
  await open('Ativar', 'Ativar verificação em duas etapas');

  expect(await screen.findByText('Senha atual incorreta.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Sua senha'));
});

test('a code is sent only when it has six digits, and a wrong one can be corrected', async () => {
  answers({
    enable: prepared,
    'verify-totp': () => refused('Código incorreto. Confira no aplicativo.'),
  });
  render(false);
  await open('Ativar', 'Ativar verificação em duas etapas');
  const field = await screen.findByLabelText('Código de 6 dígitos');

  await userEvent.type(field, '12{Enter}');
  expect(await screen.findByText('Digite os 6 dígitos que o aplicativo mostra')).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce();

  await userEvent.type(field, '3456{Enter}');
  expect(await screen.findByText('Código incorreto. Confira no aplicativo.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

test('the password and a code turn it off', async () => {
  answers({ disable: () => Response.json({ status: true }) });
  render(true);
  expect(screen.getByText('Ativada')).toBeTruthy();
  await open('Desativar', 'Desativar verificação em duas etapas');
  expect(await screen.findByText('Informe o código do aplicativo ou de recuperação')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Código'), ' 123456{Enter}');

  expect(await screen.findByText('Verificação em duas etapas desativada')).toBeTruthy();
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({ password: 'girassol1', code: '123456' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a code that was used is said beside its field, and the password stays', async () => {
  const message = 'Este código já foi usado. Espere o próximo aparecer no aplicativo.';
  answers({ disable: () => Response.json({ code: 'CODE_USED', message }, { status: 401 }) });
  render(true);
  await open('Desativar', 'Desativar verificação em duas etapas');
  await userEvent.type(await screen.findByLabelText('Código'), '123456{Enter}');

  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Código'));
  expect(screen.getByLabelText<HTMLInputElement>('Sua senha').value).toBe('girassol1');
});

test('new recovery codes replace the old ones', async () => {
  answers({ 'generate-backup-codes': () => Response.json({ backupCodes: ['novo1-novo1'] }) });
  render(true);
  await open('Gerar novos códigos de recuperação', 'Novos códigos de recuperação');
  await userEvent.type(await screen.findByLabelText('Código'), 'abcde-fghij{Enter}');

  expect(await screen.findByText('novo1-novo1')).toBeTruthy();
});

test('each opening starts with the password again', async () => {
  answers({ enable: prepared });
  render(false);
  await open('Ativar', 'Ativar verificação em duas etapas');
  await screen.findByLabelText('Código de 6 dígitos');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Ativar' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Sua senha')).value).toBe('');
});

test('what is typed or pasted is read as digits, a secret in groups of four', () => {
  expect(codeOf(' 12a3-4567')).toBe('123456');
  expect(secretText('otpauth://totp/x?secret=ABCDEFGHI')).toBe('ABCD EFGH I');
});
