import type { Professional } from '@app/contract/team/professionals.contract';
import type { Role } from '@app/domain/team/permissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMore, offeredMore } from '../../../../tests/page-menu.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { ProfessionalsPage } from './professionals-page.tsx';
import type { ProfessionalsView } from './professionals-view.ts';

const fake = fakeServer.team.professionals;
const panels = { services: () => <p>Serviços dela</p>, commissions: () => <p>Comissões dela</p> };

const ana: Professional = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Ana Maria Souza',
  email: 'ana@salao.test',
  phone: '+5511987654321',
  specialties: ['Corte', 'Coloração'],
  color: '#2563EB',
  memberId: '01990000-0000-7000-8000-0000000000aa',
  memberName: 'Ana Souza',
  birthday: '',
  photoUrl: null,
  active: true,
  position: 1,
  version: 3,
  createdAt: '2026-03-10T12:00:00Z',
};
const bia: Professional = {
  ...ana,
  id: ana.id.replace(/a$/, 'b'),
  name: 'Bia Lima',
  email: '',
  phone: '',
  specialties: [],
  memberId: null,
  memberName: null,
  birthday: '',
  position: 2,
};
const member = {
  id: '01990000-0000-7000-8000-0000000000aa',
  name: 'Ana Souza',
  email: 'ana@salao.test',
  imageUrl: null,
  role: 'professional' as const,
  active: true,
  isSelf: false,
  joinedAt: '2026-03-10T12:00:00Z',
  lastSeenAt: null,
  twoFactorEnabled: false,
};

function serving(team: Professional[], handlers: FakeRouter = {}): FakeRouter {
  const { schedules, members } = fakeServer.team;
  return {
    team: {
      professionals: { list: fake.list.handler(() => team), ...handlers },
      members: { list: members.list.handler(() => [member]) },
      schedules: {
        get: schedules.get.handler(({ input }) => ({
          professionalId: input.professionalId,
          version: 1,
          week: [],
          exceptions: [],
        })),
        days: schedules.days.handler(() => []),
      },
    },
  };
}

function Professionals() {
  const [view, setView] = useState<ProfessionalsView>({});
  return <ProfessionalsPage panels={panels} view={view} onView={setView} />;
}

const render = (router: FakeRouter, role: Role = 'owner') => {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  return renderWithApi(<Professionals />, router, { session });
};

async function openNew(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Novo Profissional' }));
  await screen.findByRole('dialog', { name: 'Novo Profissional' });
}

const nameField = () => screen.getByRole('textbox', { name: /^Nome/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

beforeEach(() => {
  // jsdom keeps no files.
  URL.createObjectURL = () => 'blob:foto';
  URL.revokeObjectURL = () => {};
});

test('a card tells who it is, how to reach her and that she signs in', async () => {
  render(serving([ana]));
  const card = await screen.findByRole('listitem');
  const texts = [
    'Ana Maria Souza',
    'Corte',
    'ana@salao.test',
    '(11) 98765-4321',
    'Ativo',
    'Acesso',
  ];
  for (const text of texts) expect(within(card).getByText(text)).toBeTruthy();
  expect(within(card).getByText('AS')).toBeTruthy();
});

test('on a phone, whoever may not change her folds out how to reach her', async () => {
  onPhone();
  render(serving([ana, bia]), 'receptionist');
  const row = await screen.findByRole('button', { name: ana.name, expanded: false });
  expect(screen.queryByText('ana@salao.test')).toBeNull();
  await userEvent.click(row);
  for (const text of ['ana@salao.test', 'Coloração', 'Acesso']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  // Closed and open: her phone is read in one piece.
  expect(screen.getAllByText('(11) 98765-4321')).toHaveLength(2);
  // Of whom nothing more is known, nothing is folded.
  expect(screen.queryByRole('button', { name: bia.name })).toBeNull();
});

test('an empty team offers the first step', async () => {
  render(serving([]));
  const first = await screen.findByRole('button', { name: 'Cadastrar Primeiro Profissional' });
  await userEvent.click(first);
  expect(await screen.findByRole('dialog', { name: 'Novo Profissional' })).toBeTruthy();
});

test.each(['receptionist', 'professional'] as const)(
  '%s looks and changes nothing',
  async (role) => {
    render(serving([ana, bia]), role);
    expect(await screen.findByText('Ana Maria Souza')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Novo|ações|Ana/i })).toBeNull();
  },
);

test('whoever is new gets her hours next: the other tabs open with her creation', async () => {
  const stored = { ...bia, name: 'Carla', id: ana.id.replace(/a$/, 'c') };
  const create = vi.fn((_call: { input: unknown }) => stored);
  const uploadPhoto = vi.fn((_call: { input: { id: string; file: File } }) => ({ photoUrl: '/f' }));
  render(
    serving([bia], {
      create: fake.create.handler(create),
      uploadPhoto: fake.uploadPhoto.handler(uploadPhoto),
    }),
  );
  await openNew();
  for (const name of ['Horários', 'Serviços', 'Comissões']) {
    expect(screen.getByRole('tab', { name }).hasAttribute('disabled')).toBe(true);
  }

  await userEvent.type(nameField(), ' Carla ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Aniversário' }), '1711');
  const specialties = screen.getByRole('combobox', { name: 'Especialidades' });
  await userEvent.type(specialties, ' Corte {Enter}Corte{Enter}Escova{Enter}');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, new File(['x'], 'f.png', { type: 'image/png' }));
  await save();

  expect(await screen.findByText('Profissional criado com sucesso!')).toBeTruthy();
  expect(await screen.findByRole('tab', { name: 'Horários', selected: true })).toBeTruthy();
  expect(await screen.findByLabelText('Segunda-feira')).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.calls[0]?.[0].input).toMatchObject({
    name: 'Carla',
    specialties: ['Corte', 'Escova'],
    birthday: '17/11',
    // The first that nobody in the team has.
    color: '#0E7490',
  });
  expect(uploadPhoto.mock.calls[0]?.[0].input.id).toBe(stored.id);
});

