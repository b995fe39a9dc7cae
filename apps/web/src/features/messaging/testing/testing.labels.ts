import type { MessageState } from '@app/domain/messaging/message-state';

export const testingLabels = {
  explanation:
    'Mande uma mensagem de teste para o seu próprio celular, antes de ligar a automação.',
  type: 'Tipo',
  choose: 'Selecione',
  wrongPhone: 'Telefone Inválido',
  phone: 'Telefone',
  phoneHelp: 'Com DDD, apenas números.',
  message: 'Mensagem',
  clientName: 'Nome do cliente',
  appointmentDate: 'Data',
  appointmentTime: 'Horário',
  serviceName: 'Serviço',
  professionalName: 'Profissional',
  companyName: 'Empresa',
  send: 'Enviar teste',
  sent: 'Teste Enviado!',
  failed: 'Erro no Teste',
  failedWithoutReason: 'Erro ao enviar mensagem de teste. Verifique sua conexão WhatsApp.',
  failedWithoutCompany: 'Erro',
  last: 'Último teste:',
  preview: { title: 'Como vai chegar', sample: 'Com os dados desta tela.' },
};

export function sentText(phone: string): string {
  return `Mensagem de teste enviada para ${phone}...`;
}

export const stateTexts: Record<MessageState, string> = {
  queued: 'na fila',
  sending: 'enviando',
  sent: 'enviada',
  delivered: 'entregue',
  read: 'lida',
  failed: 'falhou',
  skipped: 'não enviada',
};
