export const ROLES = ['owner', 'manager', 'receptionist', 'professional'] as const;
export type Role = (typeof ROLES)[number];

export const PERMISSIONS = [
  'company.view',
  'company.manage',
  'company.export',
  'professionals.view',
  'professionals.manage',
  'commissions.view',
  'commissions.manage',
  'clients.view',
  'clients.manage',
  'clients.import',
  'clients.export',
  'clients.erase',
  'services.view',
  'services.manage',
  'services.export',
  'coupons.view',
  'coupons.manage',
  'stock.view',
  'stock.manage',
  'loyalty.view',
  'loyalty.redeem',
  'loyalty.manage',
  'prepaid.view',
  'prepaid.manage',
  'reviews.view',
  'reviews.manage',
  'tasks.own',
  'tasks.view',
  'tasks.manage',
  'appointments.own',
  'appointments.view',
  'appointments.manage',
  'appointments.export',
  'messages.view',
  'messages.send',
  'messages.manage',
  'cash.view',
  'cash.operate',
  'cash.refund',
  'transactions.view',
  'transactions.manage',
  'commissions.pay',
  'statement.own',
  'insights.view',
  'members.view',
  'members.manage',
  'subscription.view',
  'subscription.manage',
  'support.allow',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The whole company as a file, what it pays for, and whether support may change anything. */
const OWNER_ONLY: readonly Permission[] = [
  'company.export',
  'subscription.manage',
  'support.allow',
];

/** Who may do what inside a company. The server decides with it; the web hides with it. */
const granted: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !OWNER_ONLY.includes(permission)),
  receptionist: [
    'professionals.view',
    'services.view',
    'clients.view',
    'clients.manage',
    'coupons.view',
    'stock.view',
    'loyalty.view',
    'loyalty.redeem',
    'prepaid.view',
    'reviews.view',
    'tasks.own',
    'tasks.view',
    'tasks.manage',
    'appointments.own',
    'appointments.view',
    'appointments.manage',
    'messages.view',
    'messages.send',
    'cash.view',
    'cash.operate',
    'statement.own',
  ],
  // Her own agenda, her own tasks and what she is owed, and nobody else's.
  professional: [
    'professionals.view',
    'services.view',
    'tasks.own',
    'appointments.own',
    'statement.own',
  ],
};

export function may(role: Role, permission: Permission): boolean {
  return granted[role].includes(permission);
}

/** Whose access somebody may give, change or take: nobody makes herself equals above her. */
export function mayAssign(actor: Role, assigned: Role): boolean {
  if (actor === 'owner') return true;
  return actor === 'manager' && (assigned === 'receptionist' || assigned === 'professional');
}
