import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { fetchFromServer } from '../connection.ts';
import {
  keptEvents,
  type SecurityEvent,
  securityEvents,
  threatsIn,
  watchInput,
} from './security-monitor.ts';

afterEach(() => notifications.clean());

test.each([
  "Joana D'Ávila",
  'Pediu para select a cor da parede, ver union com a irmã',
  'Cliente prefere sábado -- ou domingo',
  'Corte & escova; drop no volume',
  'Ela disse "ou 10 ou nada" e saiu',
  'Preço < 100 e duração > 30',
  'Email: ana@salao.com; tel: (11) 99999-9999',
  'https://salao.com.br/?a=1&b=2',
  "Sant'Ana or Sant'Anna",
])('ordinary text is left alone: %s', (text) => {
  expect(threatsIn({ name: text })).toEqual([]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '<iframe src="//x">',
])('code is flagged: %s', (text) => {
  expect(threatsIn({ notes: [{ text }] })).toEqual(['script-injection']);
});

test.each([
  "' OR '1'='1",
  "x'; DROP TABLE clients",
  '1 UNION SELECT password FROM users',
  "admin' --",
])('a command to the database is flagged: %s', (text) => {
  expect(threatsIn({ name: text })).toEqual(['sql-injection']);
});

test('a password may look like anything and is never read', () => {
  expect(threatsIn({ password: "' OR 1=1 --", newPassword: '<script>' })).toEqual([]);
});

test('what is critical is said and noted without what was typed', async () => {
  renderWithApi(null);
  watchInput('catalog.services.create', { name: '<script>alert(1)</script>' });

  expect(await screen.findByText('Alerta de Segurança')).toBeTruthy();
  const last = securityEvents().at(-1);
  expect(last).toMatchObject({ kind: 'script-injection', place: 'catalog.services.create' });
  expect(JSON.stringify(last)).not.toContain('alert(1)');
});

test('an answer that there were too many requests is noted quietly', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 429 }));
  renderWithApi(null);
  await fetchFromServer('/api/auth/sign-in/email');

  expect(securityEvents().at(-1)).toMatchObject({ kind: 'rate-limit', severity: 'warning' });
  expect(screen.queryByText('Alerta de Segurança')).toBeNull();
});

test('the log keeps the last hundred events', () => {
  const event = (at: number): SecurityEvent => ({
    kind: 'rate-limit',
    severity: 'warning',
    place: '/rpc',
    at,
  });
  let events: readonly SecurityEvent[] = [];
  for (let moment = 1; moment <= 103; moment += 1) events = keptEvents(events, event(moment));

  expect(events).toHaveLength(100);
  expect([events[0]?.at, events.at(-1)?.at]).toEqual([4, 103]);
});
