import { BOOKING_POLICY } from '@app/domain/company/booking-policy';
import { PACKAGE_COMMISSIONS } from '@app/domain/company/money-rules';
import { PIX_KEY_TYPES } from '@app/domain/company/pix-key';
import { DOCUMENT_TYPES } from '@app/domain/shared/documents';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { type BuildExtraConfigColumns, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centsColumn, idColumn, instantColumn } from '../../foundation/database/columns.ts';
import {
  companyIdColumn,
  companyPolicy,
  tellOf,
} from '../../foundation/database/company-columns.ts';
import { companyStatuses } from './company-statuses.table.ts';

const ownCompany = sql`id = (select current_company_id())`;

export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** The legal name; the trade name is what clients know. */
    name: text().notNull(),
    tradeName: text('trade_name').notNull().default(''),
    /** The company's name in public addresses; no two companies share one. */
    slug: text().notNull().unique('companies_slug_unique'),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    documentType: text('document_type', { enum: DOCUMENT_TYPES }).notNull().default('cnpj'),
    /** As somebody typed it; the number beside it is what can be compared. */
    document: text().notNull().default(''),
    documentNumber: text('document_number').notNull().default(''),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    /** Eight digits, or nothing. */
    zipCode: text('zip_code').notNull().default(''),
    timezone: text().notNull().default(DEFAULT_TIMEZONE),
    /** Where browsers find the picture. A new one gets a new address, so that nobody keeps the old. */
    logoUrl: text('logo_url'),
    /** A picture of the place, wide, above its public page. */
    coverUrl: text('cover_url'),
    /** Of its public page; null where that has the colour of the house. */
    color: text(),
    /** Whom clients write to about their data. Without one the company's own e-mail stands in. */
    privacyContact: text('privacy_contact').notNull().default(''),
    pixKeyType: text('pix_key_type', { enum: PIX_KEY_TYPES }),
    pixKey: text('pix_key').notNull().default(''),
    /** Switched by `settle_booking_of` too: on with the first who can be booked. */
    publicBookingEnabled: boolean('public_booking_enabled').notNull().default(false),
    /** Somebody said no: nothing switches it on but somebody who says yes. */
    publicBookingRefused: boolean('public_booking_refused').notNull().default(false),
    /** Its link worked once and may be printed somewhere. Written by whatever switches booking on. */
    publicBookingWasOpen: boolean('public_booking_was_open').notNull().default(false),
    /** Somebody who works here has hours and a service. Written by `settle_booking_of`. */
    hasSomebodyToBook: boolean('has_somebody_to_book').notNull().default(false),
    /** Whoever runs the company needs no list of first steps any more. */
    firstStepsPutAwayAt: instantColumn('first_steps_put_away_at'),
    slotStepMinutes: integer('slot_step_in_minutes')
      .notNull()
      .default(BOOKING_POLICY.slotStepMinutes),
    noticeMinutes: integer('notice_in_minutes').notNull().default(BOOKING_POLICY.noticeMinutes),
    horizonInDays: integer('horizon_in_days').notNull().default(BOOKING_POLICY.horizonInDays),
    changeCutoffInHours: integer('change_cutoff_in_hours')
      .notNull()
      .default(BOOKING_POLICY.changeCutoffInHours),
    /** Of one phone; 0 is no limit. */
    maxFutureBookings: integer('max_future_bookings')
      .notNull()
      .default(BOOKING_POLICY.maxFutureBookings),
    singleService: boolean('single_service').notNull().default(BOOKING_POLICY.singleService),
    manualApproval: boolean('manual_approval').notNull().default(BOOKING_POLICY.manualApproval),
    /** How long after booking an appointment confirms itself; null when somebody does it. */
    autoConfirmAfterInSeconds: integer('auto_confirm_after_in_seconds'),
    /** Whoever closes the drawer counts without seeing what should be there. */
    blindCount: boolean('blind_count').notNull().default(false),
    /** Whether the public page shows what clients think of it. */
    showReviews: boolean('show_reviews').notNull().default(false),
    /** How far clients may owe, unless something else is said of one; 0: nobody may. */
    accountLimit: centsColumn('account_limit_in_cents').notNull().default(sql`0`),
    /** Whether a commission counts what is left when the card machine took its fee. */
    commissionAfterFees: boolean('commission_after_fees').notNull().default(false),
    /** Who earns of a package: whoever sells it, or whoever does what it holds. */
    packageCommission: text('package_commission', { enum: PACKAGE_COMMISSIONS })
      .notNull()
      .default('use'),
    active: boolean().notNull().default(true),
    /** The one that visitors try out: it belongs to nobody, and what they leave there is erased. */
    isSample: boolean('is_sample').notNull().default(false),
    trialStartedAt: instantColumn('trial_started_at'),
    trialEndsAt: instantColumn('trial_ends_at'),
    subscriptionStatus: text('subscription_status').notNull().default('trial'),
    subscriptionCurrentPeriodEnd: instantColumn('subscription_current_period_end'),
    /** The plan the company subscribed to; the first active plan stands in while there is none. */
    subscriptionPlanId: uuid('subscription_plan_id'),
    subscriptionStripeId: text('subscription_stripe_id'),
    /** A mark of the operators' own. */
    customStatusId: uuid('custom_status_id').references(() => companyStatuses.id, {
      onDelete: 'set null',
    }),
    /** Somebody deleted it: it is closed, and a job takes what it held away piece by piece. */
    deletedAt: instantColumn('deleted_at'),
    /** Goes up with every change of the company form or its rules, so that nobody overwrites what is unseen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('companies_custom_status_index')
      .on(table.customStatusId)
      .where(sql`custom_status_id is not null`),
    index('companies_deleted_index').on(table.deletedAt).where(sql`deleted_at is not null`),
    uniqueIndex('companies_one_sample').on(table.isSample).where(sql`is_sample`),
    check(
      'companies_policy_not_negative',
      sql`${table.slotStepMinutes} > 0 and ${table.noticeMinutes} >= 0 and ${table.horizonInDays} > 0 and ${table.changeCutoffInHours} >= 0 and ${table.maxFutureBookings} >= 0`,
    ),
    check(
      'companies_somebody_to_book',
      sql`${table.hasSomebodyToBook} or not ${table.publicBookingEnabled}`,
    ),
    check('companies_account_limit', sql`${table.accountLimit} >= 0`),
    check('companies_auto_confirm_not_negative', sql`${table.autoConfirmAfterInSeconds} >= 0`),
    pgPolicy('companies_company', { using: ownCompany, withCheck: ownCompany }),
  ],
);
tellOf('company', companies);

type Columns = Record<string, PgColumnBuilderBase>;
type Owned<Given extends Columns> = { companyId: CompanyId; id: Id } & Given;
type CompanyId = ReturnType<typeof companyIdColumn>;
type Id = ReturnType<typeof idColumn>;
type Part<Given extends Columns> = { companyId: CompanyId } & Given;

/**
 * A table of things that a company keeps. It gives them an owner, a key and the tenancy rule, which
 * so cannot be forgotten; they go when the company goes.
 */
