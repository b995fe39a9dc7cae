import type { Professional } from '@app/contract/team/professionals.contract';
import type { ProfessionalWithMember } from './professionals.queries.ts';

export function presentProfessional({
  companyId,
  scheduleVersion,
  createdAt,
  ...professional
}: ProfessionalWithMember): Professional {
  return { ...professional, createdAt: createdAt.toString() };
}
