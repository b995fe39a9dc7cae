import { CLOSING_DAY_KINDS, CLOSING_DAY_LIMITS } from '@app/domain/company/closing-day';
import { z } from 'zod';
import { appointmentsAffected, mindedAppointments } from '../shared/affected-appointments.ts';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  hours,
  id,
  removed,
  requiredText,
  storedHours,
  typedDate,
  version,
} from '../shared/schemas.ts';

/** People name the first and the last day; both belong. */
export const closingDayForm = z
  .strictObject({
    name: requiredText(1, CLOSING_DAY_LIMITS.nameLength, 'Informe um nome'),
    kind: z.enum(CLOSING_DAY_KINDS, 'Escolha o que acontece nesse dia'),
    firstDay: typedDate,
    lastDay: typedDate,
    /** Of special hours only. */
    hours: hours.nullable(),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    error: 'O último dia vem antes do primeiro',
    path: ['lastDay'],
  })
  .refine(({ kind, hours }) => (kind === 'special-hours') === (hours !== null), {
    error: 'Informe o horário especial',
    path: ['hours'],
  });
export type ClosingDayForm = z.infer<typeof closingDayForm>;

export const closingDay = z.object({
  id,
  ...closingDayForm.shape,
  name: z.string(),
  firstDay: date,
  lastDay: date,
  hours: storedHours.nullable(),
  version,
});
export type ClosingDay = z.infer<typeof closingDay>;

export const upcomingHoliday = z.object({
  date,
  name: z.string(),
  /** Many businesses keep the day, though no national law closes them. */
  isOptional: z.boolean(),
  /** What was decided about the day, if anything was. */
  decision: closingDay.nullable(),
});
export type UpcomingHoliday = z.infer<typeof upcomingHoliday>;

const route = tagged('Fechamentos');
const errors = {
  ...appointmentsAffected,
  CLOSING_DAYS_OVERLAP: {
    status: 409,
    message: 'Já existe um fechamento ou horário especial nesses dias.',
  },
  CLOSING_DAYS_TOO_LONG: { status: 400, message: 'Escolha no máximo um ano.' },
} as const;
const notFound = {
  CLOSING_DAY_NOT_FOUND: { status: 404, message: 'Fechamento não encontrado' },
} as const;

nameSchemas({ ClosingDayForm: closingDayForm, ClosingDay: closingDay, Holiday: upcomingHoliday });

export const closingDaysContract = {
  /** Today's and later ones, in order. */
  list: companyProcedure
    .route(route.get('/closing-days', 'Listar fechamentos'))
    .output(z.array(closingDay)),

  /** The holidays of the next twelve months, and what was decided about each. */
  holidays: companyProcedure
    .route(route.get('/closing-days/holidays', 'Próximos feriados'))
    .output(z.array(upcomingHoliday)),

  create: companyProcedure
    .route(route.create('/closing-days', 'Criar fechamento'))
    .input(closingDayForm.safeExtend(mindedAppointments))
    .output(closingDay)
    .errors(errors),

  /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
  update: companyProcedure
    .route(route.put('/closing-days/{id}', 'Alterar fechamento'))
    .input(closingDayForm.safeExtend({ id, version, ...mindedAppointments }))
    .output(closingDay)
    .errors({
      ...errors,
      ...notFound,
      CLOSING_DAY_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este fechamento enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  remove: companyProcedure
    .route(route.delete('/closing-days/{id}', 'Excluir fechamento'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors(notFound),
};
