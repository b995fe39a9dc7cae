import type { Client } from '@app/contract/clients/clients.contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAddress } from '../../tests/render-app.tsx';
import { fakeServer, sampleSession } from '../../tests/support.tsx';

const maria: Client = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Maria Silva',
  email: '',
  phone: '5511987654321',
  birthDate: null,
  status: 'active',
  tags: [],
  createdAt: '2026-03-10T02:00:00Z',
  allergies: '',
  preferences: '',
  active: true,
  acceptsMarketing: false,
  blockedReason: null,
  isAnonymized: false,
  version: 4,
};

test("a client's page opens with her history, and what she earned follows", async () => {
  const { current } = fakeServer.identity.session;
  const { get } = fakeServer.clients.clients;
  openAddress(`/dashboard/clients/${maria.id}`, {
    identity: { session: { current: current.handler(() => sampleSession) } },
    clients: { clients: { get: get.handler(() => maria) } },
  });
  await screen.findByRole('heading', { name: 'Maria Silva', level: 1 });
  const tabs = await screen.findAllByRole('tab');
  const names = tabs.map(({ textContent }) => textContent);
  const first = ['Histórico', 'Pontos', 'Cupons', 'Fidelidade'];
  expect(names.filter((name) => first.includes(name))).toEqual(first);
  expect(names[0]).toBe('Histórico');
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
});
