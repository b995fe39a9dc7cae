import { DEFAULT_BIRTHDAY_SETTINGS } from '@app/domain/messaging/birthday';
import { DEFAULT_QUIET_HOURS } from '@app/domain/messaging/quiet-hours';
import { CHANNELS } from '@app/domain/messaging/skip-reason';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateColumn, idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companies, companyPartTable } from '../company/companies.table.ts';

/** How a company writes to its clients; one without a row writes as the columns say by themselves. */
export const messagingSettings = companyPartTable(
  'messaging_settings',
  {
    id: idColumn(),
    quietFrom: text('quiet_from').notNull().default(DEFAULT_QUIET_HOURS.from),
    quietUntil: text('quiet_until').notNull().default(DEFAULT_QUIET_HOURS.until),
    /** The ways that are tried, one after the other. */
    noticeChannels: text('notice_channels', { enum: CHANNELS })
      .array()
      .notNull()
      .default(sql`'{whatsapp,email,link}'`),
    reminderChannels: text('reminder_channels', { enum: CHANNELS })
      .array()
      .notNull()
      .default(sql`'{whatsapp,email,link}'`),
    /** Letters about her visits to whoever gave an address. */
    mailsBooked: boolean('mails_booked').notNull().default(true),
    mailsMoved: boolean('mails_moved').notNull().default(true),
    mailsCancelled: boolean('mails_cancelled').notNull().default(true),
    mailsReminder24h: boolean('mails_reminder_24h').notNull().default(false),
    mailsReminder1h: boolean('mails_reminder_1h').notNull().default(false),
    /** In the company's words; empty: the usual ones. */
    mailReminder24hText: text('mail_reminder_24h_text').notNull().default(''),
    mailReminder1hText: text('mail_reminder_1h_text').notNull().default(''),
    birthdaySendTime: text('birthday_send_time')
      .notNull()
      .default(DEFAULT_BIRTHDAY_SETTINGS.sendTime),
    birthdayToleranceMinutes: integer('birthday_tolerance_minutes')
      .notNull()
      .default(DEFAULT_BIRTHDAY_SETTINGS.toleranceMinutes),
    birthdayCustomMessage: text('birthday_custom_message').notNull().default(''),
    birthdayTimezoneAware: boolean('birthday_timezone_aware')
      .notNull()
      .default(DEFAULT_BIRTHDAY_SETTINGS.timezoneAware),
    /** The next run, on which the job wakes up, and the last one that was made. */
    birthdayNextRunAt: instantColumn('birthday_next_run_at'),
    birthdayLastRunAt: instantColumn('birthday_last_run_at'),
    birthdayLastDay: dateColumn('birthday_last_day'),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'messaging_settings_pkey', columns: [table.companyId] }),
    foreignKey({
      name: 'messaging_settings_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    check('messaging_settings_tolerance', sql`${table.birthdayToleranceMinutes} between 1 and 60`),
  ],
);
tellOf('messages', messagingSettings);
