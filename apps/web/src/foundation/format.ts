import { waLink, waLinkToAnybody } from '@app/domain/messaging/wa-link';
import { formatDate, formatDateTime, todayIn } from '@app/domain/shared/local-time';
import { cents, formatMoney } from '@app/domain/shared/money';

const MINUS = '\u2212';

const numbers = new Intl.NumberFormat('pt-BR');

/** 1234 is '1.234'. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

export type Noun = { one: string; many: string };

/** '1 serviço', '1.234 serviços'. */
export function formatCount(count: number, noun: Noun): string {
  return `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`;
}

const percentages = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** Basis points as the server sends them: 4025 is '40,25%'. Without any, what stands there instead. */
export function percentText(basisPoints: number | null, none = '—'): string {
  return basisPoints === null ? none : `${percentages.format(basisPoints / 100)}%`;
}

/** An instant as the server sends it, on the company's clock: '16/11/2026 14:30'. */
export function formatInstant(instant: string, timezone: string): string {
  return formatDateTime(Temporal.Instant.from(instant), timezone);
}

/** Only its day, on the company's calendar: '16/11/2026'. */
export function formatDay(instant: string, timezone: string): string {
  return formatDate(todayIn(timezone, Temporal.Instant.from(instant)));
}

/** A day as the server sends it: '16/11/2026'. */
export function dayText(date: string): string {
  return formatDate(Temporal.PlainDate.from(date));
}

/**
 * Cents as the server sends them: 'R$ 1.234,56', whose sign and number stay on one line. Less than
 * nothing has a minus as wide as a figure; files that other programs read keep the hyphen.
 */
export function moneyText(amountCents: number): string {
  return withMinus(formatMoney(cents(amountCents)).replace(' ', '\u00a0'));
}

/** The hyphen before a number as a minus. */
export function withMinus(text: string): string {
  return text.replace('-', MINUS);
}

/** Opens a conversation, with words already written where there are any; without a phone it asks to whom. */
export function whatsAppLink(phone: string, text = ''): string {
  return waLink(phone, text) ?? waLinkToAnybody(text);
}
