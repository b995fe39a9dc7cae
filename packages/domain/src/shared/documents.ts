export const DOCUMENT_TYPES = ['cpf', 'cnpj'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What is stored and compared. A CNPJ may carry letters, so only the punctuation is removed. */
export function normalizeDocument(text: string): string {
  return text.toUpperCase().replace(/[./\-\s]/g, '');
}

export function documentTypeOf(text: string): DocumentType {
  return normalizeDocument(text).length <= CPF_LENGTH ? 'cpf' : 'cnpj';
}

/** Whether somebody who goes on typing may end up with such a document. */
export function isBeginningOf(type: DocumentType, text: string): boolean {
  const document = normalizeDocument(text);
  if (type === 'cpf') return /^\d{0,11}$/.test(document);
  return /^[0-9A-Z]{0,14}$/.test(document);
}

export function hasValidCheckDigits(type: DocumentType, text: string): boolean {
  return type === 'cpf' ? isCpf(text) : isCnpj(text);
}

export function isCpf(text: string): boolean {
  const document = normalizeDocument(text);
  if (!/^\d{11}$/.test(document)) return false;
  return !isOneDigitRepeated(document) && endsWithCheckDigits(document, CPF_WEIGHTS);
}

/** Letters are allowed in the first 12 positions and count as their character code minus 48. */
export function isCnpj(text: string): boolean {
  const document = normalizeDocument(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(document)) return false;
  return !isOneDigitRepeated(document) && endsWithCheckDigits(document, CNPJ_WEIGHTS);
}

// Weights of the second check digit. Those of the first are the same without the leading one.
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** '111.111.111-11' passes the arithmetic, but no such document is ever issued. */
function isOneDigitRepeated(document: string): boolean {
  return /^(\d)\1+$/.test(document);
}

function endsWithCheckDigits(document: string, weights: readonly number[]): boolean {
  const base = document.slice(0, -2);
  const first = checkDigit(base, weights.slice(1));
  const second = checkDigit(`${base}${first}`, weights);
  return document.endsWith(`${first}${second}`);
}

function checkDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce(
    (total, weight, position) => total + weight * (characters.charCodeAt(position) - 48),
    0,
  );
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;
const CNPJ_LENGTH_WITHOUT_CHECK_DIGITS = 12;

/** Formats while the person types: any beginning of a document, and whatever was pasted. */
export function maskDocument(type: DocumentType, typed: string): string {
  return type === 'cpf' ? maskCpf(typed) : maskCnpj(typed);
}

function maskCpf(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, CPF_LENGTH);
  return digits
    .replace(/^(.{3})(.)/, '$1.$2')
    .replace(/^(.{7})(.)/, '$1.$2')
    .replace(/^(.{11})(.)/, '$1-$2');
}

function maskCnpj(typed: string): string {
  const allowed = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const base = allowed.slice(0, CNPJ_LENGTH_WITHOUT_CHECK_DIGITS);
  const checkDigits = allowed.slice(base.length).replace(/\D/g, '');
  return `${base}${checkDigits}`
    .slice(0, CNPJ_LENGTH)
    .replace(/^(.{2})(.)/, '$1.$2')
    .replace(/^(.{6})(.)/, '$1.$2')
    .replace(/^(.{10})(.)/, '$1/$2')
    .replace(/^(.{15})(.)/, '$1-$2');
}
