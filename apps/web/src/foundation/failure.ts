import { ORPCError } from '@orpc/client';
import { NoConnectionError } from './connection.ts';

/** The status the server answered with; `null` when there was no answer at all. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null;
}

/** The server understood and said no: asking again would get the same answer. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500;
}

/** No answer came, or one that only says that the server failed: asking again may help. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NoConnectionError || (statusOf(error) ?? 0) >= 500;
}

/** The server refused for this reason, which the contract declares. */
export function isRefusedWith(code: string, error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && error.defined && error.code === code;
}

/** There is nothing at that address; what is no id at all leads to nothing either. */
export function isMissing(code: string, error: unknown): boolean {
  return isRefusedWith(code, error) || statusOf(error) === 400;
}

/** For whoever looks into the browser's console afterwards. A refusal is an answer, not a failure. */
export function reportFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: there is no other place where a browser keeps a log.
  if (!isRefusal(error)) console.warn('A call to the server failed', error);
}

/** Whether nothing came, and nothing older is there to be shown. */
export function hasFailed(query: { isError: boolean; data: unknown }): boolean {
  return query.isError && query.data === undefined;
}
