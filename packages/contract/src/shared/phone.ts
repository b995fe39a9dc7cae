import { normalizePhone } from '@app/domain/shared/phones';
import { optionalText } from './schemas.ts';

export const WRONG_PHONE = 'Digite o telefone com DDD, como (11) 98765-4321';
const LONGEST = 30;

/** A Brazilian phone that may be missing: digits only, country first, as WhatsApp wants it. */
export const optionalPhone = optionalText(LONGEST).transform((typed, context) => {
  if (typed === '') return '';
  const phone = normalizePhone(typed);
  if (phone === null) context.addIssue(WRONG_PHONE);
  return phone?.slice(1) ?? '';
});
