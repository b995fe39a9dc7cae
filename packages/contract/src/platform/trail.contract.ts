import { OPERATOR_ACTION_KINDS, OPERATOR_ACTIONS } from '@app/domain/platform/operator-action';
import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText } from '../shared/schemas.ts';

/** Longer texts are not searched for. */
export const LONGEST_TRAIL_SEARCH = 100;

const operatorDeed = z.object({
  id,
  at: instant,
  action: z.enum(OPERATOR_ACTIONS),
  /** What it was done to, in the words of that day. */
  subject: z.string(),
  /** Whose account did it, or who sat at the terminal; `null` for the system itself. */
  by: z.object({ kind: z.enum(['account', 'terminal']), name: z.string() }).nullable(),
  /** What else is known of it, never a secret. */
  details: z.record(z.string(), z.string()),
});
export type OperatorDeed = z.infer<typeof operatorDeed>;

nameSchemas({ OperatorDeed: operatorDeed });

export const trailContract = {
  /** What operators did to the platform, newest first. It can be read and never rewritten. */
  list: operatorProcedure
    .route(tagged('Plataforma').get('/platform/trail', 'Atividade'))
    .input(
      z.strictObject({
        kind: z.enum(OPERATOR_ACTION_KINDS).optional(),
        search: sentText.trim().max(LONGEST_TRAIL_SEARCH).optional(),
        ...pageInput(),
      }),
    )
    .output(pageOf(operatorDeed)),
};
