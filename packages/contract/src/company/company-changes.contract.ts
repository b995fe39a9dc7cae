import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { trailChange } from '../shared/trail.ts';

/** What the settings are made of. */
export const SETTING_THINGS = [
  'company',
  'closing-day',
  'payment-method',
  'income-category',
  'expense-category',
  'payment-method-fees',
  'service',
  'professional-services',
  'commission-rates',
  'professional',
  'working-hours',
  'member',
  'messaging-settings',
  'message-automation',
  'message-template',
  'reengagement',
  'coupon',
  'loyalty-campaign',
  'points-campaign',
  'package',
  'gift-card-sales',
] as const;
export type SettingThing = (typeof SETTING_THINGS)[number];

/** Where people look for them. */
export const SETTING_AREAS = [
  'company',
  'money',
  'services',
  'team',
  'messages',
  'offers',
] as const;
export type SettingArea = (typeof SETTING_AREAS)[number];

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

  /** The same as far back as the trail goes, of one part of the settings or of all. */
  browseChanges: companyProcedure
    .route(tagged('Empresa').get('/company/changes/pages', 'Histórico de alterações, em páginas'))
    .input(
      z.strictObject({
        area: z.enum(SETTING_AREAS).optional(),
        ...pageInput({ usual: 100, most: 200 }),
      }),
    )
    .output(pageOf(change)),
};
