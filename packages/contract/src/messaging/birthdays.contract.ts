import {
  BIRTHDAY_LEFT_OUT,
  BIRTHDAY_TOLERANCE,
  WISHES_STATUSES,
} from '@app/domain/messaging/birthday';
import { MESSAGE_LENGTH, messageLength, trimMessage } from '@app/domain/messaging/recipient';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant, version, writtenText } from '../shared/schemas.ts';

const { least, most } = BIRTHDAY_TOLERANCE;
const TOO_LONG = `Mensagem muito longa (máximo ${MESSAGE_LENGTH} caracteres)`;
const TOLERANCE = `A tolerância vai de ${least} a ${most} minutos`;

export const birthdayForm = z.strictObject({
  enabled: z.boolean(),
  sendTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Digite um horário, como 09:00'),
  toleranceMinutes: z.int(TOLERANCE).min(least, TOLERANCE).max(most, TOLERANCE),
  /** Empty: the template that the automation chose, or the usual message. */
  customMessage: writtenText
    .overwrite(trimMessage)
    // One character may be of any length: signs heap up on it.
    .max(MESSAGE_LENGTH * 10, TOO_LONG)
    .refine((text) => messageLength(text) <= MESSAGE_LENGTH, TOO_LONG),
  /** Whether the hour is the company's own; otherwise it is Brasília's. */
  timezoneAware: z.boolean(),
});
export type BirthdayForm = z.infer<typeof birthdayForm>;

const birthdays = z.object({
  ...birthdayForm.shape,
  sendTime: z.string(),
  customMessage: z.string(),
  version,
  /** What is sent when nothing is written here. */
  usualMessage: z.string(),
  /** `null`: none is planned, or there was none yet. */
  nextRunAt: instant.nullable(),
  lastRunAt: instant.nullable(),
});
export type Birthdays = z.output<typeof birthdays>;

const testRun = z.object({
  /** What came of it, in words. */
  message: z.string(),
  recipients: z.array(z.object({ clientId: id, name: z.string() })),
  leftOut: z.array(z.object({ reason: z.enum(BIRTHDAY_LEFT_OUT), count: z.int() })),
  /** As it reaches a phone. */
  text: z.string(),
});
export type BirthdayTestRun = z.output<typeof testRun>;

const logLine = z.object({
  day: date,
  status: z.enum(WISHES_STATUSES),
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  waiting: z.int(),
  skipped: z.int(),
});
export type BirthdayLogLine = z.output<typeof logLine>;

nameSchemas({ Birthdays: birthdays });

const route = tagged('Mensagens');

export const birthdaysContract = {
  get: companyProcedure
    .route(route.get('/birthdays', 'Ver as mensagens de aniversário'))
    .output(birthdays),

  save: companyProcedure
    .route(route.put('/birthdays', 'Salvar as mensagens de aniversário'))
    .input(z.strictObject({ ...birthdayForm.shape, version }))
    .output(birthdays)
    .errors({
      BIRTHDAYS_CHANGED: {
        status: 409,
        message: 'Outra pessoa alterou estas configurações. Confira e salve de novo.',
      },
    }),

  testRun: companyProcedure
    .route(route.post('/birthdays/test', 'Testar: quem receberia hoje'))
    .output(testRun),

  log: companyProcedure
    .route(route.get('/birthdays/log', 'O que saiu nos últimos 30 dias, o mais novo primeiro'))
    .output(z.array(logLine)),
};
