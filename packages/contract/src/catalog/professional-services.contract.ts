import { SERVICE_LIMITS } from '@app/domain/catalog/service';
import { z } from 'zod';
import { appointmentsAffected, mindedAppointments } from '../shared/affected-appointments.ts';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, wholeNumber } from '../shared/schemas.ts';

const limits = SERVICE_LIMITS;

/** A service she does; a price or duration of her own stands in for the service's. */
export const offeredService = z.strictObject({
  serviceId: id,
  priceCents: wholeNumber(0, limits.priceCents, 'Preço deve ser positivo').nullable(),
  durationMinutes: wholeNumber(
    1,
    limits.durationMinutes,
    'Duração deve ser maior que 0',
  ).nullable(),
});
export type OfferedService = z.infer<typeof offeredService>;

function refuseRepeated(
  services: readonly OfferedService[],
  context: { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void },
): void {
  const known = new Set<string>();
  for (const [place, service] of services.entries()) {
    const serviceId = service.serviceId.toLowerCase();
    if (known.has(serviceId)) {
      context.addIssue({
        code: 'custom',
        path: [place, 'serviceId'],
        message: 'O mesmo serviço aparece duas vezes',
      });
    }
    known.add(serviceId);
  }
}

const route = tagged('Serviços do profissional');
const notFound = {
  PROFESSIONAL_NOT_FOUND: { status: 404, message: 'Profissional não encontrado' },
} as const;

nameSchemas({ ProfessionalService: offeredService });

export const professionalServicesContract = {
  list: companyProcedure
    .route(route.get('/professionals/{professionalId}/services', 'Serviços que o profissional faz'))
    .input(z.strictObject({ professionalId: id }))
    .output(z.array(offeredService))
    .errors(notFound),

  /** Replaces all of them in one step. */
  replace: companyProcedure
    .route(
      route.put('/professionals/{professionalId}/services', 'Mudar os serviços do profissional'),
    )
    .input(
      z.strictObject({
        professionalId: id,
        /**
         * What she did when the form was opened; whatever came since is not dropped unseen. With
         * the whole service a price or duration that changed since is not overwritten either.
         */
        known: z.array(z.union([id, offeredService])).max(1000),
        services: z.array(offeredService).max(1000).superRefine(refuseRepeated),
        /** Ends the commissions of services that are left out, from today on. */
        endsCommissions: z.boolean().default(false),
        ...mindedAppointments,
      }),
    )
    .output(z.array(offeredService))
    .errors({
      ...notFound,
      ...appointmentsAffected,
      SERVICE_NOT_FOUND: { status: 404, message: 'Serviço não encontrado' },
      SERVICES_CHANGED: {
        status: 409,
        message: 'Outra pessoa alterou estes serviços. Feche, confira e altere de novo.',
      },
      SERVICES_HAVE_COMMISSIONS: {
        status: 409,
        message: 'Há comissões definidas para serviços que você desmarcou.',
        data: z.object({ serviceNames: z.array(z.string()) }),
      },
    }),
};
