import { APPOINTMENT_LIMITS, APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import { EXCEPTION_KINDS } from '@app/domain/team/schedule';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  id,
  instant,
  optionalText,
  removed,
  typedDate,
  wholeMinute,
} from '../shared/schemas.ts';
import { agendaEntry, tooLongAgo } from './agenda-entry.contract.ts';
import { choiceErrors } from './booking-choices.contract.ts';

const workingDay = z.object({
  date,
  /** Minutes of the day, half-open. */
  hours: z.array(z.object({ from: z.int(), until: z.int() })),
  /** Why the day is not as usual; a holiday where nobody said whether the company opens. */
  because: z
    .object({ kind: z.enum(['closed', 'holiday', ...EXCEPTION_KINDS]), name: z.string() })
    .nullable(),
});

export const agendaColumn = z.object({
  id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  color: z.string(),
  active: z.boolean(),
  days: z.array(workingDay),
});
export type AgendaColumn = z.infer<typeof agendaColumn>;

export const agenda = z.object({
  timezone: z.string(),
  /** Active ones from left to right, and whoever else has something on these days. */
  professionals: z.array(agendaColumn),
  entries: z.array(agendaEntry),
});
export type Agenda = z.infer<typeof agenda>;

const nextVisit = z.object({
  id,
  startTime: instant,
  endTime: instant,
  status: z.enum(APPOINTMENT_STATUSES),
  clientName: z.string(),
  /** Null where the reader's role sees no phones. */
  clientPhone: z.string().nullable(),
  serviceNames: z.array(z.string()),
  professionalName: z.string(),
});

/** Who is expected, and nothing that could be changed. */
export const nextDays = z.object({
  timezone: z.string(),
  /** Both belong. */
  fromDate: date,
  toDate: date,
  visits: z.array(nextVisit),
});
export type NextDays = z.infer<typeof nextDays>;

export const feed = z.object({
  id,
  /** Null is the whole company's. */
  professionalId: id.nullable(),
  professionalName: z.string().nullable(),
  url: z.string(),
  createdAt: instant,
});
export type CalendarFeed = z.infer<typeof feed>;

const route = tagged('Agenda');

nameSchemas({
  WorkingDay: workingDay,
  AgendaColumn: agendaColumn,
  Agenda: agenda,
  NextVisit: nextVisit,
  NextDays: nextDays,
  CalendarFeed: feed,
});

export const agendaContract = {
  /** A day of everybody, or up to a week, of everybody or one professional. */
  read: companyProcedure
    .route(route.get('/agenda', 'Ver a agenda'))
    .input(
      z.strictObject({
        fromDate: typedDate,
        days: z.coerce.number().int().min(1).max(7).default(1),
        professionalId: id.optional(),
      }),
    )
    .output(agenda),

  /** Today and the seven days after it, also for a company whose access has ended. */
  nextDays: companyProcedure
    .route(route.get('/agenda/next-days', 'Ver os próximos dias'))
    .output(nextDays),

  block: companyProcedure
    .route(route.create('/agenda/blocks', 'Bloquear horário'))
    .input(
      z
        .strictObject({
          professionalIds: z
            .array(id)
            .min(1, 'Escolha pelo menos um profissional')
            .max(APPOINTMENT_LIMITS.blockedAtOnce, 'Escolha menos profissionais'),
          startTime: wholeMinute,
          endTime: wholeMinute,
          reason: optionalText(APPOINTMENT_LIMITS.notesLength),
        })
        .refine(({ startTime, endTime }) => Date.parse(startTime) < Date.parse(endTime), {
          error: 'O fim deve vir depois do início.',
          path: ['endTime'],
        })
        .refine(
          ({ startTime, endTime }) =>
            Date.parse(endTime) - Date.parse(startTime) <=
            APPOINTMENT_LIMITS.durationMinutes * 60_000,
          {
            error: 'Bloqueie no máximo um dia por vez. Para mais, use as folgas.',
            path: ['endTime'],
          },
        ),
    )
    .output(z.array(agendaEntry))
    .errors({
      ...tooLongAgo,
      BLOCK_OVERLAPS: {
        status: 409,
        message: 'Já há agendamentos nesse horário. Mova-os antes de bloquear.',
      },
      PROFESSIONAL_NOT_FOUND: choiceErrors.PROFESSIONAL_NOT_FOUND,
    }),

  unblock: companyProcedure
    .route(route.delete('/agenda/blocks/{id}', 'Desbloquear horário'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({ BLOCK_NOT_FOUND: { status: 404, message: 'Bloqueio não encontrado' } }),

  listFeeds: companyProcedure
    .route(route.get('/agenda/feeds', 'Endereços de calendário'))
    .output(z.array(feed)),

  /** Makes the address, or a new one: the old one stops working. */
  renewFeed: companyProcedure
    .route(route.put('/agenda/feeds', 'Criar endereço de calendário'))
    .input(z.strictObject({ professionalId: id.nullable() }))
    .output(feed)
    .errors({ PROFESSIONAL_NOT_FOUND: choiceErrors.PROFESSIONAL_NOT_FOUND }),

  removeFeed: companyProcedure
    .route(route.delete('/agenda/feeds/{id}', 'Desligar endereço'))
    .input(z.strictObject({ id }))
    .output(removed),
};