test('what is typed while she is stored stays where it is typed, to be saved', async () => {
  const answers = Promise.withResolvers<void>();
  const create = vi.fn(async () => {
    await answers.promise;
    return bia;
  });
  const update = vi.fn(({ input }: { input: { version: number } }) => ({ ...bia, ...input }));
  render(
    serving([bia], { create: fake.create.handler(create), update: fake.update.handler(update) }),
  );
  await openNew();
  await userEvent.type(nameField(), bia.name);
  await save();
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  await userEvent.type(screen.getByLabelText('E-mail'), 'bia@salao.test');
  answers.resolve();

  expect(await screen.findByRole('dialog', { name: bia.name })).toBeTruthy();
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'bia@salao.test');
  await save();
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0].input).toMatchObject({ email: 'bia@salao.test', version: 3 });
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const create = vi.fn(() => ana);
  render(serving([], { create: fake.create.handler(create) }));
  await openNew();
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@');
  await userEvent.type(screen.getByLabelText('Telefone'), '1199');
  await save();

  for (const text of ['Nome é obrigatório', 'Email inválido', 'Telefone inválido']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(create).not.toHaveBeenCalled();
});

test('an e-mail in use is said beside the e-mail, with everything typed still there', async () => {
  const create = fake.create.handler(({ errors }) => {
    throw errors.PROFESSIONAL_EMAIL_TAKEN();
  });
  render(serving([], { create }));
  await openNew();
  await userEvent.type(nameField(), 'Ana');
  await save();

  expect(await screen.findByText('Já existe um profissional com este email.')).toBeTruthy();
  expect(nameField()).toHaveProperty('value', 'Ana');
});

test('a full plan is said in the form, with the way to the plans', async () => {
  const create = fake.create.handler(({ errors }) => {
    throw errors.PROFESSIONAL_LIMIT_REACHED();
  });
  render(serving([], { create }));
  await openNew();
  await userEvent.type(nameField(), 'Ana');
  await save();

  expect(await screen.findByText('Limite de profissionais do seu plano atingido.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver planos' })).toBeTruthy();
});

