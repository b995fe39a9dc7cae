import { DEFAULT_LETTERS } from '@app/domain/messaging/letter';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { clientHasEmail } from '../../clients/client-cards.queries.ts';
import { visitorHasEmail } from '../../scheduling/online/appointment-visitors.queries.ts';
import { isAboutFormer, messages } from '../messages.table.ts';
import { messagingSettings } from '../messaging-settings.table.ts';

const { mailsBooked, mailsMoved, mailsCancelled, mailsReminder24h, mailsReminder1h } =
  messagingSettings;

/** As part of a query over `armed`: whether the company writes this letter, and to somebody. */
export const isLetterWanted: SQL = sql`case armed.occasion
  when 'appointment_created' then ${said(mailsBooked, DEFAULT_LETTERS.mailsBooked)} and ${hasAddress()}
  when 'appointment_confirmation' then ${said(mailsBooked, DEFAULT_LETTERS.mailsBooked)} and ${wasAsked()}
  when 'appointment_moved' then ${said(mailsMoved, DEFAULT_LETTERS.mailsMoved)} and ${hasAddress()}
  when 'appointment_cancelled' then ${said(mailsCancelled, DEFAULT_LETTERS.mailsCancelled)} and ${hasAddress()}
  when 'appointment_reminder_24h' then ${said(mailsReminder24h, DEFAULT_LETTERS.mailsReminder24h)}
  when 'appointment_reminder_1h' then ${said(mailsReminder1h, DEFAULT_LETTERS.mailsReminder1h)}
  else false end`;

/** What a company said; one without a row writes as usual. */
function said(column: Column, usual: boolean): SQL {
  return sql`coalesce((select ${column} from ${messagingSettings}), ${sql.raw(String(usual))})`;
}

/** Whoever gives one later is still reminded: only what is told at once needs it now. */
function hasAddress(): SQL {
  return sql`(${clientHasEmail(sql`armed.client_id`)} or ${visitorHasEmail(sql`armed.appointment_id`)})`;
}

/** Whoever was told that her time is hers need not hear it twice; who asked for it waits to hear it. */
function wasAsked(): SQL {
  return sql`exists (select from ${messages} as asked
    where asked.appointment_id = armed.appointment_id and asked.occasion_key like 'request:%'
      and not ${isAboutFormer(sql`asked.occasion_key`)})`;
}
