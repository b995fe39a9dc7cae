import { escapeHtml } from '@app/domain/shared/html';

export type MailMessage = {
  /** One bare address, such as `ana@exemplo.com.br`: no name, no list. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** In whose name it is written, where it is not ours; our own address stays the sender. */
  fromName?: string;
  replyTo?: string;
  /** A calendar file that goes along. */
  calendar?: string;
};

export type MailTransport = {
  /** Answers what the server said that took the mail; otherwise rejects with a `MailDeliveryError`. */
  send(message: MailMessage): Promise<string>;
  close(): void;
};

/** Stands in mails for the name of the product, which operators may change: nobody types it. */
export const PRODUCT = '\u{E0A1}';

/** The mail as it is read: the product has its name. */
export function signedBy(productName: string, mail: MailMessage): MailMessage {
  const named = (text: string) => text.replaceAll(PRODUCT, productName);
  return {
    ...mail,
    subject: named(mail.subject),
    text: named(mail.text),
    ...(mail.html !== undefined && {
      html: mail.html.replaceAll(PRODUCT, escapeHtml(productName)),
    }),
  };
}

export class InvalidMailError extends Error {
  override name = 'InvalidMailError';
}

const LINE_BREAK = /[\r\n]/;
const BARE_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()\\,;:"]+$/;

/**
 * A line break would add headers to the mail, and a comma more readers. What is refused may be
 * personal, so the error does not show it.
 */
export function requireSafeHeaders(
  mail: Pick<MailMessage, 'to' | 'subject' | 'fromName' | 'replyTo'>,
): void {
  const { to, subject, fromName, replyTo } = mail;
  requireOneLine('recipient', to);
  requireOneLine('subject', subject);
  if (fromName !== undefined) requireOneLine('sender', fromName);
  if (!isBareAddress(to)) throw new InvalidMailError('The recipient is not one bare address');
  if (replyTo !== undefined && !isBareAddress(replyTo)) {
    throw new InvalidMailError('Whoever gets the answers is not one bare address');
  }
}

export function isBareAddress(text: string): boolean {
  return BARE_ADDRESS.test(text);
}

export function requireOneLine(header: 'recipient' | 'subject' | 'sender', value: string): void {
  if (LINE_BREAK.test(value)) throw new InvalidMailError(`The ${header} has a line break`);
}
