import { expect, test } from 'vitest';
import { environmentOf } from './environment.ts';

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  'salao.local',
  'hora-marcada-preview.example.com',
  'Staging.horamarcada.com.br',
])('%s is a rehearsal', (hostname) => {
  expect(environmentOf(hostname)).toBe('development');
});

test.each(['app.horamarcada.com.br', 'localhost.com', 'local.com.br'])('%s is real', (hostname) => {
  expect(environmentOf(hostname)).toBe('production');
});
