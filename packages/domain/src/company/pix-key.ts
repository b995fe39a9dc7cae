import { isCnpj, isCpf, normalizeDocument } from '../shared/documents.ts';
import { isEmail } from '../shared/email.ts';
import { isMobile, normalizePhone } from '../shared/phones.ts';

export const PIX_KEY_TYPES = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const;
export type PixKeyType = (typeof PIX_KEY_TYPES)[number];

const RANDOM_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// The central bank stores no longer one.
const LONGEST_EMAIL = 77;

/** The key as the central bank stores it; `null` when it cannot be one of its type. */
export function normalizePixKey(type: PixKeyType, typed: string): string | null {
  const text = typed.trim();
  switch (type) {
    case 'cpf':
      return isCpf(text) ? normalizeDocument(text) : null;
    case 'cnpj':
      return isCnpj(text) ? normalizeDocument(text) : null;
    case 'phone':
      // The central bank knows phones by their text messages.
      return isMobile(text) ? normalizePhone(text) : null;
    case 'email':
      return isPixEmail(text) ? text.toLowerCase() : null;
    case 'random':
      return RANDOM_KEY.test(text.toLowerCase()) ? text.toLowerCase() : null;
  }
}

function isPixEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && isEmail(text);
}
