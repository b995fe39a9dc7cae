import { readPhone } from '@app/domain/clients/client';
import { isEmail } from '@app/domain/shared/email';
import { maskPhone } from '@app/domain/shared/phones';
import { z } from 'zod';
import { clientChoiceLabels as labels } from './client-choice.labels.ts';

const newcomer = z.strictObject({
  kind: z.literal('new'),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Said of somebody whose phone a client has, or nearly. */
  anotherPerson: z.boolean(),
});
/** Somebody who is not known yet, or what is typed of her so far. */
export type Newcomer = z.infer<typeof newcomer>;

const known = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  // Drafts that were kept before know nothing of it.
  isBlocked: z.boolean().default(false),
  blockedReason: z.string().nullable().default(null),
};

/** Plain values, so that a draft can be kept. */
export const clientChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('search'), typed: z.string() }),
  z.strictObject({ kind: z.literal('known'), client: z.strictObject(known) }),
  newcomer,
]);
export type ClientChoice = z.infer<typeof clientChoice>;

export const NOBODY_YET: ClientChoice = { kind: 'search', typed: '' };

/** Digits are the beginning of a phone, anything else that of a name. */
export function newcomerFrom(typed: string): Newcomer {
  const text = typed.trim();
  const isPhone = /\d{4}/.test(text.replace(/\D/g, '')) && !/\p{Letter}/u.test(text);
  return {
    kind: 'new',
    name: isPhone ? '' : text,
    phone: isPhone ? maskPhone(text) : '',
    email: '',
    anotherPerson: false,
  };
}

export function searchAgain({ name, phone }: Newcomer): ClientChoice {
  return { kind: 'search', typed: name || phone };
}

export type ClientFault = { field: 'search' | 'name' | 'phone' | 'email'; sentence: string };

/** What is missing or wrong before anything can be booked for her. */
export function faultOf(choice: ClientChoice): ClientFault | null {
  if (choice.kind === 'known') return null;
  if (choice.kind === 'search') return { field: 'search', sentence: labels.missing };
  const { name, phone, email } = choice;
  if (name.trim() === '') return { field: 'name', sentence: labels.missingName };
  if (!readPhone(phone)) return { field: 'phone', sentence: labels.phoneInvalid };
  if (email.trim() !== '' && !isEmail(email.trim())) {
    return { field: 'email', sentence: labels.emailInvalid };
  }
  return null;
}

/** A whole phone, whose owner can be asked for. */
export function askedPhone(choice: ClientChoice): string | null {
  if (choice.kind !== 'new' || choice.phone.trim() === '') return null;
  return readPhone(choice.phone)?.phone ?? null;
}

/** As the server is told whom it is for. */
export function whoIn(choice: ClientChoice) {
  if (choice.kind === 'known') return { clientId: choice.client.id };
  if (choice.kind === 'search') return {};
  const { name, phone, email, anotherPerson } = choice;
  const client = { name: name.trim(), phone: phone || null, email: email.trim(), anotherPerson };
  return { client };
}
