import { ORPCError } from '@orpc/client';

/** The status the server answered with; `null` when there was no answer at all. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null;
}

/** The server understood and said no: asking again would get the same answer. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500;
}

/** The server refused for this reason, which the contract declares. */
export function isRefusedWith(code: string, error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && error.defined && error.code === code;
}
