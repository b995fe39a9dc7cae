import { PLATFORM_ROLES } from '@app/domain/identity/platform-role';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';

// These tables belong to no company: somebody signs in before a company is known. Columns and date
// type are what the sign-in library expects.
const id = () => uuid().primaryKey().default(sql`uuidv7()`);
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const created = () => moment('created_at').notNull().defaultNow();
const updated = () => moment('updated_at').notNull().defaultNow();
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const USER_EMAIL_KEY = 'users_email_unique';

const knownRoles = sql.raw(PLATFORM_ROLES.map((role) => `'${role}'`).join(', '));

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(USER_EMAIL_KEY),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    role: text({ enum: PLATFORM_ROLES }).notNull().default('client'),
    /** Whose company opens after signing in; the membership there says what the person may do. */
    companyId: uuid('company_id'),
    active: boolean().notNull().default(true),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** When she last opened the system, to the hour; it outlives her sessions. */
    /** No longer written: visits are noted for each company. The version before this one still does. */
    lastSeenAt: instantColumn('last_seen_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [check('users_role_known', sql`${table.role} in (${knownRoles})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    token: text().notNull().unique(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The company an operator looks into with this session, and the visit that lets her. */
    supportCompanyId: uuid('support_company_id'),
    supportVisitId: uuid('support_visit_id'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('sessions_user_index').on(table.userId)],
);

export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('credentials_user_index').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('verifications_identifier_index').on(table.identifier)],
);

/** The secret an authenticator app shares with us, and the codes for when the phone is lost. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: userId(),
    verified: boolean().default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
    /** The half minute of the last code that was used: none of before works again. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
  },
  (table) => [
    index('two_factors_user_index').on(table.userId),
    index('two_factors_secret_index').on(table.secret),
  ],
);
