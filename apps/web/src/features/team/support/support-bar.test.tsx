import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { useApi } from '../../../foundation/api.tsx';
import SupportBar from './support-bar.tsx';

const id = '01990000-0000-7000-8000-00000000000a';
const fake = fakeServer.team.supportVisits;

function visitFor(minutes: number) {
  const endsAt = Temporal.Now.instant().add({ minutes }).toString();
  return { id, userName: 'Olga', reason: 'Agenda não abre', endsAt, mayWrite: false, isOwn: false };
}

const stored = {
  id,
  userName: 'Olga',
  reason: 'Agenda não abre',
  startedAt: '2026-03-10T12:00:00Z',
  endsAt: '2026-03-10T13:00:00Z',
  endedAt: null,
  isOpen: true,
  mayWrite: true,
};

test('an owner reads why support looks in, allows changes and ends the visit', async () => {
  const allow = vi.fn(() => stored);
  const end = vi.fn(() => ({ ...stored, isOpen: false }));
  const supportVisits = { allow: fake.allow.handler(allow), end: fake.end.handler(end) };
  const visit = { ...visitFor(30), reason: 'Agenda não abre.' };
  const session = { ...sampleSession, support: [visit] };
  renderWithApi(<SupportBar />, { team: { supportVisits } }, { session });
  expect(
    screen.getByText(
      /^Olga, do suporte da plataforma, está vendo sua empresa: Agenda não abre, até \d\d:\d\d$/,
    ),
  ).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Permitir alterações' }));
  const question = await screen.findByRole('dialog');
  expect(
    within(question).getByText(/^Olga, do suporte .* poderá alterar sua empresa até \d\d:\d\d/),
  ).toBeTruthy();
  expect(allow).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Permitir alterações' }));
  await vi.waitFor(() => expect(allow).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar' }));
  await vi.waitFor(() => expect(end).toHaveBeenCalled());
});

test('a manager ends a visit, and allows it nothing; once allowed there is nothing left to allow', () => {
  const company = sampleSession.company && { ...sampleSession.company, role: 'manager' as const };
  const session = { ...sampleSession, company, support: [visitFor(30)] };
  const { unmount } = renderWithApi(<SupportBar />, {}, { session });
  expect(screen.queryByRole('button', { name: 'Permitir alterações' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Encerrar' })).toBeTruthy();
  unmount();

  const writing = { ...sampleSession, support: [{ ...visitFor(30), mayWrite: true }] };
  renderWithApi(<SupportBar />, {}, { session: writing });
  expect(screen.getByText(/pode alterar sua empresa/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Permitir alterações' })).toBeNull();
});

test('an operator reads where she is, how long, and what she may', () => {
  const session = { ...sampleSession, support: [{ ...visitFor(42), isOwn: true }] };
  renderWithApi(<SupportBar />, {}, { session });
  expect(screen.getByText('Você está em Salão da Ana como suporte')).toBeTruthy();
  expect(screen.getByText(/só para ver · /).textContent).toContain('restam 42 minutos');
  expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy();
});

test.each([true, false])('a clock that is fast hides no visit, own: %s', (isOwn) => {
  const session = { ...sampleSession, support: [{ ...visitFor(-90), isOwn }] };
  renderWithApi(<SupportBar />, {}, { session });
  expect(screen.getByRole('region', { name: 'Visita do suporte' })).toBeTruthy();
});

test('of a visit of which the session tells no more nothing is said', () => {
  renderWithApi(<SupportBar />, {}, { session: { ...sampleSession, support: [] } });
  expect(screen.queryByRole('region')).toBeNull();
});

function ScreenOfServices() {
  const { identity, catalog } = useApi();
  const { isSuccess } = useQuery(identity.session.current.queryOptions());
  const { isError } = useQuery(catalog.services.list.queryOptions({ enabled: isSuccess }));
  return (
    <>
      <SupportBar />
      {isError && 'refused'}
    </>
  );
}

test.each([
  ['FORBIDDEN', 2],
  ['SUPPORT_NEVER', 1],
])('after %s the session was asked for %d times', async (code, times) => {
  const session = { ...sampleSession, support: [{ ...visitFor(30), isOwn: true }] };
  const asked = vi.fn(() => session);
  const list = fakeServer.catalog.services.list.handler(() => {
    throw new ORPCError(code, { status: 403, defined: true });
  });
  const current = fakeServer.identity.session.current.handler(asked);
  const handlers = { identity: { session: { current } }, catalog: { services: { list } } };
  renderWithApi(<ScreenOfServices />, handlers, { session });
  expect(await screen.findByText('refused')).toBeTruthy();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times));
});
