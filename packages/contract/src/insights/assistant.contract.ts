import {
  ANSWER_ENDINGS,
  ASSISTANT_TEXTS,
  ASSISTANT_TROUBLES,
} from '@app/domain/insights/assistant';
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { companyProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, optionalText, sentText, version } from '../shared/schemas.ts';

export const instructionsSchema = z.strictObject({
  /** What the company tells its assistant with each question: how to answer, what matters to it. */
  instructions: optionalText(ASSISTANT_TEXTS.instructions),
});
export type InstructionsForm = z.infer<typeof instructionsSchema>;

const storedInstructions = z.object({ instructions: z.string(), version });
export type Instructions = z.infer<typeof storedInstructions>;

const asking = 'Escreva a pergunta';
export const questionSchema = z.strictObject({
  question: sentText
    .trim()
    .min(1, asking)
    .max(ASSISTANT_TEXTS.question, `Use no máximo ${ASSISTANT_TEXTS.question} caracteres`),
});

/** What the company's questions cost this month, and what they may. */
const month = z.object({
  spentCents: z.int(),
  limitCents: z.int(),
  /** The first day of the next month, when counting begins anew. */
  nextDate: date,
});

const assistant = z.object({
  ...storedInstructions.shape,
  /** Who answers: nobody, one that this machine plays, or a real provider. */
  provider: z.enum(['none', 'sim', 'real']),
  month,
});
export type Assistant = z.infer<typeof assistant>;

const answered = z.discriminatedUnion('type', [
  z.object({ type: z.literal('piece'), text: z.string() }),
  /** The last one. A stream that ends without it was cut on its way. */
  z.object({ type: z.literal('end'), ending: z.enum(ANSWER_ENDINGS), month }),
]);
export type Answered = z.infer<typeof answered>;

const route = tagged('Assistente');

nameSchemas({
  Assistant: assistant,
  AssistantMonth: month,
  AssistantInstructionsForm: instructionsSchema,
  AssistantQuestionForm: questionSchema,
});

export const assistantContract = {
  read: companyProcedure.route(route.get('/assistant', 'Assistente')).output(assistant),

  /** Takes the version that was read; whoever changed them meanwhile is not overwritten. */
  saveInstructions: companyProcedure
    .route(route.put('/assistant/instructions', 'Mudar as instruções'))
    .input(instructionsSchema.extend({ version }))
    .output(storedInstructions)
    .errors({
      INSTRUCTIONS_CHANGED: {
        status: 409,
        message: 'Outra pessoa alterou estas instruções. Confira e salve de novo.',
      },
    }),

  /** The answer comes in pieces while it is written. */
  ask: companyProcedure
    .route(route.post('/assistant/questions', 'Perguntar'))
    .input(questionSchema)
    .output(eventIterator(answered))
    .errors({
      ...tooManyRequests,
      ASSISTANT_NOT_CONFIGURED: { status: 409, message: 'Nenhum provedor de IA configurado.' },
      /** The sentence says how much, and from when on. */
      ASSISTANT_LIMIT_REACHED: {
        status: 409,
        message: 'O limite deste mês para o assistente foi alcançado.',
      },
      /** The sentence says why. */
      ASSISTANT_FAILED: {
        status: 424,
        message: 'O provedor de IA não respondeu.',
        data: z.object({
          reason: z.enum(ASSISTANT_TROUBLES),
          providerStatus: z.int().nullable(),
        }),
      },
    }),
};
