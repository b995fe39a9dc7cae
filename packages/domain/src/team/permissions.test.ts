import { expect, test } from 'vitest';
import { may, PERMISSIONS, ROLES } from './permissions.ts';
import { supportMay } from './support-visit.ts';

test('an owner may do everything', () => {
  for (const permission of PERMISSIONS) expect(may('owner', permission)).toBe(true);
});

test('everyone in the team may look at the services', () => {
  for (const role of ROLES) expect(may(role, 'services.view')).toBe(true);
});

test.each(['receptionist', 'professional'] as const)('a %s may not change services', (role) => {
  expect(may(role, 'services.manage')).toBe(false);
  expect(may(role, 'services.export')).toBe(false);
});

test.each(['receptionist', 'professional'] as const)('a %s takes no list along', (role) => {
  const lists = PERMISSIONS.filter((permission) => permission.endsWith('.export'));
  expect(lists).toContain('appointments.export');
  expect(lists.filter((permission) => may(role, permission))).toEqual([]);
});

test.each(['receptionist', 'professional'] as const)(
  'a %s neither sees nor changes who has access',
  (role) => {
    expect(may(role, 'members.view')).toBe(false);
    expect(may(role, 'members.manage')).toBe(false);
  },
);

test('a manager looks at the subscription, and only an owner changes it', () => {
  expect(may('manager', 'subscription.view')).toBe(true);
  expect(may('manager', 'subscription.manage')).toBe(false);
  expect(may('owner', 'subscription.manage')).toBe(true);
});

test('the desk works with the drawer, and takes nothing back', () => {
  expect(may('receptionist', 'cash.view')).toBe(true);
  expect(may('receptionist', 'cash.operate')).toBe(true);
  expect(may('receptionist', 'cash.refund')).toBe(false);
  expect(may('receptionist', 'transactions.view')).toBe(false);
  expect(may('receptionist', 'commissions.pay')).toBe(false);
});

// Whoever may not open the drawer is told whom to ask, and offered no way to a Caixa.
test.each(ROLES)('a %s who sees the drawer works with it, in a visit for support too', (role) => {
  expect(may(role, 'cash.operate')).toBe(may(role, 'cash.view'));
  expect(supportMay('cash.operate')).toBe(supportMay('cash.view'));
});

test('of the money a professional sees only what is her own', () => {
  const money = PERMISSIONS.filter((permission) =>
    /^(cash|transactions|commissions|statement|insights)\./.test(permission),
  );
  expect(money.filter((permission) => may('professional', permission))).toEqual(['statement.own']);
});
