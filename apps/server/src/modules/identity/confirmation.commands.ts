import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { mailOf } from '../../foundation/mail/mail-layout.ts';
import { PRODUCT } from '../../foundation/mail/mail-message.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';

type Newcomer = { name: string; email: string; url: string };

/** Mails the link that confirms the account's address. The account works without it. */
export async function sendConfirmation(
  scope: OperatorScope,
  mailer: Mailer,
  { name, email, url }: Newcomer,
): Promise<void> {
  const mail = mailOf({
    to: email,
    subject: `Confirme seu e-mail no ${PRODUCT}`,
    title: 'Confirme seu e-mail',
    paragraphs: [
      `Olá, ${name}!`,
      `Confirme que este endereço é seu para receber os avisos da sua conta no ${PRODUCT}. O link vale por 7 dias.`,
      'Se não foi você que se cadastrou, ignore esta mensagem.',
    ],
    action: { label: 'Confirmar e-mail', url },
  });
  await mailer.write(scope, mail);
}
