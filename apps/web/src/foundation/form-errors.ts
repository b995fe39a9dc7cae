import type { UseFormReturnType } from '@mantine/form';
import { ORPCError } from '@orpc/client';
import type { FormEvent, ReactNode } from 'react';

type FormErrors = Record<string, ReactNode>;

/** The part of a Mantine form that is needed here, whatever its values are. */
type Form = {
  setErrors: (errors: FormErrors) => void;
  getInputNode: (path: string) => HTMLElement | null;
};

/** Sends what is right; otherwise leads to the first mistake. */
export function checked<Draft>(
  form: UseFormReturnType<Draft>,
  send: (draft: Draft) => void | Promise<void>,
): (event?: FormEvent<HTMLFormElement>) => void {
  return form.onSubmit(send, (errors) => focusFirstError(form, errors));
}

/** Puts a sentence beside the field that it is about. `false`, as nothing was stored. */
export function complainBeside(form: Form, field: string, sentence: string): false {
  form.setErrors({ [field]: sentence });
  form.getInputNode(field)?.focus();
  return false;
}

/**
 * Puts what the server found wrong beside the fields and focuses the first of them.
 * `false` when nothing could be shown there: the caller then says it some other way.
 */
export function showFieldErrors(form: Form, error: unknown): boolean {
  const errors = fieldErrorsOf(error);
  form.setErrors(errors);
  return focusFirstError(form, errors);
}

/** Focuses the topmost field that has an error. */
export function focusFirstError(form: Form, errors: FormErrors): boolean {
  const [first] = Object.keys(errors)
    .map((path) => form.getInputNode(path))
    .filter((node) => node !== null)
    .sort(byPlaceOnScreen);
  if (!first) return false;

  first.focus();
  return true;
}

/** What the server found wrong, by the path of the field; empty when it is about none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError)) return {};
  const issues: unknown = error.data?.issues;
  if (!Array.isArray(issues)) return {};

  // The first sentence about a field is the one worth reading.
  const sentences = issues.filter(isIssue).map((issue) => [issue.path.join('.'), issue.message]);
  return Object.fromEntries(sentences.reverse());
}

function isIssue(issue: unknown): issue is { path: PropertyKey[]; message: string } {
  return (
    typeof issue === 'object' &&
    issue !== null &&
    'path' in issue &&
    Array.isArray(issue.path) &&
    'message' in issue &&
    typeof issue.message === 'string'
  );
}

function byPlaceOnScreen(first: HTMLElement, second: HTMLElement): number {
  const secondFollows = Node.DOCUMENT_POSITION_FOLLOWING;
  return first.compareDocumentPosition(second) & secondFollows ? -1 : 1;
}
