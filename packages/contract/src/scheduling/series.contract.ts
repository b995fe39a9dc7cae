import {
  LONGEST_SERIES,
  OUTSIDE_HOURS,
  RECURRENCE_UNITS,
  SERIES_CONFLICTS,
} from '@app/domain/scheduling/recurrence';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, typedDate, version, wholeMinute, wholeNumber } from '../shared/schemas.ts';
import {
  changed,
  clientErrors,
  durationMinutes,
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
  serviceIds,
} from './booking-choices.contract.ts';

const recurrence = z
  .strictObject({
    every: wholeNumber(1, 99, 'Informe de quanto em quanto tempo'),
    unit: z.enum(RECURRENCE_UNITS),
    /** One of the two. The last day still belongs. */
    count: wholeNumber(1, LONGEST_SERIES, `Use no máximo ${LONGEST_SERIES} vezes`)
      .nullable()
      .default(null),
    lastDay: typedDate.nullable().default(null),
  })
  .refine(({ count, lastDay }) => (count === null) !== (lastDay === null), {
    error: 'Informe quantas vezes ou até quando se repete.',
    path: ['count'],
  });
export type RecurrenceForm = z.infer<typeof recurrence>;

/** `taken` cannot be had; `outside-hours` only by those who ask for it. */
const occurrence = z.object({
  startTime: instant,
  endTime: instant,
  conflict: z.enum(SERIES_CONFLICTS).nullable(),
});
export type SeriesOccurrence = z.infer<typeof occurrence>;

/** When something in a series cannot be had: nothing is done, or the rest. */
const conflicts = z.enum(['refuse', 'skip']);
const outsideHours = z.enum(OUTSIDE_HOURS).default('avoid');

const route = tagged('Séries de agendamentos');
const seriesNotFree = {
  SERIES_CONFLICTS: {
    status: 409,
    message: 'Há horários ocupados ou fora do horário de trabalho.',
    data: z.object({ occurrences: z.array(occurrence) }),
  },
} as const;

nameSchemas({ Recurrence: recurrence, Occurrence: occurrence });

export const seriesContract = {
  /** What a series would look like, with the times that cannot be had. */
  preview: companyProcedure
    .route(route.post('/appointments/series/preview', 'Prever série'))
    .input(z.strictObject({ booking: staffBooking, recurrence }))
    .output(z.array(occurrence))
    .errors({ ...choiceErrors, ...clientErrors, ...tooLongAgo }),

  /** Honours the header Idempotency-Key. */
  book: companyProcedure
    .route(route.create('/appointments/series', 'Agendar série'))
    .input(z.strictObject({ booking: staffBooking, recurrence, conflicts, outsideHours }))
    .output(z.object({ seriesId: id, bookedIds: z.array(id), skipped: z.array(occurrence) }))
    .errors({
      ...seriesNotFree,
      ...tooLongAgo,
      ...choiceErrors,
      ...clientErrors,
      ...couponRefused,
      ...monthlyLimit,
      ...requestKeyErrors,
    }),

  /**
   * This one and those after it, by as much as this one is moved, to the same professional. With
   * other services each is priced and timed anew; without, it costs what it did and lasts as long as
   * told, or as whoever gets it needs.
   */
  moveFollowing: companyProcedure
    .route(route.put('/appointments/{id}/series', 'Mover ou alterar este e os próximos'))
    .input(
      z
        .strictObject({
          id,
          version,
          professionalId: id,
          startTime: wholeMinute,
          conflicts,
          outsideHours,
          serviceIds: serviceIds.optional(),
          durationMinutes: durationMinutes.optional(),
          /** Also to somebody who does not do its services. */
          anyService: z.boolean().default(false),
        })
        .refine((change) => !change.serviceIds || !change.durationMinutes, {
          error: 'Informe os serviços ou a duração, não os dois.',
          path: ['durationMinutes'],
        }),
    )
    .output(
      z.object({
        movedIds: z.array(id),
        skipped: z.array(occurrence),
        /** Those of the moved that take whoever gets them longer or shorter. */
        resizedIds: z.array(id),
      }),
    )
    .errors({
      ...notFound,
      ...changed,
      ...notChangeable,
      ...seriesNotFree,
      ...tooLongAgo,
      ...choiceErrors,
    }),

  cancelFollowing: companyProcedure
    .route(route.post('/appointments/{id}/series/cancel', 'Cancelar este e os próximos'))
    .input(z.strictObject({ id, notes: notes.unwrap().optional(), version: version.optional() }))
    .output(z.object({ cancelledIds: z.array(id) }))
    .errors({ ...notFound, ...changed }),
};
