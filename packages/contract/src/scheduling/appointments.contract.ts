import { APPOINTMENT_PAYMENTS, APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import { REQUEST_STATES } from '@app/domain/scheduling/request';
import { EARLIEST_ARRIVAL_HOURS, VISIT_STAGES } from '@app/domain/scheduling/visit';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  id,
  instant,
  removed,
  sentText,
  typedDate,
  version,
  wholeMinute,
} from '../shared/schemas.ts';
import { trailChange } from '../shared/trail.ts';
import {
  agendaEntry,
  appointmentDetail,
  appointmentUpdate,
  changed,
  changedAppointment,
  clientErrors,
  clientFixed,
  completionErrors,
  durationMinutes,
  listedAppointment,
  monthlyLimit,
  notChangeable,
  notFound,
  staffBooking,
  tooLongAgo,
} from './agenda-entry.contract.ts';
import {
  choiceErrors,
  couponRefused,
  notes,
  requestKeyErrors,
  slotErrors,
} from './booking-choices.contract.ts';
import { unsolvedContract } from './unsolved.contract.ts';

export type AppointmentChange = z.infer<typeof trailChange>;

export const clientHistory = z.object({
  totalSpentCents: z.int(),
  totalAppointments: z.int(),
  lastAppointment: instant.nullable(),
  /** The latest two hundred. */
  items: z.array(listedAppointment.extend({ couponCode: z.string().nullable(), points: z.int() })),
  couponUses: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      usedAt: instant,
      discountCents: z.int(),
      appointmentTime: instant.nullable(),
    }),
  ),
});
export type ClientHistory = z.infer<typeof clientHistory>;

const visitErrors = {
  VISIT_OVER: {
    status: 409,
    message: 'Este atendimento já foi encerrado. Altere o status antes.',
  },
  VISIT_TOO_EARLY: {
    status: 409,
    message: `Faltam mais de ${EARLIEST_ARRIVAL_HOURS} horas para este atendimento.`,
  },
} as const;

const pastVisit = z.object({
  id,
  startTime: instant,
  serviceNames: z.string(),
  professionalName: z.string(),
});

export const clientAside = z.object({
  allergies: z.string(),
  preferences: z.string(),
  /** She cannot book online. */
  isBlocked: z.boolean(),
  /** Null where none was given, or the reader's role sees no clients. */
  blockedReason: z.string().nullable(),
  /** The newest; none where the reader's role sees no clients. */
  notes: z.array(z.object({ text: z.string(), authorName: z.string(), createdAt: instant })),
  visits: z.int(),
  noShows: z.int(),
  lastVisits: z.array(pastVisit),
  nextVisit: pastVisit.nullable(),
  /** When she usually comes again for the same; null where nothing is known. */
  comeBack: z.object({ date, days: z.int() }).nullable(),
});
export type ClientAside = z.infer<typeof clientAside>;

export const dueReturn = z.object({
  clientId: id,
  clientName: z.string(),
  clientPhone: z.string(),
  /** Without her consent nothing is advertised to her; booking for her goes on as ever. */
  acceptsMarketing: z.boolean(),
  professionalId: id,
  service: z.object({ id, name: z.string() }),
  lastDate: date,
  dueDate: date,
  days: z.int(),
});
export type DueReturn = z.infer<typeof dueReturn>;

/** When a client was here last, and when she comes next. */
const visitsAround = z.object({
  clientId: id,
  /** The latest that was completed. */
  lastVisit: instant.nullable(),
  nextVisit: instant.nullable(),
});
export type VisitsAround = z.infer<typeof visitsAround>;

