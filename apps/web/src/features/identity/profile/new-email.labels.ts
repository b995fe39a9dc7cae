import { isEmail } from '@app/domain/shared/email';
import { normalizeEmail } from '@app/domain/shared/text';

export const newEmailLabels = {
  change: 'Mudar e-mail',
  explanation:
    'Enviamos um link para o novo endereço e um aviso para o atual. Nada muda até você abrir o link.',
  newEmail: 'Novo e-mail',
  password: 'Sua senha',
  code: 'Código',
  codeHelp: 'O que o aplicativo mostra agora, ou um dos códigos de recuperação.',
  send: 'Enviar link',
  close: 'Fechar',
  invalidEmail: 'Informe um e-mail válido',
  unchanged: 'Este já é o seu e-mail.',
  missingPassword: 'Informe sua senha',
  missingCode: 'Informe o código do aplicativo ou de recuperação',
  notSent:
    'Este sistema ainda não envia e-mails: o link está com quem administra o sistema. Peça-o a essa pessoa.',
  opened: 'Você abriu o link do seu novo e-mail. Falta só confirmar a troca.',
  confirm: 'Confirmar novo e-mail',
};

export function sentText(wanted: string, current: string): string {
  return `Abra o link que enviamos para ${wanted}. Até lá, você continua entrando com ${current}.`;
}

export function movedText(email: string): string {
  return `Seu e-mail agora é ${email}. Os outros aparelhos foram desconectados.`;
}

export function complaintAboutNewEmail(typed: string, current: string): string | null {
  const wanted = normalizeEmail(typed);
  if (!isEmail(wanted)) return newEmailLabels.invalidEmail;
  return wanted === current ? newEmailLabels.unchanged : null;
}
