import type { Session } from '@app/contract/identity/session.contract';
import type { Invitation } from '@app/contract/team/invitations.contract';
import type { Member } from '@app/contract/team/members.contract';
import type { Role } from '@app/domain/team/permissions';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { roleSentence } from './members.labels.ts';
import MembersTab from './members-tab.tsx';

const fake = fakeServer.team;

// A toast that is still there would keep the next one waiting.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

const ana = person('a', 'Ana Souza', 'owner', { isSelf: true });
const bia = person('b', 'Bia Costa', 'manager');
const caio = person('c', 'Caio Lima', 'receptionist');
const duda = person('d', 'Duda Reis', 'professional', {
  active: false,
  lastSeenAt: null,
  twoFactorEnabled: null,
});
const waiting: Invitation = {
  id: '01990000-0000-7000-8000-0000000000e1',
  email: 'eva@salao.com',
  role: 'receptionist',
  invitedBy: 'Ana Souza',
  expiresAt: '2026-03-17T12:00:00Z',
  createdAt: '2026-03-10T12:00:00Z',
};

function person(letter: string, name: string, role: Role, changes: Partial<Member> = {}): Member {
  return {
    id: `01990000-0000-7000-8000-00000000000${letter}`,
    name,
    email: `${name.slice(0, 3).toLowerCase()}@salao.com`,
    imageUrl: null,
    role,
    active: true,
    isSelf: false,
    joinedAt: '2026-03-10T02:00:00Z',
    lastSeenAt: '2026-03-15T01:30:00Z',
    twoFactorEnabled: false,
    ...changes,
  };
}

type Team = { members?: Member[]; invitations?: Invitation[]; as?: Role };

function renderTab(team: Team = {}, members: FakeRouter = {}, invitations: FakeRouter = {}) {
  const { as = 'owner' } = team;
  const company = sampleSession.company && { ...sampleSession.company, role: as };
  const session: Session = { ...sampleSession, company };
  const people = team.members ?? [ana, bia, caio, duda];
  const router = {
    members: { list: fake.members.list.handler(() => people), ...members },
    invitations: {
      list: fake.invitations.list.handler(() => team.invitations ?? []),
      ...invitations,
    },
  };
  return renderWithApi(<MembersTab />, { team: router }, { session });
}

async function choose(name: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function actionsOf(name: string): Promise<(string | null)[]> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  const items = await screen.findAllByRole('menuitem');
  await userEvent.keyboard('{Escape}');
  return items.map((item) => item.textContent);
}

test('lists who has access, as what, since when, last seen when and how protected', async () => {
  window.innerWidth = 1440;
  const careful = { ...bia, twoFactorEnabled: true, lastSeenAt: null };
  renderTab({ members: [ana, careful, caio, duda] });

  const row = (await screen.findByText('Ana Souza (você)')).closest('tr');
  expect(row?.textContent).toBe(
    'ASAna Souza (você)ana@salao.comProprietário(a)Com acesso09/03/202614/03/2026Desativada',
  );
  const other = screen.getByText('Bia Costa').closest('tr');
  expect(other?.textContent).toMatch(/Sem registroAtivada$/);
  const former = screen.getByText('Sem acesso').closest('tr');
  expect(former?.textContent).toMatch(/Sem acesso\d\d\/\d\d\/\d{4}——$/);
  expect(screen.getByText('4 pessoas')).toBeTruthy();
});

test('on a phone each person is a row, which folds out', async () => {
  onPhone();
  renderTab();

  const list = await screen.findByRole('list', { name: 'Acessos' });
  expect(await within(list).findByText('Bia Costa')).toBeTruthy();
  const cards = within(list).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  expect(cards[0]?.textContent).toContain('Proprietário(a) · ana@salao.com');
  expect(cards[0]?.textContent).not.toContain('Último acesso');
  await userEvent.click(within(list).getByRole('button', { name: 'Ana Souza (você)' }));
  expect(cards[0]?.textContent).toContain('Último acesso14/03/2026Duas etapasDesativada');
});

