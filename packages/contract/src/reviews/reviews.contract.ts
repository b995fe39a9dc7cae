import { REVIEW_LIMITS } from '@app/domain/reviews/review';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, optionalText, sentText, version } from '../shared/schemas.ts';

const { lowest, highest, commentLength, answerLength } = REVIEW_LIMITS;
const TOO_LOW = `Nota mínima é ${lowest}`;

/** What a client says, whoever types it. */
export const reviewForm = z.strictObject({
  rating: z.int(TOO_LOW).min(lowest, TOO_LOW).max(highest, `Nota máxima é ${highest}`),
  comment: optionalText(commentLength),
});
export type ReviewForm = z.infer<typeof reviewForm>;

export const answerForm = z.strictObject({
  /** Empty: the answer is taken back. */
  answer: optionalText(answerLength),
});
export type AnswerForm = z.infer<typeof answerForm>;

const visit = {
  appointmentId: id,
  clientId: id,
  clientName: z.string(),
  clientPhone: z.string(),
  professionalName: z.string(),
  serviceNames: z.string(),
  /** When she came. */
  startTime: instant,
};

export const review = z.object({
  id,
  ...visit,
  rating: z.int(),
  comment: z.string(),
  /** Whoever of the team wrote it down; null when the client wrote it herself. */
  registeredByName: z.string().nullable(),
  answer: z.string(),
  answeredAt: instant.nullable(),
  /** Kept out of what visitors read. */
  isHidden: z.boolean(),
  version,
  createdAt: instant,
});
export type Review = z.output<typeof review>;

const askable = z.object(visit);
export type AskableVisit = z.output<typeof askable>;

const summary = z.object({ average: z.number().nullable(), count: z.int() });
const companySummary = summary.extend({
  /** How many gave one star, two, and so on up to five. */
  perStar: z.array(z.int()),
  showReviews: z.boolean(),
});
export type ReviewSummary = z.output<typeof companySummary>;

const link = z.object({ url: z.string(), expiresAt: instant });

export const REVIEW_FILTERS = ['all', 'low', 'unanswered'] as const;

nameSchemas({
  ReviewForm: reviewForm,
  ReviewAnswerForm: answerForm,
  Review: review,
  AskableVisit: askable,
  ReviewSummary: companySummary,
  ReviewLink: link,
});

const route = tagged('Avaliações');
const which = z.strictObject({ id });
const notFound = {
  REVIEW_NOT_FOUND: { status: 404, message: 'Avaliação não encontrada' },
} as const;
const notAskable = {
  APPOINTMENT_NOT_FOUND: { status: 404, message: 'Agendamento não encontrado' },
  APPOINTMENT_NOT_COMPLETED: {
    status: 409,
    message: 'Só um atendimento concluído pode ser avaliado.',
  },
  APPOINTMENT_REVIEWED: { status: 409, message: 'Este atendimento já foi avaliado.' },
  CLIENT_ANONYMIZED: {
    status: 409,
    message: 'Este cliente foi anonimizado: o atendimento não pode mais ser avaliado.',
  },
} as const;

const filter = z.strictObject({
  /** `low`: three stars or fewer; `unanswered`: with a comment and no answer. */
  show: z.enum(REVIEW_FILTERS).default('all'),
});

export const reviewsContract = {
  /** Newest first. */
  list: companyProcedure
    .route(route.get('/reviews', 'Listar avaliações'))
    .input(filter.extend(pageInput()))
    .output(pageOf(review)),

  /** Everything the filter leaves, as a spreadsheet. */
  exportCsv: companyProcedure
    .route(route.get('/reviews/export', 'Exportar avaliações em CSV'))
    .input(filter)
    .output(z.file()),

  summary: companyProcedure
    .route(route.get('/reviews/summary', 'Média das avaliações'))
    .output(companySummary),

  ofClient: companyProcedure
    .route(route.get('/reviews/clients/{clientId}', 'Média das avaliações de um cliente'))
    .input(z.strictObject({ clientId: id }))
    .output(summary),

  /** Completed visits that nobody reviewed, the latest first: of the last months, or of whom one searches. */
  listAskable: companyProcedure
    .route(route.get('/reviews/askable', 'Atendimentos sem avaliação'))
    .input(z.strictObject({ search: sentText.trim().max(100).default('') }))
    .output(z.array(askable)),

  /** Makes an address at which the client reviews the visit, good once and for thirty days. */
  ask: companyProcedure
    .route(route.create('/reviews/links', 'Solicitar avaliação'))
    .input(z.strictObject({ appointmentId: id }))
    .output(link)
    .errors(notAskable),

  /** What she said at the counter; it is marked as written by the team. */
  register: companyProcedure
    .route(route.create('/reviews', 'Registrar avaliação'))
    .input(reviewForm.extend({ appointmentId: id }))
    .output(review)
    .errors(notAskable),

  answer: companyProcedure
    .route(route.put('/reviews/{id}/answer', 'Responder avaliação'))
    .input(answerForm.extend({ id, version }))
    .output(review)
    .errors({
      ...notFound,
      REVIEW_CHANGED: {
        status: 409,
        message: 'Outra pessoa alterou esta avaliação. Feche, confira e responda de novo.',
      },
    }),

  hide: companyProcedure
    .route(route.post('/reviews/{id}/hide', 'Tirar da média pública'))
    .input(which)
    .output(review)
    .errors(notFound),

  unhide: companyProcedure
    .route(route.post('/reviews/{id}/unhide', 'Voltar à média pública'))
    .input(which)
    .output(review)
    .errors(notFound),

  /** Whether visitors of the booking page read the average. */
  showAverage: companyProcedure
    .route(route.put('/reviews/shown', 'Mostrar ou não a média na página de agendamento'))
    .input(z.strictObject({ showReviews: z.boolean() }))
    .output(companySummary),
};
