import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { COUPON_LIMITS } from '@app/domain/promotions/coupon';
import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import { NOT_FREE_REASONS } from '@app/domain/scheduling/not-free';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  id,
  instant,
  sentText,
  typedDate,
  typedInstant,
  writtenText,
} from '../shared/schemas.ts';

const tooManyServices = `Escolha no máximo ${APPOINTMENT_LIMITS.services} serviços`;

/** An id in capitals is still the same one. */
function areDifferent(ids: string[]): boolean {
  return new Set(ids.map((one) => one.toLowerCase())).size === ids.length;
}

/** In a body. The first is the main one; none twice. */
export const serviceIds = z
  .array(id)
  .min(1, 'É necessário selecionar ao menos um serviço para continuar.')
  .max(APPOINTMENT_LIMITS.services, tooManyServices)
  .refine(areDifferent, 'O mesmo serviço foi escolhido duas vezes');

/** In an address: ids with commas between them. */
export const writtenServiceIds = z
  .string()
  .max(40 * APPOINTMENT_LIMITS.services, tooManyServices)
  .transform((written) => written.split(',').filter(Boolean))
  .pipe(serviceIds);

export const notes = writtenText
  .trim()
  .max(APPOINTMENT_LIMITS.notesLength, `Use no máximo ${APPOINTMENT_LIMITS.notesLength} caracteres`)
  .default('');

export const couponCode = sentText.trim().toUpperCase().max(COUPON_LIMITS.codeLength);

/** Null leaves the choice of the professional open. */
export const anyProfessional = id.nullable().default(null);

export const bookableProfessional = z.object({
  id,
  name: z.string(),
  specialties: z.array(z.string()),
  photoUrl: z.string().nullable(),
});
export type BookableProfessional = z.infer<typeof bookableProfessional>;

export const bookableService = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** '' where it stands under none. */
  category: z.string(),
  durationMinutes: z.int(),
  priceCents: z.int(),
  /** Professionals ask different prices; the one shown is the lowest. */
  priceVaries: z.boolean(),
  color: z.string(),
  loyaltyPoints: z.int(),
  /** Who does it, of those who were asked for; null when each of them does. */
  doneBy: z.array(id).nullable(),
});
export type BookableService = z.infer<typeof bookableService>;

export const bookableDay = z.object({
  date,
  available: z.boolean(),
  /** Why a day has nothing free: nobody works, whoever was chosen does not, not long enough, too late by now, or all is taken. */
  reason: z.enum(NOT_FREE_REASONS).nullable(),
});
export type BookableDay = z.infer<typeof bookableDay>;

export const slot = z.object({
  startTime: instant,
  endTime: instant,
  durationMinutes: z.int(),
  /** Who would do it. */
  professionalId: id,
});
export type Slot = z.infer<typeof slot>;

/** What is asked for the days and times of: in an address. */
export const daysQuery = { professionalId: id.optional(), serviceIds: writtenServiceIds };
export const slotsQuery = { ...daysQuery, date: typedDate };

export const couponQuestion = {
  code: sentText.trim().toUpperCase().max(COUPON_LIMITS.codeLength).default(''),
  professionalId: anyProfessional,
  serviceIds,
  /** Of the visit: some coupons are for some days. Null leaves its day out. */
  startTime: typedInstant.nullable().default(null),
};

export const appliedCoupon = z.object({
  id,
  code: z.string(),
  discountCents: z.int(),
  finalTotalCents: z.int(),
  /** What it asks of a client whom nobody knows yet; often nothing. */
  note: z.string(),
});
export type AppliedCoupon = z.infer<typeof appliedCoupon>;

/** The sentence says why. */
export const couponRefused = {
  COUPON_REFUSED: { status: 409, message: 'Cupom não encontrado ou inválido' },
} as const;

/** What any booking, move or restoring may be answered with. */
export const slotErrors = {
  SLOT_TAKEN: {
    status: 409,
    message: 'Este horário acabou de ser ocupado. Selecione outro horário.',
  },
} as const;

/** Of what honours the header Idempotency-Key. */
export const requestKeyErrors = {
  REQUEST_KEY_REUSED: {
    status: 409,
    message: 'Este pedido já foi usado para outro agendamento. Recarregue a página.',
  },
} as const;

/** Choices that do not fit together, or no longer. */
export const choiceErrors = {
  PROFESSIONAL_NOT_FOUND: { status: 404, message: 'Profissional não encontrado' },
  SERVICE_NOT_OFFERED: {
    status: 409,
    message: 'Um dos serviços escolhidos não é realizado por este profissional.',
  },
} as const;

const route = tagged('Agenda');

const knownClient = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** She cannot book online; the team may still book for her, knowing it. */
  isBlocked: z.boolean(),
  blockedReason: z.string().nullable(),
});
export type KnownClient = z.infer<typeof knownClient>;

/** The appointment that is being edited is not in its own way. One that is not there is no exception. */
const exception = { exceptId: id.optional() };

nameSchemas({
  BookableProfessional: bookableProfessional,
  BookableService: bookableService,
  BookableDay: bookableDay,
  Slot: slot,
  AppliedCoupon: appliedCoupon,
  KnownClient: knownClient,
});

/** What the wizard asks inside the dashboard. No rule for visitors binds what it answers. */
export const bookingChoicesContract = {
  professionals: companyProcedure
    .route(route.get('/booking/professionals', 'Profissionais'))
    .output(z.array(bookableProfessional)),

  services: companyProcedure
    .route(route.get('/booking/services', 'Serviços'))
    .input(z.strictObject({ professionalId: id.optional() }))
    .output(z.array(bookableService))
    .errors({ PROFESSIONAL_NOT_FOUND: choiceErrors.PROFESSIONAL_NOT_FOUND }),

  /** Thirty-one days from a day on. */
  days: companyProcedure
    .route(route.get('/booking/days', 'Dias com horário livre'))
    .input(z.strictObject({ ...daysQuery, ...exception, fromDate: typedDate }))
    .output(z.array(bookableDay))
    .errors(choiceErrors),

  slots: companyProcedure
    .route(route.get('/booking/slots', 'Horários livres de um dia'))
    .input(z.strictObject({ ...slotsQuery, ...exception }))
    .output(z.array(slot))
    .errors(choiceErrors),

  /** By name, e-mail or digits of the phone, as somebody types. The first few, by name. */
  searchClients: companyProcedure
    .route(route.get('/booking/clients', 'Buscar clientes'))
    .input(z.strictObject({ search: sentText.trim().max(CLIENT_LIMITS.nameLength) }))
    .output(z.array(knownClient)),

  /** By the whole phone, or its last eight digits where no more was typed. */
  findClient: companyProcedure
    .route(route.get('/booking/clients/lookup', 'Cliente pelo telefone'))
    .input(z.strictObject({ phone: sentText.trim().max(25) }))
    .output(
      z.object({
        client: knownClient.nullable(),
        /** Who else has this phone. */
        others: z.array(knownClient),
        /** Whose phone differs by one digit, or by two that changed places. */
        alike: z.array(knownClient),
      }),
    ),

  checkCoupon: companyProcedure
    .route(route.post('/booking/coupons/check', 'Conferir cupom'))
    .input(z.strictObject({ ...couponQuestion, clientId: id.nullable().default(null) }))
    .output(appliedCoupon)
    .errors({ ...couponRefused, ...choiceErrors }),
};
