import type { TemplateType } from '@app/domain/messaging/template';

export const TEMPLATE_TYPE_WORDS: Record<TemplateType, string> = {
  appointment_created: 'Agendamento criado',
  appointment_confirmation: 'Agendamento confirmado',
  appointment_reminder_24h: 'Lembrete de 24 horas',
  appointment_reminder_1h: 'Lembrete de 1 hora',
  appointment_completed: 'Atendimento concluído',
  review_request: 'Pedido de avaliação',
  appointment_cancellation: 'Agendamento cancelado',
  birthday: 'Aniversário',
  custom: 'Personalizado',
  welcome: 'Boas-vindas',
};
