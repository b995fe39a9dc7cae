import { expect, test } from 'vitest';
import { dashboardGateOf, gateOf, mayFound, mayOpen } from './gate.ts';

test.each([
  ['admin', 'none', '/super-admin'],
  ['admin', 'ended', '/super-admin'],
  ['admin', 'inactive', '/super-admin'],
  ['admin', 'active', '/super-admin'],
  ['client', 'none', 'company-missing'],
  ['client', 'ended', 'access-ended'],
  ['client', 'inactive', 'company-closed'],
  ['client', 'active', '/dashboard'],
  ['company_admin', 'none', 'company-missing'],
  ['company_admin', 'inactive', 'company-closed'],
  ['company_admin', 'active', '/dashboard'],
] as const)('the gate leads %s with company %s to %s', (platformRole, companyState, outcome) => {
  expect(gateOf({ platformRole, companyState })).toBe(outcome);
});

test.each([
  ['admin', 'none', 'denied'],
  ['admin', 'ended', 'denied'],
  ['admin', 'inactive', 'denied'],
  ['admin', 'active', 'open'],
  ['client', 'none', 'company-missing'],
  ['client', 'ended', 'access-ended'],
  ['client', 'inactive', 'company-closed'],
  ['client', 'active', 'open'],
  ['company_admin', 'active', 'open'],
  ['somebody', 'active', 'denied'],
  ['', 'none', 'denied'],
] as const)(
  'the dashboard is for %s with company %s: %s',
  (platformRole, companyState, outcome) => {
    expect(dashboardGateOf({ platformRole, companyState })).toBe(outcome);
  },
);

test.each([
  ['none', true],
  ['ended', true],
  ['inactive', false],
  ['active', false],
] as const)('whoever has company %s may found one: %s', (companyState, outcome) => {
  expect(mayFound({ companyState })).toBe(outcome);
});

test.each([
  ['/dashboard/clients?status=blocked', 'client', 'active', true],
  ['/dashboard/clients', 'client', 'none', false],
  ['/dashboard/clients', 'admin', 'none', false],
  ['/dashboard?tab=x', 'admin', 'none', false],
  ['/dashboard/profile?confirmed=1', 'admin', 'none', true],
  ['/super-admin/mails', 'admin', 'none', true],
  ['/super-admin/mails', 'client', 'active', false],
  ['/payment-success?session_id=cs_1', 'client', 'none', true],
] as const)('%s opens to %s with company %s: %s', (address, platformRole, companyState, opens) => {
  expect(mayOpen(address, { platformRole, companyState })).toBe(opens);
});
