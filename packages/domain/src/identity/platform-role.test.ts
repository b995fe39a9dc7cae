import { expect, test } from 'vitest';
import { homeOf, isOperator } from './platform-role.ts';

test('an operator lands in the operators’ area, everybody else in the dashboard', () => {
  expect(homeOf('admin')).toBe('/super-admin');
  expect(homeOf('client')).toBe('/dashboard');
  expect(homeOf('company_admin')).toBe('/dashboard');
});

test('only an admin runs the platform', () => {
  expect(isOperator('admin')).toBe(true);
  expect(isOperator('client')).toBe(false);
  expect(isOperator('company_admin')).toBe(false);
});
