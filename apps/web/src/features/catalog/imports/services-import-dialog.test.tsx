import type {
  ServicesImport,
  ServicesImportReport,
} from '@app/contract/catalog/services-import.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import ServicesImportDialog from './services-import-dialog.tsx';

const fake = fakeServer.catalog.servicesImport;
const report: ServicesImportReport = {
  headers: ['Serviço', 'Valor'],
  columns: { name: 0, price: 1 },
  counts: { new: 1, update: 1, same: 0, invalid: 1 },
  rows: [
    { rowNumber: 2, name: 'Barba', outcome: 'new', remarks: [] },
    { rowNumber: 3, name: 'Corte', outcome: 'update', remarks: ['Preço: R$ 40,00 → R$ 45,00.'] },
    { rowNumber: 4, name: 'Unha', outcome: 'invalid', remarks: ['Preço inválido: “caro”.'] },
  ],
};
const stored: ServicesImport = {
  id: '0199b6f0-0000-7000-8000-000000000001',
  fileName: 'servicos.csv',
  state: 'done',
  counts: { new: 1, update: 1 },
  kept: [],
  startedByName: 'Bê',
  createdAt: '2026-03-10T15:00:00Z',
};
const undone: ServicesImport = {
  ...stored,
  state: 'undone',
  kept: [{ name: 'Barba', reason: 'booked' }],
};
const file = new File(['Serviço;Valor'], 'servicos.csv', { type: 'text/csv' });

const checking = (answer: ServicesImportReport) => fake.check.handler(() => answer);
const serving = (servicesImport: FakeRouter, earlier: ServicesImport[] = []) => ({
  catalog: { servicesImport: { list: fake.list.handler(() => earlier), ...servicesImport } },
});

async function choose(): Promise<void> {
  await screen.findByRole('button', { name: 'Escolher arquivo' });
  await upload();
}

async function upload(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file');
  await userEvent.upload(input, file);
}

test('a file is told row by row, what is wrong first, and stored when somebody says so', async () => {
  const close = vi.fn<() => void>();
  const run = vi.fn(() => ({ ...report, stored }));
  renderWithApi(
    <ServicesImportDialog onClose={close} />,
    serving({ check: checking(report), run: fake.run.handler(run) }),
  );
  await choose();

  expect(await screen.findByText('1 novo · 1 atualizado · 1 com problema')).toBeTruthy();
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'UnhaLinha 4 · Preço inválido: “caro”.Com problema',
    'BarbaLinha 2Novo',
    'CorteLinha 3 · Preço: R$ 40,00 → R$ 45,00.Atualiza',
  ]);
  expect(run).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Importar 2 serviços' }));
  expect(await screen.findByText('1 serviço novo e 1 atualizado.')).toBeTruthy();
  expect(run).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Ver serviços' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

async function undoAfterAsking(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer importação' }));
  const dialog = await screen.findByRole('dialog', { name: 'Desfazer esta importação?' });
  within(dialog).getByText(/^1 serviço que ela criou sai da lista e 1 que ela mudou volta/);
  within(dialog).getByText(/O que foi alterado ou usado depois disso fica como está\.$/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desfazer' }));
}

test('what was just stored can be undone, and says which services stay and why', async () => {
  const undo = vi.fn((_options: { input: { id: string } }) => undone);
  renderWithApi(
    <ServicesImportDialog onClose={vi.fn()} />,
    serving({
      check: checking(report),
      run: fake.run.handler(() => ({ ...report, stored })),
      undo: fake.undo.handler(undo),
    }),
  );
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Importar 2 serviços' }));
  await undoAfterAsking();

  expect(await screen.findByText(/^1 serviço ficou como está, porque mudou ou foi/)).toBeTruthy();
  const kept = await screen.findByRole('list', { name: 'Serviços que ficaram' });
  expect(kept.textContent).toBe('BarbaJá tem agendamentos.');
  expect(undo.mock.calls[0]?.[0].input).toEqual({ id: stored.id });
  expect(screen.queryByRole('button', { name: 'Desfazer importação' })).toBeNull();
});

test('an earlier import can be undone too, and one that was cannot again', async () => {
  const earlier = [stored];
  const undo = fake.undo.handler(() => {
    earlier[0] = undone;
    return undone;
  });
  renderWithApi(<ServicesImportDialog onClose={vi.fn()} />, serving({ undo }, earlier));
  expect(await screen.findByText('1 novo, 1 atualizado · 10/03/2026 12:00 · Bê')).toBeTruthy();
  await undoAfterAsking();

  expect(await screen.findByText('Desfeita')).toBeTruthy();
  expect(screen.getByText('Já tem agendamentos.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Desfazer importação' })).toBeNull();
});

test('a column that was not guessed is asked for, and the file is checked again', async () => {
  const check = vi.fn(
    ({ input }: { input: { columns?: ServicesImportReport['columns'] | undefined } }) => ({
      ...report,
      columns: input.columns ?? {},
    }),
  );
  renderWithApi(
    <ServicesImportDialog onClose={vi.fn()} />,
    serving({ check: fake.check.handler(check) }),
  );
  await choose();

  expect(await screen.findByText('Escolha a coluna do nome.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Importar \d/ })).toBeNull();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nome' }), 'Serviço');
  expect(await screen.findByRole('button', { name: 'Importar 2 serviços' })).toBeTruthy();
  expect(check.mock.calls[1]?.[0].input.columns).toEqual({ name: 0 });
});

test('a file that cannot be read says why', async () => {
  const check = fake.check.handler(({ errors }) => {
    throw errors.FILE_UNREADABLE({ message: 'O arquivo está vazio.' });
  });
  renderWithApi(<ServicesImportDialog onClose={vi.fn()} />, serving({ check }));
  await choose();

  expect((await screen.findByRole('alert')).textContent).toBe('O arquivo está vazio.');
});

test('what another file said is gone when the next one cannot be read', async () => {
  const check = vi.fn(({ errors }: { errors: { FILE_UNREADABLE: () => Error } }) => {
    if (check.mock.calls.length > 1) throw errors.FILE_UNREADABLE();
    return report;
  });
  renderWithApi(
    <ServicesImportDialog onClose={vi.fn()} />,
    serving({ check: fake.check.handler(check) }),
  );
  await choose();
  await screen.findByRole('button', { name: 'Importar 2 serviços' });
  await upload();

  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Importar 2 serviços' })).toBeNull();
});

test('an import that fails stays open and says so', async () => {
  const run = fake.run.handler(({ errors }) => {
    throw errors.SERVICES_CHANGED();
  });
  renderWithApi(
    <ServicesImportDialog onClose={vi.fn()} />,
    serving({ check: checking(report), run }),
  );
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Importar 2 serviços' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Os serviços mudaram');
});

test('a file that changes nothing has nothing to import', async () => {
  const counts = { new: 0, update: 0, same: 2, invalid: 0 };
  renderWithApi(
    <ServicesImportDialog onClose={vi.fn()} />,
    serving({ check: checking({ ...report, counts }) }),
  );
  await choose();

  expect(await screen.findByText('Nenhuma linha muda os seus serviços.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Importar \d/ })).toBeNull();
});
