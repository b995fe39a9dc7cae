import type { Automation } from '@app/domain/messaging/automation';
import { DEFAULT_BIRTHDAY_SETTINGS } from '@app/domain/messaging/birthday';
import { TEMPLATE_TYPE_NAMES } from '@app/domain/messaging/default-texts';
import { DEFAULT_QUIET_HOURS } from '@app/domain/messaging/quiet-hours';
import { CHANNELS, type Channel } from '@app/domain/messaging/skip-reason';
import { type TrailField, textField } from '../../../foundation/database/trail.ts';
import {
  ACTIVE_HE,
  chosen,
  daysField,
  type Names,
  namedField,
  numberField,
  type Stored,
  switchField,
  usually,
} from './field-kinds.labels.ts';

const AUTOMATION_WORDS: Record<Automation, string> = {
  appointment_created: 'Agendamento criado',
  appointment_confirmation: 'Agendamento confirmado',
  appointment_reminder_24h: 'Lembrete de 24 horas',
  appointment_reminder_1h: 'Lembrete de 1 hora',
  appointment_completed: 'Atendimento concluído',
  review_request: 'Pedido de avaliação',
  appointment_moved: 'Horário mudou',
  appointment_cancelled: 'Agendamento cancelado',
  birthday_message: 'Aniversário',
};
const CHANNEL_WORDS: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  email: 'e-mail',
  link: 'lista Para enviar',
};
const FREQUENCY_WORDS = { daily: 'Todo dia', weekly: 'Toda semana', monthly: 'Todo mês' };

export const MESSAGING_FIELDS: Record<string, TrailField> = {
  'Silêncio das': usually(DEFAULT_QUIET_HOURS.from, textField('quiet_from')),
  'Silêncio até': usually(DEFAULT_QUIET_HOURS.until, textField('quiet_until')),
  'Avisos do agendamento vão por': ways('notice_channels'),
  'Lembretes vão por': ways('reminder_channels'),
  'E-mail: agendamento criado': switchField('mails_booked', 'Ligado'),
  'E-mail: horário mudou': switchField('mails_moved', 'Ligado'),
  'E-mail: agendamento cancelado': switchField('mails_cancelled', 'Ligado'),
  'E-mail: lembrete de 24 horas': switchField('mails_reminder_24h', 'Desligado'),
  'E-mail: lembrete de 1 hora': switchField('mails_reminder_1h', 'Desligado'),
  'Texto do lembrete de 24 horas': textField('mail_reminder_24h_text'),
  'Texto do lembrete de 1 hora': textField('mail_reminder_1h_text'),
  'Hora dos aniversários': usually(
    DEFAULT_BIRTHDAY_SETTINGS.sendTime,
    textField('birthday_send_time'),
  ),
  'Texto dos aniversários': textField('birthday_custom_message'),
};

export function automationName(row: Stored): string {
  const known = Object.entries(AUTOMATION_WORDS).find(([name]) => name === row.automation);
  return known?.[1] ?? '';
}

export function automationFields(names: Names): Record<string, TrailField> {
  return {
    Envio: switchField('enabled', 'Desligado'),
    Mensagem: usually('Mensagem padrão', namedField('template_id', names)),
    'Horas depois': numberField('delay_hours'),
  };
}

export const TEMPLATE_FIELDS: Record<string, TrailField> = {
  Nome: textField('name'),
  Tipo: chosen('type', TEMPLATE_TYPE_NAMES),
  Mensagem: textField('text'),
  'Modelo aprovado na Meta': textField('official_name'),
  Situação: ACTIVE_HE,
};

export function reengagementFields(names: Names): Record<string, TrailField> {
  return {
    Nome: textField('name'),
    'Dias sem vir': daysField('days_inactive'),
    Mensagem: namedField('template_id', names),
    Frequência: chosen('frequency', FREQUENCY_WORDS),
    Tentativas: numberField('max_attempts'),
    'Pula quem tem horário marcado': switchField('exclude_if_scheduled', 'Ligado'),
    Envio: switchField('enabled', 'Ligado'),
  };
}

/** 'WhatsApp, depois e-mail'; nobody said anything: all of them in their order. */
function ways(column: string): TrailField {
  const read = (row: Stored) => {
    const stored: readonly unknown[] = Array.isArray(row[column]) ? row[column] : CHANNELS;
    const known = stored.flatMap((way) => CHANNELS.filter((channel) => channel === way));
    return known.map((channel) => CHANNEL_WORDS[channel]).join(', depois ');
  };
  return { read, ordinary: read({}) };
}
