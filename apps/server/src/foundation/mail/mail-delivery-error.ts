type DeliveryFailure =
  | 'host-not-found'
  | 'unreachable'
  | 'timed-out'
  | 'insecure'
  | 'login-refused'
  | 'mail-refused'
  | 'busy'
  | 'unexpected-answer';

/** A mail that did not go out. The message is for the person who set the mail server up. */
export class MailDeliveryError extends Error {
  override name = 'MailDeliveryError';
  readonly reason: DeliveryFailure;

  constructor(reason: DeliveryFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

type SmtpError = { code?: string; syscall?: string; response?: string; responseCode?: number };

const EXPLANATIONS: Record<DeliveryFailure, string> = {
  'host-not-found': 'O servidor não foi encontrado. Confira o endereço.',
  unreachable: 'Não foi possível conectar. Confira o endereço e a porta.',
  'timed-out': 'O servidor demorou demais para responder.',
  insecure:
    'Não foi possível abrir uma conexão segura. Confira a porta, a segurança e o certificado.',
  'login-refused': 'O servidor recusou o usuário ou a senha.',
  'mail-refused': 'O servidor recusou a mensagem.',
  busy: 'O servidor pediu para tentar mais tarde.',
  'unexpected-answer': 'O servidor deu uma resposta inesperada.',
};

/** The original error is not kept as cause: it names the recipient, and errors end up in logs. */
export function deliveryErrorFrom(error: unknown, server: string): MailDeliveryError {
  if (!(error instanceof Error)) throw error;

  // Every field is optional, so an error of any other origin fits as well.
  const smtpError = error as SmtpError;
  const reason = failureOf(smtpError);
  const answer = smtpError.response ? ` Resposta: ${withoutAddresses(smtpError.response)}` : '';
  return new MailDeliveryError(
    reason,
    `Servidor de e-mail ${server}: ${EXPLANATIONS[reason]}${answer}`,
  );
}

function failureOf({ code, syscall, responseCode = 0 }: SmtpError): DeliveryFailure {
  if (code === 'EDNS') return 'host-not-found';
  if (code === 'ETIMEDOUT') return 'timed-out';
  if (code === 'ECONNECTION') return 'unreachable';
  // A socket fails in a system call; without one it was the TLS layer that gave up.
  if (code === 'ESOCKET') return syscall ? 'unreachable' : 'insecure';
  if (code === 'ETLS') return 'insecure';
  if (code === 'EAUTH' || responseCode === 530) return 'login-refused';
  if (responseCode >= 500) return 'mail-refused';
  if (responseCode >= 400) return 'busy';
  return 'unexpected-answer';
}

function withoutAddresses(response: string): string {
  const line = response.replace(/[^\s<>]+@[^\s<>]+/g, '…').replace(/\s+/g, ' ');
  return line.slice(0, 200);
}
