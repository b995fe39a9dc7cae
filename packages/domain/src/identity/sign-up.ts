import { type DocumentType, documentTypeOf, normalizeDocument } from '../shared/documents.ts';
import { accept, type Result, refuse } from '../shared/result.ts';

export const SIGN_UP_LIMITS = {
  shortestName: 2,
  longestName: 120,
  /** As typed, punctuation included. */
  shortestDocument: 11,
  longestDocument: 30,
  /** With DDD; what stands between them does not count. */
  fewestPhoneDigits: 10,
  longestPhone: 30,
} as const;

/** Why a new company could not be sent on to pay. */
export const CHECKOUT_PROBLEMS = ['plans-fetch', 'no-plans', 'checkout-error'] as const;
export type CheckoutProblem = (typeof CHECKOUT_PROBLEMS)[number];

export type CompanyDocument = {
  type: DocumentType;
  typed: string;
  /** What two spellings of one document have in common. */
  number: string;
};

const SHORTEST_NUMBER = 10;

/** Check digits are not looked at: a company that mistyped them still gets in, with a warning. */
export function readCompanyDocument(
  typed: string,
  given?: DocumentType,
): Result<CompanyDocument, 'invalid-document'> {
  const type = given ?? documentTypeOf(lettersAndDigits(typed));
  const number = documentNumberOf(type, typed);
  if (number.length < SHORTEST_NUMBER) return refuse('invalid-document');
  return accept({ type, typed, number });
}

/** Only a CNPJ may carry letters. */
function documentNumberOf(type: DocumentType, typed: string): string {
  const characters = lettersAndDigits(typed);
  return type === 'cpf' ? characters.replace(/\D/g, '') : characters;
}

function lettersAndDigits(text: string): string {
  return normalizeDocument(text).replace(/[^0-9A-Z]/g, '');
}
