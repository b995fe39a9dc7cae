import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { trailChange } from '../shared/trail.ts';

/** What the settings are made of. */
export const SETTING_THINGS = [
  'company',
  'closing-day',
  'payment-method',
  'income-category',
  'expense-category',
] as const;
export type SettingThing = (typeof SETTING_THINGS)[number];

const change = trailChange.extend({
  thing: z.enum(SETTING_THINGS),
  /** Which of them; nothing of the company itself. */
  thingName: z.string(),
});
export type CompanyChange = z.infer<typeof change>;

nameSchemas({ CompanyChange: change });

export const companyChangesContract = {
  /** Of all settings, newest first: the latest two hundred. */
  listChanges: companyProcedure
    .route(tagged('Empresa').get('/company/changes', 'Histórico de alterações'))
    .output(z.array(change)),
};
