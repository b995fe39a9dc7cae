import { type ApprovedText, approvedFields, oneLine } from './approved-words.ts';
import { AUTOMATIONS, type Automation } from './automation.ts';
import type { Occasion } from './occasion.ts';
import { type TemplateValues, type TemplateVariable, templateParts } from './template.ts';

/** A text that WhatsApp itself approved beforehand. Its fields are numbered from one. */
export type OfficialTemplate = ApprovedText & {
  name: string;
  language: string;
  /** Only an approved one can be sent. */
  approved: boolean;
  /** Whether it asks for nothing but words: no picture, no code to copy. */
  isOfWords: boolean;
};

/** What WhatsApp says of a text that it lets nobody send any more. */
const TAKEN_BACK = ['rejected', 'paused', 'disabled', 'pending_deletion', 'deleted'];

/** An approved text may be taken back for a while, such as one that many people complain of. */
export function isTakenBack(status: string): boolean {
  return TAKEN_BACK.includes(status);
}

/** The variables of a text, each time one stands there: the first is field 1 of what is approved. */
export function fieldsOf(text: string): TemplateVariable[] {
  return templateParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.variable]));
}

/** A text as it is given to WhatsApp for approval, to be copied there. */
export function textForApproval(text: string): string {
  let field = 0;
  return templateParts(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      field += 1;
      return `{{${field}}}`;
    })
    .join('');
}

/** How many fields an approved text has; `null` where they are not numbered one after the other. */
export function officialFields(text: string): number | null {
  const written = [...text.matchAll(/\{\{\s*(?<field>[^{}]*?)\s*\}\}/g)];
  const numbers = new Set(written.map(({ groups }) => Number(groups?.field)));
  const isCounted = [...numbers].every((number) => Number.isInteger(number) && number >= 1);
  return isCounted && Math.max(0, ...numbers) === numbers.size ? numbers.size : null;
}

/**
 * Whether what our text says can be put into the approved one, field by field. Nobody is there to fill in
 * what stands above it or on its buttons.
 */
export function fitsOfficial(text: string, official: OfficialTemplate): boolean {
  if (!official.isOfWords || approvedFields(official).some(({ part }) => part !== 'body')) {
    return false;
  }
  return officialFields(official.text) === fieldsOf(text).length;
}

export function officialParameters(text: string, values: TemplateValues): string[] {
  return fieldsOf(text).map((variable) => oneLine(values[variable] ?? ''));
}

/** Whose text a message has, where it is one that goes out by itself. */
export function automationOf(occasion: Occasion): Automation | null {
  const name = occasion === 'birthday' ? 'birthday_message' : occasion;
  return AUTOMATIONS.find((automation) => automation === name) ?? null;
}
