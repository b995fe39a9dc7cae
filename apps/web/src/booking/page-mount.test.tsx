import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage } from './booking-mount.tsx';
import { mountAtRoot } from './page-mount.tsx';

const missing = 'Root element not found';

afterEach(() => {
  document.body.replaceChildren();
  vi.resetModules();
});

function Broken(): never {
  throw new Error('broken');
}

test('a page without a place to stand says so: the booking page', () => {
  expect(() => mountPage()).toThrow(missing);
});

test('a page without a place to stand says so: the client’s own page', async () => {
  await expect(import('./own-appointment/own-appointment-entry.tsx')).rejects.toThrow(missing);
});

test('a page that breaks is not left empty', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<div id="root"></div>';
  act(() => mountAtRoot(<Broken />));

  await waitFor(() => screen.getByRole('heading', { name: 'Erro na aplicação' }));
});