test('a list that does not come says why', async () => {
  const list = fake.list.handler(({ errors }) => {
    throw errors.FORBIDDEN();
  });
  render(serving([], { list }));
  const sentence = 'Erro ao carregar profissionais: Você não tem permissão para fazer isso.';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([
  ['UNAUTHORIZED', 'Usuário não autenticado'],
  ['NO_COMPANY', 'Usuário não possui empresa associada'],
  ['COMPANY_CHANGED', 'Outra empresa foi aberta em outra aba. Recarregue a página.'],
  ['FORBIDDEN', 'Você não tem permissão para criar profissionais.'],
] as const)('a creation refused with %s is explained in words', async (code, sentence) => {
  const create = fake.create.handler(({ errors }) => {
    throw errors[code]();
  });
  render(serving([], { create }));
  await openNew();
  await userEvent.type(nameField(), 'Ana');
  await save();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('leaving a changed tab asks first, and staying keeps what was typed', async () => {
  render(serving([ana]));
  await userEvent.click(await screen.findByRole('button', { name: 'Ana Maria Souza' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nome/ }), ' Lima');
  await userEvent.click(screen.getByRole('tab', { name: 'Serviços' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(nameField()).toHaveProperty('value', 'Ana Maria Souza Lima');

  await userEvent.click(screen.getByRole('tab', { name: 'Serviços' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('Serviços dela')).toBeTruthy();
});

test('whoever is deactivated while her dialog is open is saved and stays inactive', async () => {
  let stored = ana;
  const update = fake.update.handler(({ input, errors }) => {
    if (input.version !== stored.version) throw errors.PROFESSIONAL_CHANGED();
    stored = { ...stored, ...input, version: stored.version + 1 };
    return stored;
  });
  const list = fake.list.handler(() => [stored]);
  const { queryClient } = render(serving([], { list, update }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ana Maria Souza' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nome/ }), ' Lima');

  stored = { ...ana, active: false, version: 4 };
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Inativo')).toBeTruthy();
  expect(nameField()).toHaveProperty('value', 'Ana Maria Souza Lima');
  await save();
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  expect(nameField()).toHaveProperty('value', 'Ana Maria Souza Lima');
  expect(stored.name).toBe('Ana Maria Souza');

  await save();
  expect(await screen.findByText('Profissional atualizado com sucesso!')).toBeTruthy();
  expect(stored).toMatchObject({ name: 'Ana Maria Souza Lima', active: false });
});

test('the member of somebody else cannot be chosen a second time', async () => {
  render(serving([ana, bia]));
  await userEvent.click(await screen.findByRole('button', { name: 'Bia Lima' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Acesso ao sistema' }));
  const taken = await screen.findByRole('option', {
    name: 'Ana Souza (já é o acesso de Ana Maria Souza)',
  });
  expect(taken.hasAttribute('data-combobox-disabled')).toBe(true);
});

test('whoever has history is kept, and the dialog offers to deactivate', async () => {
  const remove = fake.remove.handler(({ errors }) => {
    throw errors.PROFESSIONAL_HAS_HISTORY();
  });
  const deactivate = vi.fn(() => ({ ...ana, active: false }));
  render(serving([ana], { remove, deactivate: fake.deactivate.handler(deactivate) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Ana Maria Souza' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  expect(screen.getByText('Tem certeza que deseja excluir este profissional?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));

  const sentence = 'Este registro possui histórico e não pode ser excluído. Inative-o.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
  await waitFor(() => expect(deactivate).toHaveBeenCalledOnce());
});

test('what could not be changed or removed is said in its words', async () => {
  const fails = () => {
    throw new Error('Broken');
  };
  render(
    serving([ana], { update: fake.update.handler(fails), remove: fake.remove.handler(fails) }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Ana Maria Souza' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Não foi possível excluir o profissional.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Ana Maria Souza' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await screen.findByRole('dialog', { name: 'Ana Maria Souza' });
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Dados Gerais', 'Horários', 'Serviços', 'Comissões']);
  await userEvent.type(nameField(), ' Lima');
  await save();
  expect(await screen.findByText('Não foi possível atualizar o profissional.')).toBeTruthy();
});

test('a reactivation beyond the plan says why', async () => {
  const reactivate = fake.reactivate.handler(({ errors }) => {
    throw errors.PROFESSIONAL_LIMIT_REACHED();
  });
  render(serving([{ ...ana, active: false }], { reactivate }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Ana Maria Souza' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ativar' }));
  expect(await screen.findByText('Limite de profissionais do seu plano atingido.')).toBeTruthy();
});

test('the columns of the agenda are ordered with the keyboard', async () => {
  const reorder = vi.fn((_call: { input: { ids: string[] } }) => [bia, ana]);
  render(serving([bia, ana], { reorder: fake.reorder.handler(reorder) }));
  await chooseMore('Ordenar agenda');
  const up = await screen.findByRole('button', { name: 'Mover Bia Lima para cima' });
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Bia Lima: posição 1 de 2')).toBeTruthy();
  await save();

  expect(await screen.findByText('Ordem da agenda atualizada com sucesso!')).toBeTruthy();
  expect(reorder.mock.calls[0]?.[0].input.ids).toEqual([bia.id, ana.id]);
});

test('whoever manages the team takes it along as a spreadsheet', async () => {
  const exportCsv = vi.fn(() => new File(['nome'], 'profissionais.csv'));
  render(serving([ana], { exportCsv: fake.exportCsv.handler(exportCsv) }));
  await chooseMore('Exportar CSV');
  await waitFor(() => expect(exportCsv).toHaveBeenCalled());
});

test('a receptionist is offered no export', async () => {
  render(serving([ana]), 'receptionist');
  expect(await screen.findByText('Ana Maria Souza')).toBeTruthy();
  expect(await offeredMore()).toEqual([]);
});

test('a filter leaves those with a specialty', async () => {
  render(serving([ana, bia]));
  await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Especialidade' }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Coloração', 'Corte']);
  await userEvent.click(screen.getByRole('option', { name: 'Coloração' }));
  expect(screen.getByText('Ana Maria Souza')).toBeTruthy();
  expect(screen.queryByText('Bia Lima')).toBeNull();
});
