import type { Session } from '@app/contract/identity/session.contract';
import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { ProfilePage } from './profile-page.tsx';

const fake = fakeServer.identity.profile;
const { user } = sampleSession;

// A toast that is still there would keep the next one waiting.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

type Options = { session?: Session; fromConfirmation?: boolean };

function renderProfile(handlers: FakeRouter = {}, options: Options = {}) {
  const { session = sampleSession, fromConfirmation = false } = options;
  const listSessions = fake.listSessions.handler(() => []);
  return renderWithApi(
    <ProfilePage fromConfirmation={fromConfirmation} />,
    { identity: { profile: { listSessions, ...handlers } } },
    { session },
  );
}

function withUser(changes: Partial<Session['user']>): Session {
  return { ...sampleSession, user: { ...user, ...changes } };
}

function nameField(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome completo' });
}

test('tells name, e-mail, role, company and initials', () => {
  renderProfile();

  expect(screen.getByRole('heading', { level: 1, name: 'Perfil' })).toBeTruthy();
  expect(nameField().value).toBe('Ana Souza');
  for (const text of ['ana@salao.com', 'Confirmado', 'Salão da Ana', 'AS']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('Proprietário(a)')).toBeTruthy();
  expect(screen.queryByText('Reenviar confirmação')).toBeNull();
});

test.each([
  ['manager', 'Gerente'],
  ['receptionist', 'Recepção'],
  ['professional', 'Profissional'],
] as const)('a %s reads what she is in words', (role, words) => {
  const company = sampleSession.company && { ...sampleSession.company, role };
  renderProfile({}, { session: { ...sampleSession, company } });

  expect(screen.getByText(words)).toBeTruthy();
});

test('an operator reads that everything is open to her', () => {
  renderProfile({}, { session: { ...sampleSession, platformRole: 'admin', company: null } });

  expect(screen.getByText('Super Admin - acesso completo')).toBeTruthy();
  expect(screen.queryByText('Empresa')).toBeNull();
});

test('a picture takes the place of the initials', () => {
  const { container } = renderProfile({}, { session: withUser({ imageUrl: '/a/ana.png' }) });

  expect(container.querySelector('img')?.getAttribute('src')).toBe('/a/ana.png');
  expect(screen.queryByText('AS')).toBeNull();
});

test('a picture is chosen, and taken away again', async () => {
  const uploadPhoto = vi.fn((_sent: { input: { file: File } }) => ({ imageUrl: '/a/ana.webp' }));
  const removePhoto = vi.fn(() => ({ imageUrl: null }));
  const handlers = {
    uploadPhoto: fake.uploadPhoto.handler(uploadPhoto),
    removePhoto: fake.removePhoto.handler(removePhoto),
  };
  const { container } = renderProfile(handlers, { session: withUser({ imageUrl: '/a/b.webp' }) });
  const file = new File(['x'], 'ana.png', { type: 'image/png' });
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, file);
  expect(await screen.findByText('Foto atualizada com sucesso!')).toBeTruthy();
  expect(uploadPhoto.mock.calls[0]?.[0].input.file.name).toBe('ana.png');

  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Foto removida com sucesso!')).toBeTruthy();
  expect(removePhoto).toHaveBeenCalledOnce();
});

test('a picture that is refused says why beside the field', async () => {
  const uploadPhoto = fake.uploadPhoto.handler(({ errors }) => {
    throw errors.IMAGE_TOO_MANY_PIXELS();
  });
  const { container } = renderProfile({ uploadPhoto });
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File(['x'], 'ana.png', { type: 'image/png' });
  await userEvent.upload(input as HTMLInputElement, file);
  expect((await screen.findByRole('alert')).textContent).toContain('3.500 × 3.500');
});

