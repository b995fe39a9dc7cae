import type { LetterOccasion } from '@app/domain/messaging/letter';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import { leadsElsewhere } from '@app/domain/shared/shown-name';
import { type MailContent, mailOf } from '../../../foundation/mail/mail-layout.ts';
import { isBareAddress, type MailMessage } from '../../../foundation/mail/mail-message.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import { ownCalendarOf, placeOf } from '../../scheduling/feeds/own-calendar.rules.ts';
import type { OwnAppointment } from '../../scheduling/online/own-appointment.queries.ts';
import { type LetterKind, letterLabels as labels } from './letters.labels.ts';

export type Reader = { email: string; name: string };

/** What she typed counts until the team says whose appointment it is; nobody else's name is told her. */
export function readerOf({ client, visitor }: OwnAppointment): Reader | null {
  const typed = visitor && !visitor.settledAt && visitor.email !== '' ? visitor : null;
  const { email, name } = typed ?? client;
  return isBareAddress(email) ? { email, name: leadsElsewhere(name) ? '' : name } : null;
}

type Written = {
  occasion: LetterOccasion;
  reader: Reader;
  /** In the company's words; empty: the usual ones. */
  text: string;
  publicUrl: string;
  manageUrl: string;
};

/** A letter about a visit, in the company's name. */
export function letterOf(own: OwnAppointment, written: Written): MailMessage {
  const { reader, text, publicUrl, manageUrl } = written;
  const kind = kindOf(written.occasion, own);
  const words = wordsOf(own);
  const hasCalendar = kind !== 'appointment_cancelled' && !kind.startsWith('appointment_reminder');
  const said = text ? [text] : [labels.greeting(reader.name), labels.sentence[kind](words)];
  const letter = mailInNameOf(own.company, {
    to: reader.email,
    subject: labels.subject[kind](words),
    title: labels.title[kind],
    paragraphs: hasCalendar ? [...said, labels.calendar] : said,
    details: detailsOf(own, words),
    ...actionOf(kind, own, { publicUrl, manageUrl }),
    footer: footerOf(own.company, kind),
  });
  const calendar = ownCalendarOf(own, { publicUrl, manageUrl });
  return hasCalendar ? { ...letter, calendar } : letter;
}

/** A message of the company that found no phone, word for word; about a visit with the way to its page. */
export function messageLetter(
  company: CompanyRow,
  reader: Reader,
  { text, manageUrl }: { text: string; manageUrl: string | null },
): MailMessage {
  const { name } = placeOf(company);
  return mailInNameOf(company, {
    to: reader.email,
    subject: labels.message.subject(name),
    title: labels.message.title,
    paragraphs: [text],
    ...(manageUrl && { action: { label: labels.manage, url: manageUrl } }),
    footer: answerOf(company),
  });
}

type Head = { to: string; subject: string };

/** Answers go to the address the company shows, never to the one with which its owner signs in. */
export function mailInNameOf(company: CompanyRow, content: MailContent & Head): MailMessage {
  const { name } = placeOf(company);
  const replyTo = answersTo(company);
  return {
    ...mailOf({ ...content, subject: `${content.subject} · ${name}`, brand: name }),
    fromName: name,
    ...(replyTo && { replyTo }),
  };
}

function answersTo({ privacyContact }: CompanyRow): string | null {
  return isBareAddress(privacyContact) ? privacyContact : null;
}

function kindOf(occasion: LetterOccasion, { entry }: OwnAppointment): LetterKind {
  if (!entry.needsApproval) return occasion;
  if (occasion === 'appointment_created') return 'asked';
  return occasion === 'appointment_moved' ? 'move-asked' : occasion;
}

function wordsOf({ entry, company }: OwnAppointment) {
  const { timezone } = company;
  return {
    company: placeOf(company).name,
    day: formatDate(todayIn(timezone, entry.startTime)),
    time: formatTime(entry.startTime, timezone),
  };
}

function detailsOf(
  { entry, company, professionalName }: OwnAppointment,
  { day, time }: ReturnType<typeof wordsOf>,
) {
  const weekday = new Intl.DateTimeFormat('pt-BR', {
    weekday: 'long',
    timeZone: company.timezone,
  }).format(new Date(entry.startTime.epochMilliseconds));
  return [
    { label: labels.details.when, value: `${weekday}, ${day} às ${time}` },
    { label: labels.details.what, value: entry.serviceNames },
    { label: labels.details.who, value: professionalName },
    { label: labels.details.where, value: placeOf(company).address },
  ].filter(({ value }) => value !== '');
}

function actionOf(
  kind: LetterKind,
  { company, takesBookings }: OwnAppointment,
  { publicUrl, manageUrl }: Pick<Written, 'publicUrl' | 'manageUrl'>,
): Pick<MailContent, 'action'> {
  if (kind !== 'appointment_cancelled') return { action: { label: labels.manage, url: manageUrl } };
  if (!takesBookings) return {};
  return { action: { label: labels.bookAgain, url: `${publicUrl}/b/${company.slug}` } };
}

function footerOf(company: CompanyRow, kind: LetterKind): string {
  const { name } = placeOf(company);
  const stop = kind === 'appointment_cancelled' ? '' : labels.stop;
  return [labels.why(name), answerOf(company), stop].filter(Boolean).join('\n');
}

export function answerOf(company: CompanyRow): string {
  if (answersTo(company)) return labels.answer;
  return company.phone ? labels.call(formatPhone(company.phone)) : '';
}
