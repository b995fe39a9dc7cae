import type { CompanyChange, SettingThing } from '@app/contract/company/company-changes.contract';
import {
  isStoredRow,
  readTrail,
  type TrailField,
  type TrailRow,
  textIn,
} from '../../foundation/database/trail.ts';
import { COMPANY_FIELDS } from './company-fields.labels.ts';
import {
  CATEGORY_FIELDS,
  CLOSING_DAY_FIELDS,
  PAYMENT_METHOD_FIELDS,
} from './settings-fields.labels.ts';

type Stored = Parameters<TrailField['read']>[0];
type Thing = { nameOf: (row: Stored) => string; fields: Readonly<Record<string, TrailField>> };

const byName = (row: Stored) => textIn(row, 'name');
const THINGS: Record<SettingThing, Thing> = {
  company: { nameOf: () => '', fields: COMPANY_FIELDS },
  'closing-day': { nameOf: byName, fields: CLOSING_DAY_FIELDS },
  'payment-method': { nameOf: byName, fields: PAYMENT_METHOD_FIELDS },
  'income-category': { nameOf: byName, fields: CATEGORY_FIELDS },
  'expense-category': { nameOf: byName, fields: CATEGORY_FIELDS },
};

export function presentCompanyChanges(rows: readonly TrailRow[]): CompanyChange[] {
  return rows.flatMap((row) => {
    const current = row.after ?? row.before;
    if (!isStoredRow(current)) return [];
    const thing = thingOf(row.tableName, current);
    const { nameOf, fields } = THINGS[thing];
    return readTrail([row], fields).map((change) => ({
      thing,
      thingName: nameOf(current),
      ...change,
    }));
  });
}

function thingOf(tableName: string, row: Stored): SettingThing {
  switch (tableName) {
    case 'closing_days':
      return 'closing-day';
    case 'payment_methods':
      return 'payment-method';
    case 'financial_categories':
      return row.type === 'income' ? 'income-category' : 'expense-category';
    default:
      return 'company';
  }
}