export function companyTable<Name extends string, Given extends Columns>(
  name: Name,
  columns: Given,
  promises: (
    table: BuildExtraConfigColumns<Name, Owned<Given>, 'pg'>,
  ) => PgTableExtraConfigValue[] = () => [],
) {
  const owned: Owned<Given> = { companyId: companyIdColumn(), id: idColumn(), ...columns };
  return pgTable(name, owned, (table) => {
    const { companyId, id } = table as BuildExtraConfigColumns<
      Name,
      { companyId: CompanyId; id: Id },
      'pg'
    >;
    return [
      primaryKey({ name: `${name}_pkey`, columns: [companyId, id] }),
      ...promises(table),
      foreignKey({
        name: `${name}_company_fk`,
        columns: [companyId],
        foreignColumns: [companies.id],
      }).onDelete('cascade'),
      companyPolicy(name),
    ];
  });
}

/** A table of what hangs on something that a company keeps, and goes with that. */
export function companyPartTable<Name extends string, Given extends Columns>(
  name: Name,
  columns: Given,
  promises: (table: BuildExtraConfigColumns<Name, Part<Given>, 'pg'>) => PgTableExtraConfigValue[],
) {
  const part: Part<Given> = { companyId: companyIdColumn(), ...columns };
  return pgTable(name, part, (table) => [...promises(table), companyPolicy(name)]);
}
