import type { ClientImport, ImportRow } from '@app/contract/clients/client-imports.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type FakeRouter, fakeServer, onPhone, renderWithApi } from '../../../../tests/support.tsx';
import { ClientImportPage } from './client-import-page.tsx';

const fake = fakeServer.clients.imports;

const read: ClientImport = {
  id: '01990000-0000-7000-8000-0000000000a1',
  fileName: 'antigos.csv',
  format: 'csv',
  state: 'read',
  headers: ['Nome', 'Celular', '', 'Contato'],
  samples: [
    ['Ana', '(11) 98123-4567', '', 'a'],
    ['Bia', '', '', 'b'],
    ['Caio', '', '', 'c'],
    ['Davi', '', '', 'd'],
  ],
  mapping: { name: 0, phone: 1 },
  onKnown: 'update',
  onInvalidField: 'skip-row',
  totalRows: 1200,
  processedRows: 0,
  counts: { new: 0, update: 0, duplicate: 0, invalid: 0, forgotten: 0 },
  keptRows: 0,
  startedByName: 'Rita Campos',
  createdAt: '2026-11-10T15:00:00Z',
  finishedAt: null,
};
const counts = { new: 2, update: 1, duplicate: 1, invalid: 1, forgotten: 0 };
const checked: ClientImport = {
  ...read,
  state: 'checked',
  counts,
  totalRows: 5,
  processedRows: 5,
};
const done: ClientImport = { ...checked, state: 'done' };

const broken: ImportRow = {
  rowNumber: 3,
  cells: ['João', '12', '', ''],
  outcome: 'invalid',
  remarks: ['Telefone inválido: “12”.'],
  clientId: null,
};
const fresh: ImportRow = {
  rowNumber: 2,
  cells: ['Ana', '(11) 98123-4567', '', ''],
  outcome: 'new',
  remarks: [],
  clientId: null,
};

const all = fake.rows.handler(() => ({ items: [fresh, broken], nextCursor: null }));

function open(imported: ClientImport, handlers: FakeRouter = {}) {
  const get = fake.get.handler(() => imported);
  return renderWithApi(<ClientImportPage importId={imported.id} />, {
    clients: { imports: { get, rows: all, ...handlers } },
  });
}

/** Answers with one state after the other, the last of them for ever. */
function passingThrough(...states: ClientImport[]) {
  let asked = -1;
  return fake.get.handler(() => {
    asked = Math.min(asked + 1, states.length - 1);
    return states[asked] ?? read;
  });
}

const selectOf = (column: string) => screen.getByLabelText<HTMLSelectElement>(`É o quê? ${column}`);

test.each(['computer', 'phone'])(
  'each column shows samples and its guess on a %s',
  async (device) => {
    if (device === 'phone') onPhone();
    open(read);

    expect(await screen.findByText('Ana · Bia · Caio')).toBeTruthy();
    expect(selectOf('Nome').value).toBe('name');
    expect(selectOf('Celular').value).toBe('phone');
    expect(selectOf('Coluna 3').value).toBe('ignore');
    expect(screen.getByText('Vazia nas primeiras linhas')).toBeTruthy();
  },
);

