import { UNAVAILABLE } from '@app/contract/shared/unavailable';
import { ORPCError } from '@orpc/client';
import { NoConnectionError } from './connection.ts';
import { isRefusal } from './failure.ts';
import { tooManyText } from './too-many-text.ts';

export const noConnectionText = 'Sem conexão. Verifique sua internet e tente novamente.';
const ourFault = 'Algo deu errado do nosso lado. Tente novamente.';

const textOfStatus: Record<number, string> = {
  400: 'Confira os dados enviados.',
  401: 'Sua sessão terminou. Entre novamente.',
  403: 'Você não tem permissão para fazer isso.',
  404: 'Não encontramos o que você procurava.',
  408: noConnectionText,
  409: 'Isso mudou enquanto você editava. Recarregue e tente novamente.',
  413: 'O arquivo é grande demais.',
  503: UNAVAILABLE.SERVICE_UNAVAILABLE.message,
};

/** What to tell the person when a call failed, whatever the reason. */
export function errorText(error: unknown): string {
  if (error instanceof NoConnectionError) return noConnectionText;
  if (!(error instanceof ORPCError)) return ourFault;
  if (error.status === 429) return tooManyText(waitingTimeOf(error.data));
  if (error.code === 'OUTCOME_UNKNOWN') return UNAVAILABLE.OUTCOME_UNKNOWN.message;
  if (error.status === 503) return statusText(503);
  if (error.status >= 500) return withRequestId(ourFault, error.data);
  // The validator's own message is English; its sentences stand beside the fields instead.
  if (error.code === 'BAD_REQUEST') return statusText(400);
  // So is what programs are told about a missing session.
  if (error.code === 'UNAUTHORIZED') return statusText(401);
  if (error.defined) return error.message;
  return statusText(error.status);
}

/**
 * What the server said when it refused, or that it could not be reached; for anything else the
 * screen's own sentence, which says what did not work.
 */
export function errorTextOr(sentence: string, error: unknown): string {
  const isSaid = isRefusal(error) || error instanceof NoConnectionError;
  return isSaid ? errorText(error) : sentence;
}

export function statusText(status: number): string {
  return textOfStatus[status] ?? ourFault;
}

/** The rate limiter answers before any procedure does, so its header arrives inside `data`. */
function waitingTimeOf(data: unknown): number {
  return Number(at(at(data, 'headers'), 'retry-after') ?? at(data, 'retryAfterInSeconds') ?? 0);
}

function withRequestId(sentence: string, data: unknown): string {
  const requestId = at(data, 'requestId');
  return typeof requestId === 'string' ? `${sentence} (código ${requestId})` : sentence;
}

function at(data: unknown, key: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  return Reflect.get(data, key);
}
