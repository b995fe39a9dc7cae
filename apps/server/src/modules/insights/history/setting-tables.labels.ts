import type { SettingArea, SettingThing } from '@app/contract/company/company-changes.contract';
import { type TrailField, textIn } from '../../../foundation/database/trail.ts';
import { MEMBER_FIELDS, PROFESSIONAL_FIELDS, SERVICE_FIELDS } from './catalog-fields.labels.ts';
import { COMPANY_FIELDS } from './company-fields.labels.ts';
import type { Names, Stored } from './field-kinds.labels.ts';
import {
  automationFields,
  automationName,
  MESSAGING_FIELDS,
  reengagementFields,
  TEMPLATE_FIELDS,
} from './message-fields.labels.ts';
import {
  COUPON_FIELDS,
  GIFT_CARD_FIELDS,
  loyaltyFields,
  PACKAGE_FIELDS,
  pointsFields,
} from './offer-fields.labels.ts';
import {
  CATEGORY_FIELDS,
  CLOSING_DAY_FIELDS,
  PAYMENT_METHOD_FIELDS,
} from './settings-fields.labels.ts';
import { FEES, OFFERED, RATES, type Together, WEEK } from './together.labels.ts';

type Fields = Readonly<Record<string, TrailField>>;
/** How the history tells a table of settings. */
export type ToldTable = { area: SettingArea; thing: (row: Stored) => SettingThing } & (
  | { together: Together }
  | {
      nameOf: (row: Stored, names: Names) => string;
      fields: (names: Names) => Fields;
      /** Without its row everything is as usual, so the first one is a change of that. */
      usual?: true;
    }
);

const byName = (row: Stored) => textIn(row, 'name');
const nameless = () => '';

/** Of products the trail has each sale; what they cost is told by their movements. */
export const TOLD_TABLES: Readonly<Record<string, ToldTable>> = {
  companies: {
    area: 'company',
    thing: () => 'company',
    nameOf: nameless,
    fields: () => COMPANY_FIELDS,
  },
  closing_days: named('company', 'closing-day', () => CLOSING_DAY_FIELDS),
  payment_methods: named('money', 'payment-method', () => PAYMENT_METHOD_FIELDS),
  payment_method_fees: together('money', 'payment-method-fees', FEES),
  financial_categories: {
    ...named('money', 'income-category', () => CATEGORY_FIELDS),
    thing: (row) => (row.type === 'income' ? 'income-category' : 'expense-category'),
  },
  services: named('services', 'service', () => SERVICE_FIELDS),
  professional_services: together('services', 'professional-services', OFFERED),
  commission_rates: together('services', 'commission-rates', RATES),
  professionals: named('team', 'professional', () => PROFESSIONAL_FIELDS),
  schedule_periods: together('team', 'working-hours', WEEK),
  members: {
    area: 'team',
    thing: () => 'member',
    nameOf: (row, names) => names.get(textIn(row, 'id')) ?? '',
    fields: () => MEMBER_FIELDS,
  },
  messaging_settings: {
    area: 'messages',
    thing: () => 'messaging-settings',
    nameOf: nameless,
    fields: () => MESSAGING_FIELDS,
    usual: true,
  },
  message_automations: {
    area: 'messages',
    thing: () => 'message-automation',
    nameOf: automationName,
    fields: automationFields,
    usual: true,
  },
  message_templates: named('messages', 'message-template', () => TEMPLATE_FIELDS),
  reengagements: named('messages', 'reengagement', reengagementFields),
  coupons: named('offers', 'coupon', () => COUPON_FIELDS),
  loyalty_campaigns: named('offers', 'loyalty-campaign', loyaltyFields),
  points_campaigns: named('offers', 'points-campaign', pointsFields),
  packages: named('offers', 'package', () => PACKAGE_FIELDS),
  prepaid_shops: {
    area: 'offers',
    thing: () => 'gift-card-sales',
    nameOf: nameless,
    fields: () => GIFT_CARD_FIELDS,
    usual: true,
  },
};

/** All of them, or those of one part of the settings. */
export function toldTables(area: SettingArea | undefined): string[] {
  return Object.entries(TOLD_TABLES)
    .filter(([, told]) => area === undefined || told.area === area)
    .map(([table]) => table);
}

function named(area: SettingArea, thing: SettingThing, fields: (names: Names) => Fields) {
  return { area, thing: () => thing, nameOf: byName, fields } satisfies ToldTable;
}

function together(area: SettingArea, thing: SettingThing, rows: Together): ToldTable {
  return { area, thing: () => thing, together: rows };
}
