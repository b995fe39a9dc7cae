import { createTransport } from 'nodemailer';
import { deliveryErrorFrom } from './mail-delivery-error.ts';
import {
  type MailMessage,
  type MailTransport,
  requireOneLine,
  requireSafeHeaders,
} from './mail-message.ts';
import type { SmtpServerOptions } from './smtp-options.ts';

export type SmtpTransportOptions = SmtpServerOptions & {
  /** Who the mails come from: `nao-responda@exemplo.com.br` or `Hora Marcada <…>`. */
  from: string;
  timeoutInMilliseconds?: number;
};

// Keeps out-of-office programs from answering us.
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

export function createSmtpTransport(options: SmtpTransportOptions): MailTransport {
  requireOneLine('sender', options.from);
  const transporter = createTransport(connectionOptions(options));

  return {
    async send(message) {
      requireSafeHeaders(message);
      try {
        const mail = { ...sentAs(message, options.from), headers: AUTOMATIC };
        return (await transporter.sendMail(mail)).response;
      } catch (error) {
        throw deliveryErrorFrom(error, `${options.host}:${options.port}`);
      }
    },

    close() {
      transporter.close();
    },
  };
}

const ADDRESS_IN_BRACKETS = /<([^<>]+)>\s*$/;

/** Another name may stand before our address, never another address: mail servers would refuse it. */
function sentAs({ fromName, calendar, ...mail }: MailMessage, from: string) {
  const address = ADDRESS_IN_BRACKETS.exec(from)?.[1] ?? from;
  return {
    ...mail,
    from: fromName === undefined ? from : { name: fromName, address },
    ...(calendar !== undefined && { attachments: [calendarAttachment(calendar)] }),
  };
}

function calendarAttachment(content: string) {
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return { filename: 'horario.ics', content, contentType };
}

function connectionOptions(options: SmtpTransportOptions) {
  const { host, port, secure, user, password, timeoutInMilliseconds = 10_000 } = options;
  return {
    host,
    port,
    secure,
    requireTLS: requiresStartTls(options),
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    dnsTimeout: timeoutInMilliseconds,
    connectionTimeout: timeoutInMilliseconds,
    greetingTimeout: timeoutInMilliseconds,
    socketTimeout: timeoutInMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Whoever sits in between can hide that TLS is offered; a password must not fall for it. */
function requiresStartTls({ startTls, user, host }: SmtpTransportOptions): boolean {
  if (startTls) return startTls === 'required';
  return user !== undefined && !isThisMachine(host);
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
