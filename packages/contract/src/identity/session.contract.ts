import { MODULES, SUBSCRIPTION_STATUSES } from '@app/domain/billing/access';
import { COMPANY_STATES } from '@app/domain/identity/gate';
import { PLATFORM_ROLES } from '@app/domain/identity/platform-role';
import { ALERT_TYPES } from '@app/domain/shared/alert-type';
import { ROLES } from '@app/domain/team/permissions';
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant } from '../shared/schemas.ts';

export const sessionSchema = z.object({
  user: z.object({
    id,
    name: z.string(),
    email: z.string(),
    imageUrl: z.string().nullable(),
    emailVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
  }),
  platformRole: z.enum(PLATFORM_ROLES),
  /** Runs the platform, and has to switch the second step on before its screens open. */
  needsSecondFactor: z.boolean(),
  /** Whether the account belongs to a company, used to, and whether that company is open. */
  companyState: z.enum(COMPANY_STATES),
  /** The company, when it is open. */
  company: z
    .object({
      id,
      name: z.string(),
      slug: z.string(),
      timezone: z.string(),
      role: z.enum(ROLES),
      openModules: z.array(z.enum(MODULES)),
      /** Switched off for every company: not even named. */
      hiddenModules: z.array(z.enum(MODULES)),
      subscription: z.object({
        status: z.enum(SUBSCRIPTION_STATUSES),
        trialEndsAt: instant.nullable(),
        currentPeriodEnd: instant.nullable(),
      }),
    })
    .nullable(),
  /** What whoever runs the platform tells this company, and she has not dismissed. */
  alerts: z.array(
    z.object({ id, type: z.enum(ALERT_TYPES), title: z.string(), message: z.string() }),
  ),
  /** Visits for support that are open in this company: her own, or those she may end. */
  support: z.array(
    z.object({
      id,
      userName: z.string(),
      reason: z.string(),
      endsAt: instant,
      mayWrite: z.boolean(),
      /** Whoever reads this is the one who looks in. */
      isOwn: z.boolean(),
    }),
  ),
});
export type Session = z.infer<typeof sessionSchema>;

nameSchemas({ Session: sessionSchema });

export const sessionContract = {
  /** Who is signed in, in which company and with what access; `null` when nobody is. */
  current: oc
    .route(tagged('Sessão').get('/session', 'Quem está conectado'))
    .output(sessionSchema.nullable()),
};
