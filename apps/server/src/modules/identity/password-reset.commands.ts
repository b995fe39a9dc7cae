import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { mailOf } from '../../foundation/mail/mail-layout.ts';
import { PRODUCT } from '../../foundation/mail/mail-message.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';

type Forgetful = { name: string; email: string; url: string };

/** Mails the link that sets a new password. */
export async function sendPasswordReset(
  scope: OperatorScope,
  mailer: Mailer,
  { name, email, url }: Forgetful,
): Promise<void> {
  const mail = mailOf({
    to: email,
    subject: `Nova senha do ${PRODUCT}`,
    title: 'Crie uma nova senha',
    paragraphs: [
      `Olá, ${name}!`,
      `Recebemos um pedido para criar uma nova senha no ${PRODUCT}. O link vale por 1 hora.`,
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ],
    action: { label: 'Criar nova senha', url },
  });
  await mailer.write(scope, mail);
}
