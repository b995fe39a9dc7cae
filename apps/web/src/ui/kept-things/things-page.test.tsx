import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { ThingActions } from './thing-actions.tsx';
import { ThingName } from './thing-name.tsx';
import { thingLabels } from './things.labels.ts';
import { type Thing, ThingsPage } from './things-page.tsx';

const labels = {
  ...thingLabels({ one: 'sala', many: 'salas', gender: 'feminine' }),
  title: 'Salas',
  explanation: 'Onde se atende.',
  create: 'Nova Sala',
  createFirst: 'Cadastrar Primeira Sala',
  empty: 'Cadastre onde você atende.',
  emptyForReaders: 'Nenhuma sala ainda.',
};
const garden: Thing = { id: 'g', name: 'Jardim', active: true };
const attic: Thing = { id: 'a', name: 'Sótão', active: false };

const acts = {
  remove: vi.fn<(id: string) => Promise<unknown>>(async () => ({})),
  deactivate: vi.fn<(id: string) => Promise<unknown>>(async () => ({})),
  reactivate: vi.fn<(id: string) => Promise<unknown>>(async () => ({})),
};

type RoomsProps = { read: () => Promise<readonly Thing[]>; mayManage?: boolean };

function Rooms({ read, mayManage = true }: RoomsProps) {
  const rooms = useQuery({ queryKey: ['rooms'], queryFn: read });
  return (
    <ThingsPage
      labels={labels}
      picture="services"
      things={rooms}
      mayManage={mayManage}
      skeleton={<p>…</p>}
      searchIn={({ name }) => name}
      card={(room, choices) => (
        <ThingName
          name={room.name}
          manage={
            mayManage && {
              onEdit: () => choices.onEdit(room),
              actions: <ThingActions thing={room} labels={labels} {...choices} />,
            }
          }
        />
      )}
      editor={(room, onClose) => (
        <button type="button" onClick={onClose}>
          {room ? `Fechar ${room.name}` : 'Fechar a nova'}
        </button>
      )}
      acts={acts}
      historyCode="ROOM_HAS_HISTORY"
    />
  );
}

function open(things: readonly Thing[], mayManage = true) {
  return renderWithApi(<Rooms read={async () => things} mayManage={mayManage} />);
}

async function choose(room: Thing, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${room.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('an empty list offers the first step to whoever may take it', async () => {
  open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar Primeira Sala' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar a nova' }));
  expect(screen.queryByRole('button', { name: 'Fechar a nova' })).toBeNull();
});

test('whoever may only look reads the list, and gets nothing to change it', async () => {
  open([garden], false);
  expect(await screen.findByText('Jardim')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Jardim/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Nova Sala' })).toBeNull();
});

test('of an empty list she reads only the fact', async () => {
  open([], false);
  expect(await screen.findByText('Nenhuma sala ainda.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list that cannot be loaded can be asked for again', async () => {
  const read = vi.fn<() => Promise<readonly Thing[]>>();
  read.mockRejectedValueOnce(new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Algo falhou.' }));
  read.mockResolvedValueOnce([garden]);
  renderWithApi(<Rooms read={read} />);
  expect(await screen.findByText(/^Erro ao carregar salas: /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Jardim')).toBeTruthy();
});

test('the search ignores accents, and says how many it found', async () => {
  open([garden, attic]);
  expect(await screen.findByText('2 salas')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Buscar salas'), 'sotao');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 sala'));
  expect(screen.queryByText('Jardim')).toBeNull();
  await userEvent.type(screen.getByLabelText('Buscar salas'), 'x');
  expect(await screen.findByText('Nenhuma sala encontrada com essa busca.')).toBeTruthy();
});

test('the name opens the form', async () => {
  open([garden]);
  await userEvent.click(await screen.findByRole('button', { name: 'Jardim' }));
  expect(await screen.findByRole('button', { name: 'Fechar Jardim' })).toBeTruthy();
});

test.each([
  [garden, 'Inativar', 'deactivate', 'Sala inativada com sucesso!'],
  [attic, 'Ativar', 'reactivate', 'Sala ativada com sucesso!'],
] as const)('%o: %s', async (room, action, act, sentence) => {
  open([room]);
  await choose(room, action);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(acts[act]).toHaveBeenLastCalledWith(room.id);
});

test('a change that fails says why', async () => {
  acts.deactivate.mockRejectedValueOnce(
    new ORPCError('IN_USE', { defined: true, status: 409, message: 'Está em uso.' }),
  );
  open([garden]);
  await choose(garden, 'Inativar');
  expect(await screen.findByText('Erro ao alterar sala')).toBeTruthy();
  expect(screen.getByText('Está em uso.')).toBeTruthy();
});

test('deleting asks first', async () => {
  open([garden]);
  await choose(garden, 'Excluir');
  const question = within(await screen.findByRole('dialog', { name: 'Excluir Jardim' }));
  expect(question.getByText('Tem certeza que deseja excluir esta sala?')).toBeTruthy();
  expect(acts.remove).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Sala excluída com sucesso!')).toBeTruthy();
  expect(acts.remove).toHaveBeenCalledWith('g');
});

test('what has history stays, and can be put out of use', async () => {
  acts.deactivate.mockClear();
  acts.remove.mockRejectedValueOnce(
    new ORPCError('ROOM_HAS_HISTORY', { defined: true, status: 409 }),
  );
  open([garden]);
  await choose(garden, 'Excluir');
  const question = within(await screen.findByRole('dialog', { name: 'Excluir Jardim' }));
  await userEvent.click(question.getByRole('button', { name: 'Excluir' }));
  const kept = within(await screen.findByRole('dialog', { name: 'Jardim' }));
  expect(kept.getByText(labels.hasHistory)).toBeTruthy();
  await userEvent.click(kept.getByRole('button', { name: 'Inativar' }));
  expect(await screen.findByText('Sala inativada com sucesso!')).toBeTruthy();
  expect(acts.deactivate).toHaveBeenCalledWith('g');
});
