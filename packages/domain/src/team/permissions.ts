export const ROLES = ['owner', 'manager', 'receptionist', 'professional'] as const;
export type Role = (typeof ROLES)[number];

export const PERMISSIONS = ['services.view', 'services.manage', 'services.export'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Who may do what inside a company. The server decides with it; the web hides with it. */
const granted: Record<Role, readonly Permission[]> = {
  owner: ['services.view', 'services.manage', 'services.export'],
  manager: ['services.view', 'services.manage', 'services.export'],
  receptionist: ['services.view'],
  professional: ['services.view'],
};

export function may(role: Role, permission: Permission): boolean {
  return granted[role].includes(permission);
}
