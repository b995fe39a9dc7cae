import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { BackupsPage } from './backups-page.tsx';

const { read } = fakeServer.platform.backups;
const kept = {
  kind: 'kept' as const,
  place: '/mnt/copias',
  isBesideData: false,
  isEncrypted: true,
  backups: [{ startedAt: '2026-11-18T06:00:00Z', bytes: 311_000_000, files: 1_204 }],
  lastTrial: {
    checkedAt: '2026-11-18T06:03:00Z',
    tables: 88,
    rows: 120_000,
    differing: [] as string[],
    failure: null as string | null,
  },
  isLate: false,
};

test('says when a backup was last seen to come back', async () => {
  renderWithApi(<BackupsPage />, { platform: { backups: { read: read.handler(() => kept) } } });
  expect(await screen.findByText('Em dia')).toBeTruthy();
  expect(
    screen.getByText('18/11/2026 03:03: 120.000 linhas de 88 tabelas comparadas'),
  ).toBeTruthy();
  expect(screen.getByText('Tudo voltou como era.')).toBeTruthy();
  expect(screen.getByText('311 MB')).toBeTruthy();
});

test('asks for attention where something did not come back', async () => {
  const lastTrial = { ...kept.lastTrial, differing: ['clients'] };
  const late = { ...kept, isLate: true, lastTrial, isBesideData: true };
  renderWithApi(<BackupsPage />, { platform: { backups: { read: read.handler(() => late) } } });
  expect(await screen.findByText('Com falha')).toBeTruthy();
  expect(screen.getByText('Não voltaram como eram: clients.')).toBeTruthy();
  expect(screen.getByText(/Ficam ao lado dos dados/)).toBeTruthy();
});

test('says why a restore on trial did not come to its end', async () => {
  const failure = 'There is no room for a backup.';
  const late = { ...kept, isLate: true, lastTrial: { ...kept.lastTrial, failure } };
  renderWithApi(<BackupsPage />, { platform: { backups: { read: read.handler(() => late) } } });
  expect(await screen.findByText('18/11/2026 03:03: não chegou ao fim')).toBeTruthy();
  expect(screen.getByText(`O servidor disse: ${failure}`)).toBeTruthy();
  expect(screen.queryByText('Tudo voltou como era.')).toBeNull();
});

test.each([
  ['they lie beside the data', { ...kept, isBesideData: true }],
  ['anybody can read them', { ...kept, isEncrypted: false }],
])('does not say all is well where %s', async (_what, flawed) => {
  const handler = read.handler(() => flawed);
  renderWithApi(<BackupsPage />, { platform: { backups: { read: handler } } });
  expect(await screen.findByText('Precisa de atenção')).toBeTruthy();
  expect(screen.queryByText('Em dia')).toBeNull();
  const state = screen.getByText('Precisa de atenção');
  const trial = screen.getByText('Última restauração de teste');
  const warning = screen.getByRole('alert');
  expect(state.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(warning.compareDocumentPosition(trial)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('says who keeps them where this server does not', async () => {
  const elsewhere = { kind: 'elsewhere' as const };
  renderWithApi(<BackupsPage />, {
    platform: { backups: { read: read.handler(() => elsewhere) } },
  });
  expect(await screen.findByText(/é ele quem guarda os backups/)).toBeTruthy();
});
