import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Logs carry ids, never names, phones, e-mails, internet addresses, mailed links or bodies. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password', 'token', 'email'],
    serializers: { req: requestInLog, err: failureInLog },
  };
  return pino(options, destination);
}

/** Whoever has such an address can do what it was mailed for, or speak for a gateway, or spend a card. */
const MAILED_KEY =
  /(?<=\/(?:reset-password|convite|invitation|review|pedido|a|webhooks\/+evolution|gift-cards\/+by-code)\/+)[^/]+/gi;
/** The same in the address of one's own appointment, review and order, and in one that a calendar follows. */
const OPENING_KEY = /(?<=\/(?:public\/+(?:appointments|reviews|orders)|calendario)\/+)[^/].*/gi;

function requestInLog({ method, url }: { method: string; url: string }): object {
  const [path = ''] = url.split('?');
  return { method, url: path.replace(OPENING_KEY, '…').replace(MAILED_KEY, '…') };
}

/** A failed query repeats what people typed, in its message and again in the database's details. */
function failureInLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return {
    type: error.name,
    message: 'query' in error ? `Failed query: ${error.query}` : error.message,
    ...('code' in error && { code: error.code }),
    stack: framesOf(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: failureInLog(error.cause) }),
  };
}

/** The stack begins with the message, which may go over several lines. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
