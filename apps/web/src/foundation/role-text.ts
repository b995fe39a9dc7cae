import type { Role } from '@app/domain/team/permissions';

/** What a member is in the company, in words. */
export const roleText: Record<Role, string> = {
  owner: 'Proprietário(a)',
  manager: 'Gerente',
  receptionist: 'Recepção',
  professional: 'Profissional',
};