test('a field comes from one column: chosen again, the other is ignored', async () => {
  const checking = { ...read, state: 'checking' as const };
  const check = vi.fn((_options: { input: object }) => checking);
  open(read, { check: fake.check.handler(check), get: passingThrough(read, checking) });
  await screen.findByLabelText('É o quê? Contato');

  await userEvent.selectOptions(selectOf('Contato'), 'Nome');
  expect(selectOf('Nome').value).toBe('ignore');
  await userEvent.click(screen.getByRole('radio', { name: /^Pular quem já existe/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Importar sem o campo inválido/ }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Conferir' }));

  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(check).toHaveBeenCalledOnce();
  expect(check.mock.calls[0]?.[0].input).toEqual({
    id: read.id,
    mapping: { name: 3, phone: 1 },
    onKnown: 'skip',
    onInvalidField: 'leave-empty',
  });
});

test('without a column for the name nothing is sent', async () => {
  const check = vi.fn(() => read);
  open(read, { check: fake.check.handler(check) });
  await screen.findByLabelText('É o quê? Nome');

  await userEvent.selectOptions(selectOf('Nome'), 'Ignorar');
  await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Escolha a coluna do nome.');
  expect(check).not.toHaveBeenCalled();
});

test('a check at work shows how far it came, and ends by itself in the report', async () => {
  const checking: ClientImport = { ...read, state: 'checking', processedRows: 500 };
  open(read, { get: passingThrough(checking, checked) });

  expect(await screen.findByText('500 de 1.200 linhas')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toMatch(/^41/);
  expect(screen.getByText(/Pode sair desta página/)).toBeTruthy();

  expect(
    await screen.findByRole('button', { name: 'Importar 3 clientes' }, { timeout: 3000 }),
  ).toBeTruthy();
});

test.each(['computer', 'phone'])(
  'the report says what becomes of each row on a %s',
  async (device) => {
    if (device === 'phone') onPhone();
    open(checked);

    const name = await screen.findByText('João');
    const row = name.closest<HTMLElement>('tr, li');
    if (!row) throw new Error('There is no row');
    for (const text of [/3$/, '12', 'Inválido', 'Telefone inválido: “12”.']) {
      expect(within(row).getByText(text)).toBeTruthy();
    }
  },
);

test('a count leads to its rows, and back to all', async () => {
  const rows = vi.fn(({ input }: { input: { outcome?: string | undefined } }) => ({
    items: input.outcome ? [broken] : [fresh, broken],
    nextCursor: null,
  }));
  open(checked, { rows: fake.rows.handler(rows) });
  await screen.findByText('Ana');

  await userEvent.click(screen.getByRole('button', { name: 'Inválidos 1' }));
  await waitFor(() => expect(screen.queryByText('Ana')).toBeNull());
  expect(rows.mock.lastCall?.[0].input.outcome).toBe('invalid');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Esquecidos 0' }).disabled).toBe(
    true,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Inválidos 1' }));
  expect(await screen.findByText('Ana')).toBeTruthy();
});

test('more of the report comes after its last row', async () => {
  const rows = vi.fn(({ input }: { input: { cursor?: string | undefined } }) =>
    input.cursor ? { items: [broken], nextCursor: null } : { items: [fresh], nextCursor: 'depois' },
  );
  open(checked, { rows: fake.rows.handler(rows) });

  await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));

  expect(await screen.findByText('João')).toBeTruthy();
  expect(screen.getByText('Ana')).toBeTruthy();
  expect(rows.mock.lastCall?.[0].input.cursor).toBe('depois');
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

test('the columns can be looked at again before anything is imported', async () => {
  open(checked);

  await userEvent.click(await screen.findByRole('button', { name: 'Voltar às colunas' }));

  expect(selectOf('Nome').value).toBe('name');
});

test('a file in which nothing is new offers no import', async () => {
  open({ ...checked, counts: { ...counts, new: 0, update: 0 } });

  expect(await screen.findByText(/Não há nada a importar/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
});

test('the import is started once and shows its result', async () => {
  const running = { ...checked, state: 'running' as const, processedRows: 2 };
  const run = vi.fn(() => running);
  open(checked, { run: fake.run.handler(run), get: passingThrough(checked, running, done) });

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Importar 3 clientes' }));

  expect(await screen.findByText('2 de 5 linhas')).toBeTruthy();
  expect(
    await screen.findByText('2 clientes novos e 1 atualizado.', {}, { timeout: 3000 }),
  ).toBeTruthy();
  expect(run).toHaveBeenCalledOnce();
});

test('undoing asks first, saying what becomes of whom', async () => {
  const undoing = { ...done, state: 'undoing' as const, processedRows: 3 };
  const undo = vi.fn(() => undoing);
  const undone: ClientImport = { ...done, state: 'undone', keptRows: 2 };
  open(done, { undo: fake.undo.handler(undo), get: passingThrough(done, undoing, undone) });

  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer importação' }));
  const dialog = await screen.findByRole('dialog', { name: 'Desfazer esta importação?' });
  expect(
    within(dialog).getByText(/^2 clientes que ela criou saem da lista e 1 que ela mudou volta/),
  ).toBeTruthy();
  expect(within(dialog).getByText(/alterado ou usado depois disso fica/)).toBeTruthy();
  expect(undo).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desfazer' }));

  expect(await screen.findByText('1 de 3 linhas')).toBeTruthy();
  expect(
    await screen.findByText(
      '2 clientes ficaram como estão, porque mudaram ou foram usados depois da importação.',
      {},
      { timeout: 3000 },
    ),
  ).toBeTruthy();
});

test('a row whose data were erased by the undo says so, and is not called nameless', async () => {
  const gone = { rowNumber: 2, cells: [], outcome: 'new' as const, remarks: [], clientId: null };
  open(
    { ...done, state: 'undone' },
    { rows: fake.rows.handler(() => ({ items: [gone], nextCursor: null })) },
  );

  expect(await screen.findByText('Dados já apagados')).toBeTruthy();
  expect(screen.queryByText('Sem nome')).toBeNull();
});

test('what stopped while importing goes on from there', async () => {
  const run = vi.fn(() => ({ ...checked, state: 'running' as const }));
  open({ ...done, state: 'failed' }, { run: fake.run.handler(run) });

  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));

  await waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('what stopped while checking is checked again, with the same columns', async () => {
  const run = fake.run.handler(({ errors }) => {
    throw errors.IMPORT_NOT_READY();
  });
  const check = vi.fn((_options: { input: object }) => ({ ...read, state: 'checking' as const }));
  open({ ...checked, state: 'failed' }, { run, check: fake.check.handler(check) });

  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));

  await waitFor(() => expect(check).toHaveBeenCalledOnce());
  const { id, mapping, onKnown, onInvalidField } = read;
  expect(check.mock.calls[0]?.[0].input).toEqual({ id, mapping, onKnown, onInvalidField });
});

test('undoing what stopped before anybody was imported says that nothing had happened', async () => {
  const undo = fake.undo.handler(({ errors }) => {
    throw errors.IMPORT_NOT_READY();
  });
  open({ ...checked, state: 'failed' }, { undo });

  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer importação' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desfazer' }));

  expect(await screen.findByText(/não há o que desfazer/)).toBeTruthy();
});

test('an import that is not wanted goes after a question, and the list of imports comes', async () => {
  const remove = vi.fn(() => ({ id: read.id }));
  const { history } = open(read, { remove: fake.remove.handler(remove) });

  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Descartar esta importação?' });
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Descartar' }));

  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/clients/import'));
});

test('what was done stays: it is not discarded, only undone', async () => {
  open(done);

  expect(await screen.findByText('Importação concluída')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull();
});

test('after the rows are deleted nothing that needs them is offered', async () => {
  open({ ...done, samples: [] });

  expect(await screen.findByText(/apagadas depois de 30 dias/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Desfazer importação' })).toBeNull();
});

test('an import that is not there leads back to the others', async () => {
  const get = fake.get.handler(({ errors }) => {
    throw errors.IMPORT_NOT_FOUND();
  });
  open(read, { get });

  expect(await screen.findByText(/Esta importação não existe mais/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Importações' })).toBeTruthy();
});
