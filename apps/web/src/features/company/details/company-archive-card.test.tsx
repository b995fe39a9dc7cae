import type { Role } from '@app/domain/team/permissions';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { CompanyArchiveCard } from './company-archive-card.tsx';

const saved = vi.fn<(file: Blob | MediaSource) => string>();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(saved.mockReturnValue('blob:archive'));
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  saved.mockReset();
  fetched.mockReset();
});

const take = () => userEvent.click(screen.getByRole('button', { name: 'Baixar todos os dados' }));

function refuse(status: number, code: string, message: string, data?: object): void {
  const body = { defined: false, code, status, message, data };
  fetched.mockResolvedValue(Response.json(body, { status }));
}

test('the owner takes everything along in one file, under the name the server gives it', async () => {
  const headers = { 'content-disposition': 'attachment; filename="hora-marcada-salao.zip"' };
  fetched.mockResolvedValue(new Response('PK', { headers }));
  renderWithApi(<CompanyArchiveCard />);

  expect(screen.getByRole('heading', { name: 'Levar tudo embora' })).toBeTruthy();
  await take();

  expect(await screen.findByText('Arquivo pronto')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/company/archive');
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ name: 'hora-marcada-salao.zip', size: 2 });
});

test('whoever asked too often reads how long to wait, and gets no file', async () => {
  refuse(429, 'TOO_MANY_REQUESTS', 'Muitas tentativas.', { retryAfterInSeconds: 600 });
  renderWithApi(<CompanyArchiveCard />);
  await take();

  expect(await screen.findByText('Erro ao baixar os dados')).toBeTruthy();
  expect(screen.getByText('Muitas tentativas. Tente novamente em 10 minutos.')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});

test('an answer that is no file and no sentence of ours is told in plain words', async () => {
  fetched.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }));
  renderWithApi(<CompanyArchiveCard />);
  await take();

  expect(await screen.findByText('Algo deu errado do nosso lado. Tente novamente.')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});

test.each<Role>(['manager', 'receptionist', 'professional'])('a %s does not see it', (role) => {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  renderWithApi(<CompanyArchiveCard />, {}, { session });
  expect(screen.queryByText('Levar tudo embora')).toBeNull();
});
