import type { Task, TaskForm } from '@app/contract/tasks/tasks.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../tests/support.tsx';
import { TasksCutOff } from './tasks-cut-off.tsx';
import { TasksPage } from './tasks-page.tsx';

const fake = fakeServer.tasks.tasks;
const late: Task = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Comprar tinta',
  notes: '',
  dueDate: '2020-03-09',
  dueTime: '10:00',
  recurrence: 'weekly',
  color: '#3B82F6',
  whatsappNotification: '',
  assigneeId: null,
  assigneeName: '',
  active: true,
  completedAt: null,
  completedByName: null,
  source: 'person',
  version: 1,
  createdAt: '2020-03-01T12:00:00Z',
};
const done: Task = {
  ...late,
  id: '01990000-0000-7000-8000-00000000000b',
  name: 'Ligar',
  completedAt: '2020-03-09T12:00:00Z',
};

type Role = 'owner' | 'professional';

function show(tasks: Task[], role: Role = 'owner', broken: FakeRouter = {}) {
  const created = vi.fn<(input: TaskForm) => void>();
  const completed = vi.fn<(id: string) => void>();
  const { company } = sampleSession;
  renderWithApi(
    <TasksPage />,
    {
      tasks: {
        tasks: {
          list: fake.list.handler(() => tasks),
          reopen: fake.reopen.handler(({ input }) => {
            const task = tasks.find(({ id }) => id === input.id) ?? late;
            tasks.splice(tasks.indexOf(task), 1, { ...task, completedAt: null });
            return task;
          }),
          listAssignees: fake.listAssignees.handler(() => []),
          complete: fake.complete.handler(({ input }) => {
            completed(input.id);
            return done;
          }),
          create: fake.create.handler(({ input }) => {
            created(input);
            return late;
          }),
          ...broken,
        },
      },
    },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  return { created, completed, user: userEvent.setup() };
}

test('a task says when it was due and that it is late; those that are done stand apart', async () => {
  const { user } = show([late, done]);
  const list = within(await screen.findByRole('list', { name: 'Tarefas' }));
  expect(list.getByText('Atrasada')).toBeTruthy();
  expect(list.getByText('09/03/2020 às 10:00')).toBeTruthy();
  expect(screen.queryByText('Ligar')).toBeNull();
  await user.click(screen.getByText('Concluídas'));
  expect(await screen.findByText('Concluída')).toBeTruthy();
  expect(screen.queryByText('Comprar tinta')).toBeNull();
});

test('where the last one that was done is opened again, it stands among those to do', async () => {
  const { user } = show([done]);
  await user.click(await screen.findByText('Concluídas'));
  await user.click(await screen.findByRole('button', { name: 'Ações de Ligar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reabrir' }));
  expect(await screen.findByText('Tarefa reaberta.')).toBeTruthy();
  expect(await screen.findByText('Atrasada')).toBeTruthy();
});

test('on a phone it says how often it comes, and that it is out of use', async () => {
  onPhone();
  show([late, { ...late, id: late.id.replace(/a$/, 'c'), name: 'Limpar', active: false }]);
  expect(await screen.findAllByText(/Toda semana/)).toHaveLength(2);
  expect(screen.getAllByText('Atrasada')).toHaveLength(1);
  expect(screen.getByText('Inativa')).toBeTruthy();
});

test('a new one needs a name and a day', async () => {
  const { created, user } = show([]);
  await user.click(
    (await screen.findAllByRole('button', { name: 'Nova Tarefa' }))[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Nome é obrigatório')).toBeTruthy();
  expect(screen.getByText('Data é obrigatória')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Comprar café');
  await user.type(screen.getByRole('textbox', { name: /^Data/ }), '20112026');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Tarefa criada com sucesso!')).toBeTruthy();
  expect(created).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Comprar café', dueDate: '2026-11-20', dueTime: null }),
  );
});

test('what could not be made, changed or completed is said in its words', async () => {
  const fails = () => {
    throw new Error('Broken');
  };
  const broken = {
    create: fake.create.handler(fails),
    update: fake.update.handler(fails),
    complete: fake.complete.handler(fails),
  };
  const { user } = show([late], 'owner', broken);
  await user.click(await screen.findByRole('button', { name: 'Nova Tarefa' }));
  await user.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Comprar café');
  await user.type(screen.getByRole('textbox', { name: /^Data/ }), '20112026');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao criar tarefa. Tente novamente.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /Descartar/ }));
  await user.click(await screen.findByRole('button', { name: 'Ações de Comprar tinta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await user.type(await screen.findByRole('textbox', { name: /^Nome/ }), ' preta');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao atualizar tarefa. Tente novamente.')).toBeTruthy();
});

test.each([
  ['open', 500, true, /^Aqui estão 500 de 1\.234 tarefas a fazer.* Todas estão em Exportar CSV\.$/],
  ['open', 500, false, /^Aqui estão 500 de 1\.234 tarefas a fazer.* você conclui estas\.$/],
  ['completed', 200, true, /^Aqui estão 200 de 300 tarefas concluídas, as mais recentes\.$/],
] as const)('of very many %s ones it says how many there are, and where', async (...about) => {
  const [which, listed, mayExport, sentence] = about;
  const count = vi.fn(() => ({ open: 1234, completed: 300 }));
  const tasks = { tasks: { count: fake.count.handler(count) } };
  const cutOff = <TasksCutOff show={which} listed={listed} mayExport={mayExport} />;
  renderWithApi(cutOff, { tasks });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a list that is whole asks for no count', async () => {
  const count = vi.fn(() => ({ open: 499, completed: 0 }));
  const tasks = { tasks: { count: fake.count.handler(count) } };
  renderWithApi(<TasksCutOff show="open" listed={499} mayExport />, { tasks });
  await Promise.resolve();
  expect(count).not.toHaveBeenCalled();
});

test('is ticked off in its row, and undone where that was said', async () => {
  const reopened = vi.fn<(id: string) => void>();
  const reopen = fake.reopen.handler(({ input }) => {
    reopened(input.id);
    return late;
  });
  const { completed, user } = show([late], 'owner', { reopen });
  await user.click(await screen.findByRole('button', { name: 'Concluir Comprar tinta' }));
  expect(await screen.findByText('Tarefa concluída!')).toBeTruthy();
  expect(completed).toHaveBeenCalledWith(late.id);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Tarefa reaberta.')).toBeTruthy();
  expect(reopened).toHaveBeenCalledWith(late.id);
});

test('a professional completes her own and changes nothing else', async () => {
  const { completed, user } = show([late], 'professional');
  await user.click(await screen.findByRole('button', { name: 'Ações de Comprar tinta' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Marcar como concluída',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Marcar como concluída' }));
  expect(await screen.findByText('Tarefa concluída!')).toBeTruthy();
  expect(completed).toHaveBeenCalledWith(late.id);
  expect(screen.queryByRole('button', { name: 'Nova Tarefa' })).toBeNull();
});
