import type { MessageState } from '@app/domain/messaging/message-state';
import type { Occasion } from '@app/domain/messaging/occasion';
import type { Channel, SkipReason } from '@app/domain/messaging/skip-reason';

const occasions: Record<Occasion, string> = {
  appointment_created: 'Agendamento criado',
  appointment_confirmation: 'Agendamento confirmado',
  appointment_reminder_24h: 'Lembrete de 24 horas',
  appointment_reminder_1h: 'Lembrete de 1 hora',
  appointment_completed: 'Atendimento concluído',
  review_request: 'Pedido de avaliação',
  appointment_cancelled: 'Agendamento cancelado',
  appointment_moved: 'Horário mudou',
  birthday: 'Aniversário',
  campaign: 'Campanha',
  reengagement: 'Reengajamento',
  return: 'Retorno',
  task: 'Tarefa',
  affected: 'Aviso de mudança na agenda',
  manual: 'Escrita pela equipe',
  reply: 'Resposta na conversa',
  receipt: 'Recibo',
  test: 'Teste',
  company_welcome: 'Boas-vindas',
  company_subscription_cancelled: 'Assinatura cancelada',
  company_subscription_renewed: 'Assinatura renovada',
  company_trial_expiring: 'Teste grátis terminando',
};

const states: Record<MessageState, string> = {
  queued: 'Na fila',
  sending: 'Enviando',
  sent: 'Enviada',
  delivered: 'Entregue',
  read: 'Lida',
  failed: 'Falhou',
  skipped: 'Não enviada',
};

const channels: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  link: 'Para enviar',
};

const reasons: Record<SkipReason, string> = {
  moved: 'O horário mudou',
  cancelled: 'O horário foi cancelado',
  'switched-off': 'A mensagem automática foi desligada',
  'no-longer-true': 'Deixou de valer antes de sair',
  'too-late': 'Sairia tarde demais',
  stopped: 'O cliente não quer receber mensagens',
  'no-contact': 'O cliente não tem telefone nem e-mail',
  'client-gone': 'Os dados do cliente foram apagados',
  'by-hand': 'Alguém da equipe decidiu não enviar',
  'told-by-mail': 'O cliente já recebeu isto por e-mail',
  'too-long': 'O texto ficou longo demais',
  no_whatsapp_instance: 'Nenhum WhatsApp conectado',
  no_phone: 'A empresa não tem telefone',
};

export const messageFileLabels = {
  header: [
    'Cliente',
    'Para',
    'Quando',
    'Motivo',
    'Campanha',
    'Por onde',
    'Situação',
    'Por que não foi',
    'Entregue em',
    'Lida em',
    'Mensagem',
  ],
  occasions,
  states,
  channels,
  reasons,
};