test('what each role sees is told as a table, on a phone in sentences', async () => {
  const open = async () =>
    userEvent.click(
      await screen.findByRole('button', { name: 'Mostrar: O que cada papel vê', expanded: false }),
    );
  const { unmount } = renderTab();
  await open();
  const row = (await screen.findByRole('rowheader', { name: 'Agenda' })).closest('tr');
  expect(row?.textContent).toBe('AgendaVê e mudaVê e mudaVê e mudaSó o que é seu');
  unmount();

  onPhone();
  renderTab();
  await open();
  expect(await screen.findByText(roleSentence.professional)).toBeTruthy();
  expect(screen.queryByRole('rowheader')).toBeNull();
});

test('an owner may touch everybody, but not lock herself out', async () => {
  renderTab();

  expect(await actionsOf('Ana Souza')).toEqual(['Mudar papel']);
  expect(await actionsOf('Bia Costa')).toEqual(['Mudar papel', 'Retirar acesso']);
  expect(await actionsOf('Duda Reis')).toEqual(['Devolver acesso']);
});

test('a manager is offered nothing with owners and managers', async () => {
  renderTab({ as: 'manager' });

  expect(await actionsOf('Caio Lima')).toEqual(['Mudar papel', 'Retirar acesso']);
  expect(screen.queryByRole('button', { name: 'Ações de Ana Souza' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ações de Bia Costa' })).toBeNull();
});

test('a manager gives only the roles below her own', async () => {
  renderTab({ as: 'manager' });
  await choose('Caio Lima', 'Mudar papel');

  await screen.findByRole('dialog');
  const roles = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  expect(roles).toEqual(['receptionist', 'professional']);
});

test('each role says what it may do, and no more', async () => {
  renderTab();
  await choose('Caio Lima', 'Mudar papel');

  const dialog = await screen.findByRole('dialog');
  for (const sentence of Object.values(roleSentence))
    expect(dialog.textContent).toContain(sentence);
  expect(roleSentence.receptionist).toMatch(/clientes/);
  expect(roleSentence.receptionist).not.toMatch(/sem mudar cadastros/);
});

test('whoever may not manage sees the list alone', async () => {
  renderTab({ as: 'receptionist', invitations: [waiting] });

  expect(await screen.findByText('Bia Costa')).toBeTruthy();
  expect(await screen.findByText('eva@salao.com')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ações de|Convidar|Reenviar|Cancelar/ })).toBeNull();
});

test('a role is changed', async () => {
  const changeRole = vi.fn(({ input }: { input: { id: string; role: Role } }) => input);
  renderTab({}, { changeRole: fake.members.changeRole.handler(changeRole) });
  await choose('Caio Lima', 'Mudar papel');

  await screen.findByRole('dialog', { name: 'Mudar papel de Caio Lima' });
  expect(screen.getByText(/^Faz tudo/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Gerente/ }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Papel atualizado com sucesso!')).toBeTruthy();
  expect(changeRole).toHaveBeenCalledOnce();
  expect(changeRole.mock.calls[0]?.[0].input).toEqual({ id: caio.id, role: 'manager' });
});

test('the last owner is told why she must stay', async () => {
  const changeRole = fake.members.changeRole.handler(({ errors }) => {
    throw errors.LAST_OWNER();
  });
  renderTab({}, { changeRole });
  await choose('Ana Souza', 'Mudar papel');

  await userEvent.click(await screen.findByRole('radio', { name: /^Gerente/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  const words = 'A empresa precisa de pelo menos um proprietário. Escolha outro antes.';
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('access is taken away after a question', async () => {
  const deactivate = vi.fn(({ input }: { input: { id: string } }) => input);
  renderTab({}, { deactivate: fake.members.deactivate.handler(deactivate) });
  await choose('Bia Costa', 'Retirar acesso');

  const question = within(await screen.findByRole('dialog'));
  expect(deactivate).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Retirar acesso' }));

  expect(await screen.findByText('Acesso retirado com sucesso!')).toBeTruthy();
  expect(deactivate.mock.calls[0]?.[0].input).toEqual({ id: bia.id });
});

test('what the server refuses is said in its words, in the question itself', async () => {
  const deactivate = fake.members.deactivate.handler(({ errors }) => {
    throw errors.ROLE_TOO_HIGH();
  });
  renderTab({}, { deactivate });
  await choose('Bia Costa', 'Retirar acesso');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Retirar acesso' }));

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Só um proprietário pode mudar o acesso de proprietários e gerentes.',
  );
});

test('access is given back', async () => {
  const reactivate = vi.fn(({ input }: { input: { id: string } }) => input);
  renderTab({}, { reactivate: fake.members.reactivate.handler(reactivate) });
  await choose('Duda Reis', 'Devolver acesso');

  expect(await screen.findByText('Acesso devolvido com sucesso!')).toBeTruthy();
  expect(reactivate.mock.calls[0]?.[0].input).toEqual({ id: duda.id });
});

test('whoever is alone gets the next step', async () => {
  renderTab({ members: [ana] });

  await userEvent.click(await screen.findByRole('button', { name: 'Convidar a primeira pessoa' }));

  expect(await screen.findByRole('dialog', { name: 'Convidar para a empresa' })).toBeTruthy();
});

test('people and invitations that cannot be loaded can be asked for again', async () => {
  const list = fake.members.list.handler(() => {
    throw new Error('broken');
  });
  renderTab({}, { list });

  expect(await screen.findByText('Não foi possível carregar os dados.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

async function openInvite(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Convidar' }));
  await screen.findByRole('dialog', { name: 'Convidar para a empresa' });
  return screen.getByRole('textbox', { name: 'E-mail' });
}

test('whoever has not confirmed her own e-mail is led to do that first', async () => {
  const sent = vi.fn(() => ({ sent: true as const }));
  const session = { ...sampleSession, user: { ...sampleSession.user, emailVerified: false } };
  const router = {
    members: { list: fake.members.list.handler(() => [ana]) },
    invitations: { list: fake.invitations.list.handler(() => []) },
  };
  const profile = { sendConfirmation: fakeServer.identity.profile.sendConfirmation.handler(sent) };
  renderWithApi(<MembersTab />, { team: router, identity: { profile } }, { session });
  await userEvent.click(await screen.findByRole('button', { name: 'Convidar' }));

  const dialog = await screen.findByRole('dialog', { name: 'Convidar para a empresa' });
  expect(within(dialog).getByText(/abra o link de confirmação.*ana@salao\.com/)).toBeTruthy();
  expect(within(dialog).queryByLabelText('E-mail')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reenviar confirmação' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(await screen.findByText('Confirmação enviada')).toBeTruthy();
});

test('somebody is invited by e-mail, as receptionist unless said otherwise', async () => {
  const create = vi.fn(({ input }: { input: { email: string; role: Role } }) => ({
    ...waiting,
    ...input,
    replaced: false,
    link: null,
  }));
  renderTab({}, {}, { create: fake.invitations.create.handler(create) });

  await userEvent.type(await openInvite(), ' Eva@Salao.com ');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar convite' }));

  expect(await screen.findByText('Convite criado com sucesso!')).toBeTruthy();
  expect(screen.getByText('Enviamos o link para eva@salao.com.')).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.calls[0]?.[0].input).toEqual({ email: 'eva@salao.com', role: 'receptionist' });
});

test('whoever was about to be invited is there again after a reload', async () => {
  const { unmount } = renderTab();
  await userEvent.type(await openInvite(), 'eva@salao.com');
  unmount();
  renderTab();
  const email = await openInvite();
  expect((email as HTMLInputElement).value).toBe('eva@salao.com');
  expect(screen.getByText('Recuperamos o que você digitou.')).toBeTruthy();
});

test('whoever waits for an answer already is invited anew, and that is said', async () => {
  const create = fake.invitations.create.handler(() => ({
    ...waiting,
    replaced: true,
    link: null,
  }));
  renderTab({ invitations: [waiting] }, {}, { create });
  await userEvent.type(await openInvite(), 'eva@salao.com{Enter}');

  const sentence = 'O convite anterior para eva@salao.com foi substituído: só o novo link vale.';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('where no mail leaves the system the inviter gets the link to hand over', async () => {
  const link = 'https://hora.test/convite/abc';
  const create = fake.invitations.create.handler(() => ({ ...waiting, replaced: false, link }));
  const resend = fake.invitations.resend.handler(() => ({ ...waiting, link: `${link}d` }));
  renderTab({ invitations: [waiting] }, {}, { create, resend });
  await userEvent.type(await openInvite(), 'eva@salao.com{Enter}');

  const field = await screen.findByLabelText<HTMLInputElement>('Link do convite');
  expect(field.value).toBe(link);
  expect(screen.getByText(/ainda não envia e-mails/)).toBeTruthy();
  expect(screen.queryByText(/Enviamos/)).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) ?? field);

  await userEvent.click(screen.getByRole('button', { name: 'Reenviar convite a eva@salao.com' }));
  await waitFor(() => {
    expect(screen.getByLabelText<HTMLInputElement>('Link do convite').value).toBe(`${link}d`);
  });
  expect(screen.queryByText('Convite reenviado com sucesso!')).toBeNull();
});

test('a malformed e-mail is said beside its field, and nothing is sent', async () => {
  const create = vi.fn(() => ({ ...waiting, replaced: false, link: null }));
  renderTab({}, {}, { create: fake.invitations.create.handler(create) });

  const field = await openInvite();
  await userEvent.type(field, 'eva{Enter}');

  expect(await screen.findByText('Email inválido')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(create).not.toHaveBeenCalled();
});

test('somebody who is in already is said beside the e-mail', async () => {
  const create = fake.invitations.create.handler(({ errors }) => {
    throw errors.ALREADY_MEMBER();
  });
  renderTab({}, {}, { create });

  const field = await openInvite();
  await userEvent.type(field, 'bia@salao.com{Enter}');

  expect(await screen.findByText('Esta pessoa já tem acesso à empresa.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

test('an open invitation tells role, who invited and until when', async () => {
  renderTab({ invitations: [waiting] });

  expect(
    await screen.findByText('Recepção · convite de Ana Souza · vale até 17/03/2026'),
  ).toBeTruthy();
});

test('an invitation is sent again', async () => {
  const resend = vi.fn(() => ({ ...waiting, link: null }));
  renderTab({ invitations: [waiting] }, {}, { resend: fake.invitations.resend.handler(resend) });

  await userEvent.click(
    await screen.findByRole('button', { name: 'Reenviar convite a eva@salao.com' }),
  );

  expect(await screen.findByText('Convite reenviado com sucesso!')).toBeTruthy();
  const again = screen.getByRole('button', { name: 'Reenviar convite a eva@salao.com' });
  expect(again.hasAttribute('disabled')).toBe(true);
  await userEvent.click(again);
  expect(resend).toHaveBeenCalledOnce();
});

test('an invitation that is gone is said so', async () => {
  const resend = fake.invitations.resend.handler(({ errors }) => {
    throw errors.INVITATION_NOT_FOUND();
  });
  renderTab({ invitations: [waiting] }, {}, { resend });

  await userEvent.click(
    await screen.findByRole('button', { name: 'Reenviar convite a eva@salao.com' }),
  );

  expect(await screen.findByText('Convite não encontrado.')).toBeTruthy();
});

test('an invitation is cancelled after a question', async () => {
  const cancel = vi.fn(({ input }: { input: { id: string } }) => input);
  renderTab({ invitations: [waiting] }, {}, { cancel: fake.invitations.cancel.handler(cancel) });

  await userEvent.click(
    await screen.findByRole('button', { name: 'Cancelar convite a eva@salao.com' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar convite' }));

  expect(await screen.findByText('Convite cancelado com sucesso!')).toBeTruthy();
  expect(cancel.mock.calls[0]?.[0].input).toEqual({ id: waiting.id });
});

test('a manager does not send an owner’s invitation again', async () => {
  renderTab({ as: 'manager', invitations: [{ ...waiting, role: 'owner' }] });

  expect(await screen.findByText('eva@salao.com')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Reenviar|Cancelar/ })).toBeNull();
});

test('who has access and who is invited can be taken along', async () => {
  const saved = catchSavedFile();
  renderTab({ members: [ana, duda], invitations: [waiting] });
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV: Acessos' }));
  expect(await saved.lines()).toEqual([
    'Nome;E-mail;Papel;Situação;Desde;Último acesso;Duas etapas',
    'Ana Souza;ana@salao.com;Proprietário(a);Com acesso;09/03/2026;14/03/2026;Desativada',
    'Duda Reis;dud@salao.com;Profissional;Sem acesso;09/03/2026;—;—',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV: Convites abertos' }));
  expect(await saved.lines()).toEqual([
    'E-mail;Papel;Convite de;Enviado em;Vale até',
    'eva@salao.com;Recepção;Ana Souza;10/03/2026;17/03/2026',
  ]);
});
