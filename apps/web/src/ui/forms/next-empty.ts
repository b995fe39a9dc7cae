import type { KeyboardEvent } from 'react';

/** What is typed into; a field that nobody is asked for says so. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="hidden"], [readonly], [disabled], [data-optional])';

/**
 * Enter leads from a field that is filled in to the next one that is empty, as the key of a phone's
 * keyboard promises; where none is left it sends the form, as ever.
 */
export function leadToNextEmpty(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLInputElement) || field.value === '') return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(FIELDS)];
  const next = fields.slice(fields.indexOf(field) + 1).find(({ value }) => value === '');
  if (!next || !fields.includes(field)) return;
  event.preventDefault();
  next.focus();
}
