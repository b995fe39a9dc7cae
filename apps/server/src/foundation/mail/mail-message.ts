export type MailMessage = {
  /** One bare address, such as `ana@exemplo.com.br`: no name, no list. */
  to: string;
  subject: string;
  text: string;
  html?: string;
};

export type MailTransport = {
  /** Resolves when a server took the mail; otherwise rejects with a `MailDeliveryError`. */
  send(message: MailMessage): Promise<void>;
  close(): void;
};

export class InvalidMailError extends Error {
  override name = 'InvalidMailError';
}

const LINE_BREAK = /[\r\n]/;
const BARE_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()\\,;:"]+$/;

/**
 * A line break would add headers to the mail, and a comma more readers. What is refused may be
 * personal, so the error does not show it.
 */
export function requireSafeHeaders({ to, subject }: Pick<MailMessage, 'to' | 'subject'>): void {
  requireOneLine('recipient', to);
  requireOneLine('subject', subject);
  if (!BARE_ADDRESS.test(to)) throw new InvalidMailError('The recipient is not one bare address');
}

export function requireOneLine(header: 'recipient' | 'subject' | 'sender', value: string): void {
  if (LINE_BREAK.test(value)) throw new InvalidMailError(`The ${header} has a line break`);
}
