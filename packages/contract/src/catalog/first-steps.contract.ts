import { MOST_BASIS_POINTS } from '@app/domain/catalog/commission';
import { READY_MADE_AT_ONCE } from '@app/domain/catalog/ready-made-services';
import { FIRST_TEAM_AT_ONCE } from '@app/domain/team/first-team';
import { PROFESSIONAL_LIMITS } from '@app/domain/team/professional';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { hours, id, requiredText, wholeNumber } from '../shared/schemas.ts';
import { professionalLimitReached } from '../team/professionals.contract.ts';
import { newServiceSchema } from './services.contract.ts';

const readyMadeService = newServiceSchema.pick({
  name: true,
  durationMinutes: true,
  priceCents: true,
});
export type ReadyMadeServiceInput = z.infer<typeof readyMadeService>;

/** One of the first people who work here. */
const firstColleague = z.strictObject({
  name: requiredText(1, PROFESSIONAL_LIMITS.nameLength, 'Nome é obrigatório'),
  /** Whoever writes this down: her own access is linked to it. */
  isMe: z.boolean().default(false),
  /** 0 is Sunday. */
  weekdays: z
    .array(z.int().min(0).max(6))
    .min(1, 'Escolha pelo menos um dia')
    .max(7)
    .transform((days) => [...new Set(days)]),
  /** The same on each of those days. */
  hours,
  /** Of every service, in hundredths of a percent; null where nothing is agreed on yet. */
  commissionBasisPoints: wholeNumber(
    0,
    MOST_BASIS_POINTS,
    'Informe uma porcentagem entre 0 e 100',
  ).nullable(),
});
export type FirstColleague = z.infer<typeof firstColleague>;

nameSchemas({ ReadyMadeService: readyMadeService, FirstColleague: firstColleague });

export const firstStepsContract = {
  /** All at once; services whose names exist already are left as they are. */
  offerServices: companyProcedure
    .route(tagged('Serviços').create('/services/ready-made', 'Criar serviços prontos'))
    .input(
      z.strictObject({
        services: z
          .array(readyMadeService)
          .min(1, 'Escolha pelo menos um serviço')
          .max(READY_MADE_AT_ONCE, `Escolha no máximo ${READY_MADE_AT_ONCE} serviços`),
      }),
    )
    .output(z.object({ created: z.int(), skipped: z.int() })),

  /** Professionals with their weekly hours, all services and a commission: all of them or none. */
  hireTeam: companyProcedure
    .route(tagged('Profissionais').create('/professionals/first-team', 'Criar a primeira equipe'))
    .input(
      z.strictObject({
        people: z
          .array(firstColleague)
          .min(1, 'Informe pelo menos uma pessoa')
          .max(FIRST_TEAM_AT_ONCE, `Informe no máximo ${FIRST_TEAM_AT_ONCE} pessoas`),
      }),
    )
    .output(z.object({ ids: z.array(id) }))
    .errors({
      ...professionalLimitReached,
      MEMBER_ALREADY_LINKED: {
        status: 409,
        message: 'O seu acesso já pertence a um profissional.',
      },
    }),
};
