import { expect, test } from 'vitest';
import { fullAddressOf } from './short-addresses.ts';

test.each([
  ['/appointments', '/dashboard/appointments'],
  ['/clients', '/dashboard/clients'],
  ['/clients/42', '/dashboard/clients/42'],
  ['/professionals', '/dashboard/professionals'],
  ['/services', '/dashboard/services'],
  ['/reports', '/dashboard/reports'],
  ['/settings', '/dashboard/settings'],
  ['/coupons', '/dashboard/coupons'],
  ['/settings/', '/dashboard/settings/'],
  ['/services/42', '/dashboard/services/42'],
  ['/nada', null],
  ['/servicesx', null],
  ['/', null],
])('%s leads to %s', (short, full) => {
  expect(fullAddressOf(short)).toBe(full);
});

/** The screens that had these names before they moved below the dashboard. */
const KNOWN = [
  ...['appointments', 'clients', 'services', 'professionals', 'financial', 'settings', 'reports'],
  ...['messages', 'tasks', 'stock', 'coupons', 'loyalty', 'points', 'reviews', 'whatsapp'],
];

test('each of them that is there can be reached by its name', () => {
  const routes = Object.keys(import.meta.glob('../routes/dashboard.*.tsx'));
  const screens = KNOWN.filter((name) =>
    routes.some((route) => route.startsWith(`../routes/dashboard.${name}.`)),
  );
  expect(screens).toContain('clients');
  for (const name of screens) expect(fullAddressOf(`/${name}`)).toBe(`/dashboard/${name}`);
});
