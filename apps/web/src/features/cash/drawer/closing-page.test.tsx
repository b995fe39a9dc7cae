import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { closedSession } from '../../../../tests/sample-cash.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { ClosingPage } from './closing-page.tsx';

const { sessions } = fakeServer.cash;

test('a closing is printed with its count and what was said about it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const get = sessions.get.handler(() => closedSession);
  renderWithApi(<ClosingPage id={closedSession.id} />, { cash: { sessions: { get } } });
  expect(await screen.findByText('troco errado')).toBeTruthy();
  expect(screen.getAllByText('Faltam R$ 5,00').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test('whoever asked for the paper gets it once the closing is on the screen', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  print.mockClear();
  const get = sessions.get.handler(() => closedSession);
  const page = <ClosingPage id={closedSession.id} view={{ print: true }} />;
  renderWithApi(page, { cash: { sessions: { get } } });
  expect(print).not.toHaveBeenCalled();
  expect(await screen.findByText('troco errado')).toBeTruthy();
  expect(print).toHaveBeenCalledOnce();
});

test('one that is not there is said', async () => {
  const get = sessions.get.handler(({ errors }) => {
    throw errors.SESSION_NOT_FOUND();
  });
  renderWithApi(<ClosingPage id={closedSession.id} />, { cash: { sessions: { get } } });
  expect(await screen.findByText('Caixa não encontrado')).toBeTruthy();
});

test('whoever sees no drawer sees no closing', async () => {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'professional' as const },
  };
  renderWithApi(<ClosingPage id={closedSession.id} />, {}, { session });
  expect(await screen.findByText('Você não tem permissão para ver o caixa.')).toBeTruthy();
});
