import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { professionals } from './professionals.table.ts';

export async function hireProfessional(
  scope: CompanyScope,
  professional: { name: string; specialties: string[] },
): Promise<void> {
  await scope.insert(professionals).values(professional);
}
