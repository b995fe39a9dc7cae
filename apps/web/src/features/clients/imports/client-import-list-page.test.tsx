import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { IMPORT_LIMITS } from '@app/domain/clients/client-import';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { ClientImportListPage } from './client-import-list-page.tsx';

const fake = fakeServer.clients.imports;

const done: ClientImport = {
  id: '01990000-0000-7000-8000-0000000000a1',
  fileName: 'antigos.csv',
  format: 'csv',
  state: 'done',
  headers: ['Nome'],
  samples: [['Ana']],
  mapping: { name: 0 },
  onKnown: 'update',
  onInvalidField: 'skip-row',
  totalRows: 20,
  processedRows: 20,
  counts: { new: 12, update: 3, duplicate: 4, invalid: 1, forgotten: 0 },
  keptRows: 0,
  startedByName: 'Rita Campos',
  createdAt: '2026-11-10T15:00:00Z',
  finishedAt: '2026-11-10T15:01:00Z',
};

function serving(imports: ClientImport[], handlers: FakeRouter = {}) {
  return { clients: { imports: { list: fake.list.handler(() => imports), ...handlers } } };
}

const csv = () => new File(['Nome\r\nAna'], 'lista.csv', { type: 'text/csv' });

function drop(...files: File[]): void {
  fireEvent.drop(screen.getByRole('region', { name: 'Enviar arquivo' }), {
    dataTransfer: { files },
  });
}

afterEach(() => vi.restoreAllMocks());

test('a dropped file is read by the server, and its import opens', async () => {
  const create = vi.fn(({ input }: { input: { file: File } }) => {
    return { ...done, state: 'read' as const, fileName: input.file.name };
  });
  const { history } = renderWithApi(
    <ClientImportListPage />,
    serving([], { create: fake.create.handler(create) }),
  );

  drop(csv());

  await waitFor(() =>
    expect(history.location.pathname).toBe(`/dashboard/clients/import/${done.id}`),
  );
  expect(create.mock.calls[0]?.[0].input.file.name).toBe('lista.csv');
});

test('a chosen file is sent like a dropped one', async () => {
  const create = vi.fn(() => ({ ...done, state: 'read' as const }));
  const { container } = renderWithApi(
    <ClientImportListPage />,
    serving([], { create: fake.create.handler(create) }),
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input for files');

  await userEvent.upload(input, csv());

  await waitFor(() => expect(create).toHaveBeenCalledOnce());
});

test('what cannot be read is said in place, in the words of the server', async () => {
  const sentence = 'A planilha está protegida por senha. Salve-a sem senha e envie de novo.';
  const create = fake.create.handler(({ errors }) => {
    throw errors.FILE_UNREADABLE({ message: sentence });
  });
  const { history } = renderWithApi(<ClientImportListPage />, serving([], { create }));

  drop(csv());

  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(history.location.pathname).toBe('/');
});

test('a file that is too large, or two at once, are not sent at all', async () => {
  const create = vi.fn(() => done);
  renderWithApi(<ClientImportListPage />, serving([], { create: fake.create.handler(create) }));
  const large = csv();
  Object.defineProperty(large, 'size', { value: IMPORT_LIMITS.fileBytes + 1 });

  drop(large);
  expect((await screen.findByRole('alert')).textContent).toContain('passa de 20 MB');
  drop(csv(), csv());
  expect((await screen.findByRole('alert')).textContent).toBe('Envie um arquivo de cada vez.');

  expect(create).not.toHaveBeenCalled();
});

test('the template has a column for everything that can be imported', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:template');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  renderWithApi(<ClientImportListPage />, serving([]));

  await userEvent.click(screen.getByRole('button', { name: 'Baixar modelo' }));

  const [file] = made.mock.calls[0] ?? [];
  if (!(file instanceof File)) throw new Error('No file was made');
  expect(file.name).toBe('modelo-de-clientes.csv');
  const [header] = (await file.text()).split('\r\n');
  expect(header).toContain(
    'Nome;Telefone;E-mail;Nascimento;Etiquetas;Anotações;Alergias;Preferências;Aceita marketing',
  );
});

test.each(['computer', 'phone'])(
  'earlier imports tell file, state, result, day and person on a %s',
  async (device) => {
    if (device === 'phone') onPhone();
    const { history } = renderWithApi(<ClientImportListPage />, serving([done]));

    const name = await screen.findByRole('button', { name: 'antigos.csv' });
    const row = name.closest<HTMLElement>('tr, li');
    if (!row) throw new Error('The import has no row');
    for (const text of [
      'Concluída',
      '12 novos, 3 atualizados',
      '10/11/2026 12:00',
      'Rita Campos',
    ]) {
      expect(within(row).getByText(text)).toBeTruthy();
    }

    await userEvent.click(name);
    expect(history.location.pathname).toBe(`/dashboard/clients/import/${done.id}`);
  },
);

test('whoever may not import reads so, and nothing is asked of the server', async () => {
  const list = vi.fn(() => []);
  const session = { ...sampleSession };
  if (session.company) session.company = { ...session.company, role: 'receptionist' };
  renderWithApi(
    <ClientImportListPage />,
    { clients: { imports: { list: fake.list.handler(list) } } },
    { session },
  );

  expect(
    screen.getByText('Somente quem administra a empresa pode importar clientes.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Escolher arquivo' })).toBeNull();
  expect(list).not.toHaveBeenCalled();
});
