import { normalizePhone } from '../shared/phones.ts';

export type ProfessionalRefusal =
  | 'not-found'
  | 'changed-meanwhile'
  | 'professional-limit-reached'
  | 'email-taken'
  | 'phone-invalid'
  | 'member-not-found'
  | 'member-already-linked'
  | 'has-history';

export const PROFESSIONAL_LIMITS = {
  nameLength: 120,
  emailLength: 254,
  phoneLength: 25,
  specialtyLength: 60,
  specialties: 20,
  birthdayLength: 5,
} as const;

/** As it is stored: E.164, or nothing where none was given; `null` when it cannot be a phone. */
export function optionalPhone(typed: string): string | null {
  return typed.trim() === '' ? '' : normalizePhone(typed);
}
