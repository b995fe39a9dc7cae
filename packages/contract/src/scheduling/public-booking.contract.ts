import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import { isStorable } from '@app/domain/shared/hidden-characters';
import { z } from 'zod';
import { challenge, challengeErrors, solvedChallenge } from '../shared/challenge.ts';
import { publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  id,
  instant,
  optionalEmail,
  requiredText,
  sentText,
  storedHours,
  typedInstant,
} from '../shared/schemas.ts';
import {
  anyProfessional,
  appliedCoupon,
  bookableDay,
  bookableProfessional,
  bookableService,
  choiceErrors,
  couponCode,
  couponQuestion,
  couponRefused,
  daysQuery,
  notes,
  requestKeyErrors,
  serviceIds,
  slot,
  slotErrors,
  slotsQuery,
} from './booking-choices.contract.ts';

const route = tagged('Agendamento online');

export const publicCompany = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  /** A picture of the place, and the colour of its page, where it has them. */
  coverUrl: z.string().nullable(),
  color: z.string().nullable(),
  timezone: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Whom clients write to about their data. */
  privacyContact: z.string(),
  /** Nothing is sent from here, and what is booked is erased each night. */
  isSample: z.boolean(),
  policy: z.object({
    stepMinutes: z.int(),
    noticeMinutes: z.int(),
    horizonDays: z.int(),
    singleService: z.boolean(),
    manualApproval: z.boolean(),
    changeCutoffHours: z.int(),
  }),
  /** What its clients say, where it wants that to be read and enough have said something. */
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  /** Whether packages or gift cards are sold by its link. */
  hasShop: z.boolean(),
  /** When somebody works in an ordinary week, 0 is Sunday; days on which nobody does are missing. */
  openingHours: z.array(z.object({ weekday: z.int(), hours: z.array(storedHours) })),
  /** What this day really is, and the name of the closing day that makes it so; null where nothing is offered. */
  today: z.object({ date, hours: z.array(storedHours), name: z.string() }).nullable(),
  /** The first time that anybody could have, for what takes least; null when all is taken. */
  nextFreeTime: instant.nullable(),
});
export type PublicCompany = z.infer<typeof publicCompany>;

const companyNotFound = {
  COMPANY_NOT_FOUND: {
    status: 404,
    message: 'Esta empresa não está disponível para agendamentos online.',
  },
} as const;

export const toldCoupon = z.object({
  code: z.string(),
  /** A sentence; empty where it asks nothing. */
  terms: z.string(),
});
export type ToldCoupon = z.infer<typeof toldCoupon>;

const where = z.strictObject({ idOrSlug: sentText.max(100) });
const visitors = publicProcedure.errors({ ...companyNotFound, ...tooManyRequests });
const base = '/public/companies/{idOrSlug}' as const;

const phone = z
  .string('Telefone é obrigatório')
  .trim()
  .max(CLIENT_LIMITS.phoneLength, 'Telefone inválido')
  .refine(isStorable, 'Telefone inválido');

const bookingRefusals = {
  ...choiceErrors,
  ...slotErrors,
  SLOT_UNAVAILABLE: {
    status: 409,
    message: 'Este horário não está disponível. Selecione outro horário.',
  },
  ONE_SERVICE_ONLY: { status: 409, message: 'Escolha apenas um serviço por agendamento.' },
} as const;

nameSchemas({ PublicCompany: publicCompany });

