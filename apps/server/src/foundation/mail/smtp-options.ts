export type SmtpServerOptions = {
  host: string;
  port: number;
  /** TLS from the first byte (port 465). Otherwise STARTTLS turns a plain connection into one. */
  secure: boolean;
  /** Left out: required when a password goes to another machine, used where offered otherwise. */
  startTls?: 'required' | 'when-offered';
  user?: string | undefined;
  password?: string | undefined;
};

/** Says what is wrong with the address and never repeats it, for it holds a password. */
export class SmtpUrlError extends Error {
  override name = 'SmtpUrlError';
}

const DEFAULT_PORTS: ReadonlyMap<string, number> = new Map([
  ['smtp:', 587],
  ['smtps:', 465],
]);

const ENCODING_HINT =
  'Signs such as @ : / ? # % in the user or password must be percent-encoded (@ is %40)';

/** Reads `smtp://user:password@host:587`, or `smtps://…` for TLS from the start. */
export function parseSmtpUrl(text: string): SmtpServerOptions {
  const url = urlOf(text);
  const defaultPort = DEFAULT_PORTS.get(url.protocol);
  if (!defaultPort) throw new SmtpUrlError('The address must begin with smtp:// or smtps://');
  if (!url.hostname) throw new SmtpUrlError('The address has no host');
  if (url.port === '0') throw new SmtpUrlError('The port must be between 1 and 65535');
  if (url.pathname.length > 1 || url.search || url.hash) {
    throw new SmtpUrlError(`The address must end after the host and port. ${ENCODING_HINT}`);
  }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : defaultPort,
    secure: url.protocol === 'smtps:',
    ...credentialsOf(url),
  };
}

/** `URL.parse` rather than `new URL`, whose error carries the whole address along. */
function urlOf(text: string): URL {
  const url = URL.parse(text);
  if (url) return url;
  throw new SmtpUrlError(
    `The address is not of the form smtp://user:password@host:587. ${ENCODING_HINT}`,
  );
}

function credentialsOf(url: URL): Pick<SmtpServerOptions, 'user' | 'password'> {
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (!user && !password) return {};
  if (!user) throw new SmtpUrlError('The address has a password but no user');
  if (!password) throw new SmtpUrlError('The address has a user but no password');
  return { user, password };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new SmtpUrlError(`The user or the password is wrongly encoded. ${ENCODING_HINT}`);
  }
}
