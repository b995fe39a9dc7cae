import type { Occasion } from '@app/domain/messaging/occasion';

/** Why a message was written, wherever it is listed. */
export const occasionText: Record<Occasion, string> = {
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
