import { normalizePhone, phoneKey } from '../shared/phones.ts';
import { accept, type Result, refuse } from '../shared/result.ts';

export const CLIENT_LIMITS = {
  nameLength: 120,
  emailLength: 254,
  phoneLength: 25,
  textLength: 2_000,
  noteLength: 4_000,
  tagLength: 40,
  tags: 20,
  reasonLength: 200,
} as const;

export const CLIENT_STATUSES = ['active', 'inactive', 'blocked'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const CLIENT_ORDERS = ['newest', 'name'] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

/** What stands where a person asked to be forgotten. */
export const NOBODY = 'Cliente anonimizado';

/** The client as the form gives her. */
export type ClientDetails = {
  name: string;
  email: string;
  /** As it was typed, or empty. */
  phone: string;
  birthDate: Temporal.PlainDate | null;
  tags: string[];
  allergies: string;
  preferences: string;
};
/** The client as she is stored: the phone in digits, country first, and the key to compare it by. */
export type CheckedClient = ClientDetails & { phoneKey: string };

export type ClientFault = 'phone-invalid' | 'birth-date-invalid';
export type ClientRefusal =
  | ClientFault
  | 'not-found'
  | 'anonymized'
  | 'same-phone'
  | 'changed-meanwhile'
  | 'has-history';

/** A blocked client is blocked whether she is active or not. */
export function statusOf({
  active,
  blockedAt,
}: {
  active: boolean;
  blockedAt: Temporal.Instant | null;
}): ClientStatus {
  if (blockedAt) return 'blocked';
  return active ? 'active' : 'inactive';
}

/** `today` is the company's. */
export function checkClient(
  details: ClientDetails,
  today: Temporal.PlainDate,
): Result<CheckedClient, ClientFault> {
  const { name, email, birthDate, tags, allergies, preferences } = details;
  const phone = readPhone(details.phone);
  if (!phone) return refuse('phone-invalid');
  if (!isBirthDate(birthDate, today)) return refuse('birth-date-invalid');
  // One by one: whoever hands in a whole client must not have the rest of her written too.
  return accept({ name, email, birthDate, tags, allergies, preferences, ...phone });
}

export type StoredPhone = { phone: string; phoneKey: string };

/** Digits only, country first; nothing where nothing was typed; `null` when it cannot be a phone. */
export function readPhone(typed: string): StoredPhone | null {
  if (typed.trim() === '') return { phone: '', phoneKey: '' };
  const e164 = normalizePhone(typed);
  if (e164 === null) return null;
  return { phone: e164.slice(1), phoneKey: phoneKey(e164) };
}

const FIRST_BIRTH_DATE = Temporal.PlainDate.from('1900-01-01');

/** Nobody has to say when she was born, and nobody was born tomorrow. */
export function isBirthDate(date: Temporal.PlainDate | null, today: Temporal.PlainDate): boolean {
  if (!date) return true;
  if (Temporal.PlainDate.compare(date, FIRST_BIRTH_DATE) < 0) return false;
  return Temporal.PlainDate.compare(date, today) <= 0;
}