const appointmentFilter = z.strictObject({
  /** Over client, professional and service. */
  search: sentText.trim().max(120).default(''),
  status: z.enum(APPOINTMENT_STATUSES).optional(),
  /** Paid and not refunded; what waits on the client’s account is owed. */
  payment: z.enum(APPOINTMENT_PAYMENTS).optional(),
  /** What visitors asked for and nobody answered: still ahead, or its time has come. */
  request: z.enum(REQUEST_STATES).optional(),
  professionalId: id.optional(),
  clientId: id.optional(),
  /** Among others, where more than one is done. */
  serviceId: id.optional(),
  fromDate: typedDate.optional(),
  /** The first day that no longer belongs. */
  untilDate: typedDate.optional(),
});
export type AppointmentFilter = z.infer<typeof appointmentFilter>;

const route = tagged('Agendamentos');

nameSchemas({
  ClientHistory: clientHistory,
  ClientAside: clientAside,
  DueReturn: dueReturn,
  VisitsAround: visitsAround,
});

export const appointmentsContract = {
  ...unsolvedContract,

  /** In the order of their times. */
  list: companyProcedure
    .route(route.get('/appointments', 'Listar agendamentos'))
    .input(appointmentFilter.extend(pageInput()))
    .output(pageOf(listedAppointment)),

  /** Everything the filters leave, as a spreadsheet; what the reader does not see is not in it. */
  exportCsv: companyProcedure
    .route(route.get('/appointments/export', 'Exportar agendamentos em CSV'))
    .input(appointmentFilter)
    .output(z.file()),

  get: companyProcedure
    .route(route.get('/appointments/{id}', 'Ver agendamento'))
    .input(z.strictObject({ id }))
    .output(appointmentDetail)
    .errors(notFound),

  /** How long it would take whoever else does its services: what moving it to her makes of it. */
  lengths: companyProcedure
    .route(route.get('/appointments/{id}/lengths', 'Duração com cada profissional'))
    .input(z.strictObject({ id }))
    .output(z.array(z.object({ professionalId: id, durationMinutes: z.int() })))
    .errors(notFound),

  /** Newest first. */
  listChanges: companyProcedure
    .route(route.get('/appointments/{id}/changes', 'Histórico de alterações'))
    .input(z.strictObject({ id }))
    .output(z.array(trailChange))
    .errors(notFound),

  /** Honours the header Idempotency-Key. */
  book: companyProcedure
    .route(route.create('/appointments', 'Agendar'))
    .input(staffBooking)
    .output(appointmentDetail)
    .errors({
      ...tooLongAgo,
      ...slotErrors,
      ...choiceErrors,
      ...clientErrors,
      ...couponRefused,
      ...monthlyLimit,
      ...requestKeyErrors,
    }),

  /**
   * Other services, professional or time, or another client: one who is known, or somebody new. Without
   * either she stays. Given only another client, it keeps its price and length.
   */
  update: companyProcedure
    .route(route.put('/appointments/{id}', 'Alterar agendamento'))
    .input(appointmentUpdate)
    .output(appointmentDetail)
    .errors({
      ...notFound,
      ...changed,
      ...notChangeable,
      ...clientFixed,
      ...tooLongAgo,
      ...slotErrors,
      ...choiceErrors,
      CLIENT_NOT_FOUND: clientErrors.CLIENT_NOT_FOUND,
      PHONE_INVALID: clientErrors.PHONE_INVALID,
    }),

  /** Moves, resizes or hands over an appointment or blocked time, as it is. */
  move: companyProcedure
    .route(route.put('/appointments/{id}/time', 'Mover na agenda'))
    .input(
      z.strictObject({
        id,
        version,
        professionalId: id,
        startTime: wholeMinute,
        /** When missing, what whoever gets it needs, or as long as it lasts. */
        durationMinutes: durationMinutes.optional(),
        overbook: z.boolean().default(false),
        /** Also to somebody who does not do its services. */
        anyService: z.boolean().default(false),
      }),
    )
    .output(agendaEntry)
    .errors({
      ...notFound,
      ...changed,
      ...notChangeable,
      ...tooLongAgo,
      ...slotErrors,
      ...choiceErrors,
      /** It takes her longer, and there is no room for that. The sentence says how long. */
      APPOINTMENT_DOES_NOT_FIT: {
        status: 409,
        message: 'Com este profissional leva mais tempo e não cabe neste horário.',
      },
    }),

  changeStatus: companyProcedure
    .route(route.post('/appointments/{id}/status', 'Mudar o status'))
    .input(
      z.strictObject({
        id,
        status: z.enum(APPOINTMENT_STATUSES),
        /** Left as they are when missing. */
        notes: notes.unwrap().optional(),
        /** Of the appointment as it was read: with it, notes replace no others written meanwhile. */
        version: version.optional(),
      }),
    )
    .output(changedAppointment)
    .errors({ ...notFound, ...changed, ...slotErrors, ...completionErrors }),

  /** What the client wrote or the team noted, whatever the status. Nobody is told. */
  writeNotes: companyProcedure
    .route(route.put('/appointments/{id}/notes', 'Escrever as observações'))
    .input(z.strictObject({ id, version, notes: notes.unwrap() }))
    .output(appointmentDetail)
    .errors({ ...notFound, ...changed }),

  /** Says that the client came, that it began, or takes either back. Said again, it changes nothing. */
  stage: companyProcedure
    .route(route.post('/appointments/{id}/stage', 'Marcar chegada e início'))
    .input(z.strictObject({ id, stage: z.enum(VISIT_STAGES) }))
    .output(appointmentDetail)
    .errors({ ...notFound, ...visitErrors }),

  /** What one should know of the client while she is here. */
  clientAside: companyProcedure
    .route(route.get('/appointments/{id}/client', 'Ver o cliente de um agendamento'))
    .input(z.strictObject({ id }))
    .output(clientAside)
    .errors(notFound),

  /**
   * Who should come again and has booked nothing: those of this week and the next days in their order,
   * then those who are late, who was due last before the others.
   */
  listReturns: companyProcedure
    .route(route.get('/appointments/returns', 'Listar retornos'))
    .input(z.strictObject(pageInput()))
    .output(pageOf(dueReturn)),

  /** The same list as a spreadsheet. */
  exportReturns: companyProcedure
    .route(route.get('/appointments/returns/export', 'Exportar retornos em CSV'))
    .output(z.file()),

  /** Of a page of clients at once; who never came and has booked nothing is in it too. */
  listAround: companyProcedure
    .route(route.get('/appointments/around', 'Última e próxima visita de clientes'))
    .input(z.strictObject({ clientIds: z.array(id).max(100, 'Peça no máximo 100 clientes') }))
    .output(z.array(visitsAround)),

  /** Whose appointment it is, where a visitor typed another name than the client has. */
  settleVisitor: companyProcedure
    .route(route.post('/appointments/{id}/visitor', 'Dizer de quem é o agendamento'))
    .input(
      z.strictObject({
        id,
        version,
        decision: z.discriminatedUnion('is', [
          z.strictObject({
            is: z.literal('this-client'),
            /** Name and e-mail that were typed become the client's. */
            takesOverTyped: z.boolean().default(false),
          }),
          /** One of those with the same phone, or somebody new. */
          z.strictObject({ is: z.literal('another'), clientId: id.nullable().default(null) }),
        ]),
      }),
    )
    .output(appointmentDetail)
    .errors({ ...notFound, ...changed, CLIENT_NOT_FOUND: clientErrors.CLIENT_NOT_FOUND }),

  remove: companyProcedure
    .route(route.delete('/appointments/{id}', 'Excluir agendamento'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({
      ...notFound,
      APPOINTMENT_HAS_HISTORY: {
        status: 409,
        message: 'Este agendamento possui lançamentos financeiros. Cancele-o em vez de excluir.',
      },
    }),

  /** A client's past and future, newest first, and what it adds up to. */
  ofClient: companyProcedure
    .route(route.get('/clients/{clientId}/appointments', 'Histórico do cliente'))
    .input(z.strictObject({ clientId: id }))
    .output(clientHistory)
    .errors({ CLIENT_NOT_FOUND: clientErrors.CLIENT_NOT_FOUND }),
};
