import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { type MailContent, mailOf } from '../../foundation/mail/mail-layout.ts';
import { PRODUCT } from '../../foundation/mail/mail-message.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';

export const HOURS_VALID = 24;

type Reader = { name: string; email: string };

/** To the new address: the link that shows that somebody reads what is sent there. */
export function sendNewEmailLink(
  scope: OperatorScope,
  mailer: Mailer,
  { name, email, url }: Reader & { url: string },
): Promise<void> {
  return write(scope, mailer, email, {
    title: 'Confirme seu novo e-mail',
    paragraphs: [
      `Olá, ${name}!`,
      `Abra o link para passar a entrar no ${PRODUCT} com este e-mail. Ele vale por ${HOURS_VALID} horas e pede que você esteja na sua conta.`,
      'Se não foi você que pediu, ignore esta mensagem: nada muda.',
    ],
    action: { label: 'Confirmar novo e-mail', url },
  });
}

/** To an address that has an account of its own, which stays as it is. */
export function sendNoticeToOwner(
  scope: OperatorScope,
  mailer: Mailer,
  email: string,
): Promise<void> {
  return write(scope, mailer, email, {
    title: 'Este e-mail já tem uma conta',
    paragraphs: [
      `Alguém pediu para usar este e-mail em outra conta do ${PRODUCT}. Ele já é da sua conta, e nada mudou.`,
      'Se foi você, use outro e-mail naquela conta. Se não foi, ignore esta mensagem.',
    ],
  });
}

/** To the address of before, while nothing has changed yet. */
export function sendNoticeOfWish(
  scope: OperatorScope,
  mailer: Mailer,
  { name, email, wanted }: Reader & { wanted: string },
): Promise<void> {
  return write(scope, mailer, email, {
    title: 'Pedido de troca de e-mail',
    paragraphs: [
      `Olá, ${name}!`,
      `Pediram para trocar o e-mail da sua conta no ${PRODUCT} por ${wanted}. A troca só acontece quando o link enviado para lá for aberto.`,
      'Se não foi você, troque sua senha: o pedido deixa de valer.',
    ],
  });
}

/** To the address of before, once it is no longer hers. */
export function sendNoticeOfChange(
  scope: OperatorScope,
  mailer: Mailer,
  { name, email, wanted }: Reader & { wanted: string },
): Promise<void> {
  return write(scope, mailer, email, {
    title: 'O e-mail da sua conta mudou',
    paragraphs: [
      `Olá, ${name}!`,
      `O e-mail da sua conta no ${PRODUCT} agora é ${wanted}. Você entra com ele a partir de agora; os outros aparelhos foram desconectados.`,
      'Se não foi você, fale com quem administra o sistema.',
    ],
  });
}

function write(
  scope: OperatorScope,
  mailer: Mailer,
  to: string,
  content: MailContent,
): Promise<void> {
  const subject = `${content.title} no ${PRODUCT}`;
  return mailer.write(scope, mailOf({ ...content, to, subject }));
}
