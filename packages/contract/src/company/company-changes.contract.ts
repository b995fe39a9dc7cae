import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { instant } from '../shared/schemas.ts';

/** What the settings are made of. */
export const SETTING_THINGS = [
  'company',
  'closing-day',
  'payment-method',
  'income-category',
  'expense-category',
] as const;
export type SettingThing = (typeof SETTING_THINGS)[number];

const change = z.object({
  thing: z.enum(SETTING_THINGS),
  /** Which of them; nothing of the company itself. */
  thingName: z.string(),
  at: instant,
  by: z.enum(['colleague', 'client', 'system']),
  userName: z.string().nullable(),
  action: z.enum(['insert', 'update', 'delete']),
  fields: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type CompanyChange = z.infer<typeof change>;

export const companyChangesContract = {
  /** Of all settings, newest first: the latest two hundred. */
  listChanges: companyProcedure
    .route({
      method: 'GET',
      path: '/company/changes',
      tags: ['Empresa'],
      summary: 'Histórico de alterações',
    })
    .output(z.array(change)),
};
