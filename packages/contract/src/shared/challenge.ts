import { z } from 'zod';
import { nameSchemas } from './named-schemas.ts';
import { sentText } from './schemas.ts';

/** A number to be found, which costs a visitor's device a second and a robot a lot. */
export const challenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxNumber: z.int(),
});
export type Challenge = z.infer<typeof challenge>;

export const solvedChallenge = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: sentText.max(200),
  salt: sentText.max(200),
  signature: sentText.max(200),
  number: z.int().nonnegative(),
});

export const challengeErrors = {
  CHALLENGE_REQUIRED: {
    status: 428,
    message: 'Estamos conferindo que você não é um robô. Tente novamente.',
  },
} as const;

nameSchemas({ Challenge: challenge, SolvedChallenge: solvedChallenge });
