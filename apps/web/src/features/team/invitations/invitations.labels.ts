import type { Invitation } from '@app/contract/team/invitations.contract';
import { formatDay } from '../../../foundation/format.ts';
import { roleText } from '../../../foundation/role-text.ts';
import type { Sheet } from '../../../ui/dialogs/sheet.ts';

export const invitationsLabels = {
  title: 'Convites abertos',
  invite: 'Convidar',
  inviteTitle: 'Convidar para a empresa',
  email: 'E-mail',
  emailHelp: 'O link do convite vale por 7 dias e só para este endereço.',
  emailExample: 'pessoa@exemplo.com.br',
  role: 'Papel',
  send: 'Enviar convite',
  giveUp: 'Voltar',
  confirmFirst: 'Confirme seu e-mail primeiro',
  resendConfirmation: 'Reenviar confirmação',
  created: 'Convite criado com sucesso!',
  failedToCreate: 'Erro ao convidar',
  resend: 'Reenviar',
  resent: 'Convite reenviado com sucesso!',
  oldLink: 'O link anterior deixou de valer.',
  failedToResend: 'Erro ao reenviar convite',
  linkTitle: 'Entregue o link do convite',
  linkHelp:
    'Este sistema ainda não envia e-mails. Copie o link e mande à pessoa por onde vocês já conversam.',
  link: 'Link do convite',
  copyLink: 'Copiar link',
  copyFailure: {
    title: 'Não foi possível copiar',
    message: 'Selecione o link e copie com o teclado.',
  },
  close: 'Fechar',
  cancel: 'Cancelar',
  cancelInvitation: 'Cancelar convite',
  cancelQuestion: 'O link que a pessoa recebeu deixa de valer.',
  cancelled: 'Convite cancelado com sucesso!',
};

export function confirmFirstText(email: string): string {
  return `Para convidar alguém em nome da empresa, abra o link de confirmação que enviamos para ${email}.`;
}

export function sentToText(email: string): string {
  return `Enviamos o link para ${email}.`;
}

export function replacedText(email: string): string {
  return `O convite anterior para ${email} foi substituído: só o novo link vale.`;
}

type Invited = { role: string; invitedBy: string | null; expiresAt: string; timezone: string };

/** 'Recepção · convite de Ana · vale até 16/11/2026'. */
export function invitationText({ role, invitedBy, expiresAt, timezone }: Invited): string {
  const until = `vale até ${formatDay(expiresAt, timezone)}`;
  return [role, invitedBy && `convite de ${invitedBy}`, until].filter(Boolean).join(' · ');
}

export function invitationsSheet(timezone: string): Sheet<Invitation> {
  return {
    fileName: 'convites.csv',
    columns: [
      { header: invitationsLabels.email, cell: ({ email }) => email },
      { header: invitationsLabels.role, cell: ({ role }) => roleText[role] },
      { header: 'Convite de', cell: ({ invitedBy }) => invitedBy ?? '' },
      { header: 'Enviado em', cell: ({ createdAt }) => formatDay(createdAt, timezone) },
      { header: 'Vale até', cell: ({ expiresAt }) => formatDay(expiresAt, timezone) },
    ],
  };
}

export function resendText(email: string): string {
  return `Reenviar convite a ${email}`;
}

export function cancelText(email: string): string {
  return `Cancelar convite a ${email}`;
}