export const publicBookingContract = {
  company: visitors
    .route(route.get(base, 'Empresa aberta para agendamento'))
    .input(where)
    .output(publicCompany)
    .errors({
      /** It is there, and takes no bookings by its link now: visitors are told how to reach it. */
      COMPANY_SWITCHED_OFF: {
        status: 404,
        message: 'O agendamento online está indisponível no momento.',
        data: publicCompany.pick({ name: true, phone: true, address: true, logoUrl: true }),
      },
    }),

  professionals: visitors
    .route(route.get(`${base}/professionals`, 'Profissionais'))
    .input(where)
    .output(z.array(bookableProfessional)),

  /** Of one professional, or what anybody does. */
  services: visitors
    .route(route.get(`${base}/services`, 'Serviços'))
    .input(where.extend({ professionalId: id.optional() }))
    .output(z.array(bookableService))
    .errors({ PROFESSIONAL_NOT_FOUND: choiceErrors.PROFESSIONAL_NOT_FOUND }),

  /** Every day of the horizon, today first. */
  days: visitors
    .route(route.get(`${base}/days`, 'Dias com horário livre'))
    .input(where.extend(daysQuery))
    .output(z.array(bookableDay))
    .errors({ ...choiceErrors, ONE_SERVICE_ONLY: bookingRefusals.ONE_SERVICE_ONLY }),

  slots: visitors
    .route(route.get(`${base}/slots`, 'Horários livres de um dia'))
    .input(where.extend(slotsQuery))
    .output(z.array(slot))
    .errors({ ...choiceErrors, ONE_SERVICE_ONLY: bookingRefusals.ONE_SERVICE_ONLY }),

  checkCoupon: visitors
    .route(route.post(`${base}/coupons/check`, 'Conferir cupom'))
    .input(where.extend(couponQuestion))
    .output(appliedCoupon)
    .errors({ ...couponRefused, ...choiceErrors }),

  /** What the coupon of a link asks, before anything is chosen. */
  couponTerms: visitors
    .route(route.get(`${base}/coupons/{code}`, 'Regras de um cupom'))
    .input(where.extend({ code: couponCode }))
    .output(toldCoupon)
    .errors(couponRefused),

  /** Keeps the time for a few minutes, so that it is not lost while she types. */
  hold: visitors
    .route(route.create(`${base}/holds`, 'Reservar horário por alguns minutos'))
    .input(
      where.extend({
        professionalId: anyProfessional,
        serviceIds,
        startTime: typedInstant,
        /** Gives this one up in the same step. */
        previousHoldId: id.nullable().default(null),
      }),
    )
    .output(
      z.object({
        holdId: id,
        heldUntil: instant,
        professionalId: id,
        professionalName: z.string(),
        startTime: instant,
        endTime: instant,
        durationMinutes: z.int(),
        /** Before any coupon. */
        priceCents: z.int(),
      }),
    )
    .errors(bookingRefusals),

  release: visitors
    .route(route.delete(`${base}/holds/{holdId}`, 'Soltar a reserva'))
    .input(where.extend({ holdId: id }))
    .output(z.object({ holdId: id })),

  challenge: visitors
    .route(route.get(`${base}/challenge`, 'Desafio contra robôs'))
    .input(where)
    .output(challenge),

  /** Honours the header Idempotency-Key: the same request again is answered with what it did. */
  book: visitors
    .route(route.create(`${base}/appointments`, 'Agendar'))
    .input(
      where.extend({
        clientName: requiredText(1, CLIENT_LIMITS.nameLength, 'Telefone e nome são obrigatórios.'),
        clientPhone: phone,
        clientEmail: optionalEmail,
        professionalId: anyProfessional,
        serviceIds,
        startTime: typedInstant,
        notes,
        couponCode: couponCode.default(''),
        /** Whether the code stood in the address by which she came. */
        couponByLink: z.boolean().default(false),
        holdId: id.nullable().default(null),
        solved: solvedChallenge.nullable().default(null),
      }),
    )
    .output(
      z.object({
        appointmentId: id,
        startTime: instant,
        endTime: instant,
        professionalId: id,
        professionalName: z.string(),
        priceCents: z.int(),
        needsApproval: z.boolean(),
        manageUrl: z.string(),
        /** The same once more, by the names that integrations know. */
        success: z.literal(true),
        message: z.string(),
        appointment_id: id,
        appointment_data: z.object({
          status: z.enum(APPOINTMENT_STATUSES),
          appointment_date: instant,
          duration_minutes: z.int(),
          price_cents: z.int(),
        }),
      }),
    )
    .errors({
      ...bookingRefusals,
      ...couponRefused,
      PHONE_INVALID: { status: 400, message: 'Telefone inválido' },
      /** One answer for all that a company holds against a phone: a stranger may have typed it. */
      BOOKING_NOT_POSSIBLE: {
        status: 409,
        message:
          'Não foi possível concluir pelo link. Se usou um cupom, tente sem ele, ou fale com o estabelecimento.',
      },
      TOO_MANY_UNSEEN: {
        status: 409,
        message:
          'Já há muitos agendamentos desta conexão ou deste telefone à espera da empresa. Fale com ela para agendar.',
      },
      ...challengeErrors,
      ...requestKeyErrors,
    }),
};
