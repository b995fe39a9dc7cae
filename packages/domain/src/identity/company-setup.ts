import type { DocumentType } from '../shared/documents.ts';

const SCRIPTS = [
  /<script\b[^>]*>.*?<\/script\s*>/gis,
  /<\/?script\b[^>]*>?/gi,
  /javascript\s*:/gi,
  // An attribute like onclick= that would run with a click.
  /\bon[a-z]+\s*=/gi,
];

/** A typed name without what a page could run. Ordinary text stays as it is. */
export function cleanText(typed: string): string {
  const cleaned = SCRIPTS.reduce((text, script) => text.replace(script, ''), typed).trim();
  // What was removed may have held two halves of the same thing apart.
  return cleaned === typed ? cleaned : cleanText(cleaned);
}

/** Digits and the usual punctuation; letters only where a document can have them. */
export function cleanDocument(type: DocumentType, typed: string): string {
  const strange = type === 'cnpj' ? /[^\da-z./-]/gi : /[^\d./-]/g;
  return typed.replace(strange, '');
}

export function cleanPhone(typed: string): string {
  return typed.replace(/[^\d() -]/g, '').trim();
}