test('the name is saved, trimmed and once', async () => {
  const rename = vi.fn(({ input }: { input: { name: string } }) => input);
  renderProfile({ rename: fake.rename.handler(rename) });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
  expect(save.disabled).toBe(true);

  await userEvent.clear(nameField());
  await userEvent.type(nameField(), ' Ana Lima ');
  await userEvent.dblClick(save);

  expect(await screen.findByText('Perfil atualizado com sucesso!')).toBeTruthy();
  expect(rename).toHaveBeenCalledOnce();
  expect(rename.mock.calls[0]?.[0].input).toEqual({ name: 'Ana Lima' });
  expect(nameField().value).toBe('Ana Lima');
});

test('what is typed while the name is saved stays to be saved', async () => {
  const answers = Promise.withResolvers<void>();
  const rename = fake.rename.handler(async ({ input }) => {
    await answers.promise;
    return input;
  });
  renderProfile({ rename });
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), 'Ana Lima');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
  await userEvent.click(save);
  await userEvent.type(nameField(), ' Souza');
  answers.resolve();

  expect(await screen.findByText('Perfil atualizado com sucesso!')).toBeTruthy();
  expect(nameField().value).toBe('Ana Lima Souza');
  expect(save.disabled).toBe(false);
});

test('a name that is too short is said beside the field, and nothing is sent', async () => {
  const rename = vi.fn(() => ({ name: '' }));
  renderProfile({ rename: fake.rename.handler(rename) });

  await userEvent.clear(nameField());
  await userEvent.type(nameField(), 'A{Enter}');

  expect(await screen.findByText('Nome deve ter pelo menos 2 caracteres')).toBeTruthy();
  expect(document.activeElement).toBe(nameField());
  expect(rename).not.toHaveBeenCalled();
});

test('a name that could not be saved stays in the field', async () => {
  const rename = fake.rename.handler(() => {
    throw new Error('broken');
  });
  renderProfile({ rename });

  await userEvent.type(nameField(), ' Lima{Enter}');

  expect(await screen.findByText('Erro ao salvar perfil')).toBeTruthy();
  expect(nameField().value).toBe('Ana Souza Lima');
});

test('an address that is not confirmed gets its link once more', async () => {
  const sendConfirmation = vi.fn(() => ({ sent: true }));
  renderProfile(
    { sendConfirmation: fake.sendConfirmation.handler(sendConfirmation) },
    { session: withUser({ emailVerified: false }) },
  );

  expect(screen.getByText('Não confirmado')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar confirmação' }));

  expect(await screen.findByText('Confirmação enviada')).toBeTruthy();
  expect(screen.getByText('Abra o link que enviamos para ana@salao.com.')).toBeTruthy();
  const again = screen.getByRole('button', { name: 'Reenviar confirmação' });
  expect(again.hasAttribute('disabled')).toBe(true);
  await userEvent.click(again);
  expect(sendConfirmation).toHaveBeenCalledOnce();
});

test('a link that does not leave the system is not called sent', async () => {
  const sendConfirmation = fake.sendConfirmation.handler(() => ({ sent: false }));
  renderProfile({ sendConfirmation }, { session: withUser({ emailVerified: false }) });

  await userEvent.click(screen.getByRole('button', { name: 'Reenviar confirmação' }));

  expect(await screen.findByText(/ainda não envia e-mails/)).toBeTruthy();
  expect(screen.queryByText('Confirmação enviada')).toBeNull();
});

test('an address confirmed meanwhile is said so', async () => {
  const sendConfirmation = fake.sendConfirmation.handler(({ errors }) => {
    throw errors.ALREADY_CONFIRMED();
  });
  renderProfile({ sendConfirmation }, { session: withUser({ emailVerified: false }) });

  await userEvent.click(screen.getByRole('button', { name: 'Reenviar confirmação' }));

  expect(await screen.findByText('Seu e-mail já está confirmado.')).toBeTruthy();
});

test('whoever comes from the link of the mail is thanked', () => {
  renderProfile({}, { fromConfirmation: true });

  expect(screen.getByText('E-mail confirmado. Obrigado!')).toBeTruthy();
});

test('whoever comes with a link that did not work is told what to do', () => {
  renderProfile({}, { fromConfirmation: true, session: withUser({ emailVerified: false }) });

  expect(screen.queryByText('E-mail confirmado. Obrigado!')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Peça um novo.');
});
