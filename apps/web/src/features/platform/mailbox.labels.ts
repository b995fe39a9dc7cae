import type { MailSummary } from '@app/contract/platform/mailbox.contract';

export const mailboxLabels = {
  title: 'E-mails',
  explanation: {
    outbox: 'Nenhum servidor de e-mail está configurado: as mensagens ficam guardadas aqui.',
    smtp: 'As mensagens que o sistema enviou e o que aconteceu com elas.',
  },
  empty: 'Nenhum e-mail foi escrito ainda.',
};

export const mailLabels = {
  to: (address: string) => `Para ${address}`,
  copyLink: 'Copiar link',
  copyFailure: {
    title: 'Não foi possível copiar',
    message: 'Selecione o link no texto e copie.',
  },
  close: 'Fechar',
};

export const mailStateText: Record<MailSummary['state'], string> = {
  kept: 'Guardado',
  waiting: 'Na fila',
  sent: 'Enviado',
  failed: 'Falhou',
};
