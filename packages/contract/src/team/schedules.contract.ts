import { checkShifts, EXCEPTION_KINDS, SCHEDULE_LIMITS } from '@app/domain/team/schedule';
import { z } from 'zod';
import { appointmentsAffected, mindedAppointments } from '../shared/affected-appointments.ts';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  hours,
  id,
  optionalText,
  removed,
  storedHours,
  typedDate,
  version,
} from '../shared/schemas.ts';

const limits = SCHEDULE_LIMITS;

const shift = z.strictObject({
  ...hours.shape,
  /** Inside the shift, in any order. */
  breaks: z
    .array(z.strictObject(hours.shape))
    .max(limits.breaksPerShift, 'Intervalos demais neste turno')
    .default([]),
});

/** One weekday. 0 is Sunday. A day without shifts is a day off. */
const weekday = z.strictObject({
  weekday: z.int().min(0).max(6),
  shifts: z.array(shift).max(limits.shiftsPerDay, 'Turnos demais neste dia'),
});
export type WeekdayHours = z.infer<typeof weekday>;

/** What is wrong with it, the domain says: path and sentence for each shift or break. */
export const weekSchema = z.array(weekday).max(7);

/** People name the first and the last day; both belong. */
export const exceptionForm = z
  .strictObject({
    kind: z.enum(EXCEPTION_KINDS, 'Escolha o motivo'),
    firstDay: typedDate,
    lastDay: typedDate,
    reason: optionalText(limits.reasonLength),
    /** Of special hours only; breaks are the gaps between them. */
    shifts: z
      .array(z.strictObject(hours.shape))
      .max(limits.shiftsPerDay, 'Turnos demais neste dia')
      .default([]),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    error: 'O último dia vem antes do primeiro',
    path: ['lastDay'],
  })
  .refine(({ kind, shifts }) => (kind === 'special-hours') === shifts.length > 0, {
    error: 'Informe o horário especial',
    path: ['shifts'],
  })
  .superRefine(({ shifts }, context) => {
    for (const { path, message } of checkShifts(shifts)) {
      context.addIssue({ code: 'custom', path: ['shifts', ...path], message });
    }
  });
export type ExceptionForm = z.infer<typeof exceptionForm>;

export const exception = z.object({
  id,
  ...exceptionForm.shape,
  firstDay: date,
  lastDay: date,
  reason: z.string(),
  shifts: z.array(storedHours),
  version,
});
export type ScheduleException = z.infer<typeof exception>;

export const schedule = z.object({
  professionalId: id,
  version,
  week: weekSchema,
  /** Today's and later ones, in order. */
  exceptions: z.array(exception),
});
export type Schedule = z.infer<typeof schedule>;

/** A day of the calendar as it will really be, and why it differs from an ordinary one. */
export const realDay = z.object({
  /** May lie beyond the last day somebody can ask for. */
  date,
  hours: z.array(z.object({ from: z.int(), until: z.int() })),
  because: z.object({ kind: z.enum(['closed', ...EXCEPTION_KINDS]), name: z.string() }).nullable(),
});
export type RealDay = z.infer<typeof realDay>;

const route = tagged('Horários');
const notFound = {
  PROFESSIONAL_NOT_FOUND: { status: 404, message: 'Profissional não encontrado' },
} as const;
const overlap = {
  EXCEPTIONS_OVERLAP: { status: 409, message: 'Já existe uma exceção nesses dias.' },
  EXCEPTION_TOO_LONG: { status: 400, message: 'Escolha no máximo um ano.' },
} as const;
const exceptionNotFound = {
  EXCEPTION_NOT_FOUND: { status: 404, message: 'Exceção não encontrada' },
} as const;

nameSchemas({
  Shift: shift,
  Weekday: weekday,
  ScheduleExceptionForm: exceptionForm,
  ScheduleException: exception,
  Schedule: schedule,
  RealDay: realDay,
});

export const schedulesContract = {
  /** Active professionals with whom a visitor could find a time: those who have hours. */
  listWorking: companyProcedure
    .route(route.get('/professionals/working', 'Quem tem horários'))
    .output(z.array(z.object({ id, name: z.string() }))),

  get: companyProcedure
    .route(route.get('/professionals/{professionalId}/schedule', 'Ver horários'))
    .input(z.strictObject({ professionalId: id }))
    .output(schedule)
    .errors(notFound),

  /** Replaces all weekdays in one step. A wrong one leaves the old schedule as it is. */
  replaceWeek: companyProcedure
    .route(route.put('/professionals/{professionalId}/schedule', 'Mudar os horários da semana'))
    .input(z.strictObject({ professionalId: id, version, week: weekSchema, ...mindedAppointments }))
    .output(schedule)
    .errors({
      ...notFound,
      ...appointmentsAffected,
      SCHEDULE_INVALID: {
        status: 400,
        message: 'Horário inválido',
        data: z.object({
          /** Into `week`; one sentence for each. */
          issues: z.array(
            z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }),
          ),
        }),
      },
      SCHEDULE_CHANGED: {
        status: 409,
        message: 'Outra pessoa alterou estes horários. Feche, confira e altere de novo.',
      },
    }),

  /** Seven days of the calendar from a day on, as they will really be. */
  days: companyProcedure
    .route(route.get('/professionals/{professionalId}/schedule/days', 'Ver os próximos dias'))
    .input(z.strictObject({ professionalId: id, from: typedDate }))
    .output(z.array(realDay))
    .errors(notFound),

  createException: companyProcedure
    .route(route.create('/professionals/{professionalId}/schedule/exceptions', 'Criar exceção'))
    .input(exceptionForm.safeExtend({ professionalId: id, ...mindedAppointments }))
    .output(exception)
    .errors({ ...notFound, ...overlap, ...appointmentsAffected }),

  /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
  updateException: companyProcedure
    .route(route.put('/professionals/{professionalId}/schedule/exceptions/{id}', 'Alterar exceção'))
    .input(exceptionForm.safeExtend({ professionalId: id, id, version, ...mindedAppointments }))
    .output(exception)
    .errors({
      ...exceptionNotFound,
      ...overlap,
      ...appointmentsAffected,
      EXCEPTION_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou esta exceção enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  removeException: companyProcedure
    .route(
      route.delete('/professionals/{professionalId}/schedule/exceptions/{id}', 'Excluir exceção'),
    )
    .input(z.strictObject({ professionalId: id, id, ...mindedAppointments }))
    .output(removed)
    .errors({ ...exceptionNotFound, ...appointmentsAffected }),
};
