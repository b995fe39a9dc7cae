import { MODULES } from '@app/domain/billing/access';
import { PLATFORM_ROLES } from '@app/domain/identity/platform-role';
import { ROLES } from '@app/domain/team/permissions';
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { id } from '../shared/schemas.ts';

export const sessionSchema = z.object({
  user: z.object({ id, name: z.string(), email: z.string(), imageUrl: z.string().nullable() }),
  platformRole: z.enum(PLATFORM_ROLES),
  company: z
    .object({
      id,
      name: z.string(),
      slug: z.string(),
      timezone: z.string(),
      role: z.enum(ROLES),
      openModules: z.array(z.enum(MODULES)),
    })
    .nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionContract = {
  /** Who is signed in, in which company and with what access; `null` when nobody is. */
  current: oc
    .route({ method: 'GET', path: '/session', tags: ['Sessão'], summary: 'Quem está conectado' })
    .output(sessionSchema.nullable()),
};
