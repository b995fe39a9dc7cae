import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { professionalServices } from './professional-services.table.ts';

export type OfferedServiceRow = Pick<
  typeof professionalServices.$inferSelect,
  'serviceId' | 'price' | 'durationMinutes'
>;

export function listOfferedServices(
  scope: CompanyScope,
  professionalId: string,
): Promise<OfferedServiceRow[]> {
  return scope
    .select({
      serviceId: professionalServices.serviceId,
      price: professionalServices.price,
      durationMinutes: professionalServices.durationMinutes,
    })
    .from(professionalServices)
    .where(eq(professionalServices.professionalId, professionalId))
    .orderBy(professionalServices.serviceId);
}
