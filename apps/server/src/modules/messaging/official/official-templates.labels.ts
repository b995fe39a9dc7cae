import type { Automation } from '@app/domain/messaging/automation';

/** What the usual text of an automation is called once WhatsApp has approved it. */
export const officialNames: Record<Automation, string> = {
  appointment_created: 'Agendamento (aprovado pelo WhatsApp)',
  appointment_confirmation: 'Confirmação (aprovado pelo WhatsApp)',
  appointment_reminder_24h: 'Lembrete de 24 horas (aprovado pelo WhatsApp)',
  appointment_reminder_1h: 'Lembrete de 1 hora (aprovado pelo WhatsApp)',
  appointment_completed: 'Agradecimento (aprovado pelo WhatsApp)',
  review_request: 'Avaliação (aprovado pelo WhatsApp)',
  appointment_moved: 'Horário mudou (aprovado pelo WhatsApp)',
  appointment_cancelled: 'Cancelamento (aprovado pelo WhatsApp)',
  birthday_message: 'Aniversário (aprovado pelo WhatsApp)',
};
