import type { Occasion } from './occasion.ts';
import type { TemplateType } from './template.ts';

type DefaultTemplate = { type: TemplateType; name: string; text: string };

/** As people call each type; what is made by itself of it is called so too. */
export const TEMPLATE_TYPE_NAMES: Record<TemplateType, string> = {
  appointment_created: 'Agendamento criado',
  appointment_confirmation: 'Agendamento confirmado',
  appointment_reminder_24h: 'Lembrete de 24 horas',
  appointment_reminder_1h: 'Lembrete de 1 hora',
  appointment_completed: 'Atendimento concluído',
  review_request: 'Pedido de avaliação',
  appointment_moved: 'Horário mudou',
  appointment_cancellation: 'Agendamento cancelado',
  birthday: 'Aniversário',
  custom: 'Personalizado',
  welcome: 'Boas-vindas',
};

/** Ends what asks by WhatsApp. */
const ASKING = 'Responda SIM para confirmar ou NÃO para cancelar.';

/** The same words by letter, whose answers nobody counts as a yes or a no. */
export function wordsByMail(text: string): string {
  const words = text.trimEnd();
  if (!words.endsWith(ASKING)) return text;
  return words.slice(0, -ASKING.length).trimEnd() || text;
}

/** One for each type; the company's own begins as an invitation to whoever stays away. */
const TEXTS: readonly (Omit<DefaultTemplate, 'name'> & { name?: string })[] = [
  {
    type: 'appointment_created',
    text: 'Olá {client_name}! Seu horário está marcado: {service_name} com {professional_name}, dia {appointment_date} às {appointment_time}. {company_name}',
  },
  {
    type: 'appointment_confirmation',
    text: 'Olá {client_name}! Seu horário do dia {appointment_date} às {appointment_time} com {professional_name} ({service_name}) está confirmado. Até lá! {company_name}',
  },
  {
    type: 'appointment_reminder_24h',
    text: `Olá {client_name}! Lembrando do seu horário amanhã, {appointment_date} às {appointment_time}, com {professional_name} ({service_name}). {company_name}\n\n${ASKING}`,
  },
  {
    type: 'appointment_reminder_1h',
    text: 'Olá {client_name}! Seu horário é hoje às {appointment_time}, com {professional_name} ({service_name}). Estamos esperando você. {company_name}',
  },
  {
    type: 'appointment_completed',
    text: 'Olá {client_name}! Agradecemos a visita. Esperamos que tenha gostado: {service_name} com {professional_name}. {company_name}',
  },
  {
    type: 'review_request',
    text: 'Olá {client_name}! Como foi {service_name} com {professional_name}? Conte para a gente em um minuto: {review_link}\n\nSua opinião ajuda muito. {company_name}',
  },
  {
    type: 'appointment_moved',
    text: 'Olá {client_name}! Seu horário mudou: agora é dia {appointment_date} às {appointment_time}, com {professional_name} ({service_name}). {company_name}',
  },
  {
    type: 'appointment_cancellation',
    text: 'Olá {client_name}! Seu horário do dia {appointment_date} às {appointment_time} ({service_name}) foi cancelado. Para marcar outro, é só responder. {company_name}',
  },
  {
    type: 'birthday',
    text: 'Feliz aniversário, {client_name}! Toda a equipe deseja a você um dia lindo. {company_name}',
  },
  {
    type: 'custom',
    name: 'Convite para voltar',
    // Whoever never came has no such date: the sentence stays whole without it.
    text: 'Olá {client_name}! Sentimos sua falta desde a última visita ({last_appointment_date}). Vamos marcar um horário? É só responder esta mensagem. {company_name}',
  },
];

export const DEFAULT_TEMPLATES: readonly DefaultTemplate[] = TEXTS.map((template) => ({
  name: TEMPLATE_TYPE_NAMES[template.type],
  ...template,
}));

/** To whoever would come to a closed door; a person reads it over before it goes. */
const AFFECTED =
  'Olá {client_name}! Infelizmente não vamos poder atender você no dia {appointment_date} às {appointment_time} ({service_name}). Responda esta mensagem e marcamos outro horário. {company_name}';

/** Of what somebody has yet to agree to nothing is said as if it stood. */
const REQUEST_TEXTS: Partial<Record<Occasion, string>> = {
  appointment_created:
    'Olá {client_name}! Recebemos seu pedido de horário: {service_name} com {professional_name}, dia {appointment_date} às {appointment_time}. O pedido ainda depende de aprovação; assim que houver resposta, avisamos você. {company_name}',
  appointment_moved:
    'Olá {client_name}! O horário do seu pedido mudou: agora é dia {appointment_date} às {appointment_time}, com {professional_name} ({service_name}). O pedido ainda depende de aprovação. {company_name}',
};

/** What is said for an occasion while the visit waits for approval, whichever template is chosen. */
export function requestText(occasion: Occasion): string | null {
  return REQUEST_TEXTS[occasion] ?? null;
}

export function defaultText(type: TemplateType): string {
  return DEFAULT_TEMPLATES.find((template) => template.type === type)?.text ?? '';
}

/** What is sent for an occasion when no template was chosen for it. */
export function usualText(occasion: Occasion): string {
  if (occasion === 'affected') return AFFECTED;
  const type = templateTypeOf(occasion);
  return type === null ? '' : defaultText(type);
}

/** The templates that an occasion can use. */
export function templateTypeOf(occasion: Occasion): TemplateType | null {
  if (occasion === 'appointment_cancelled') return 'appointment_cancellation';
  if (occasion === 'campaign' || occasion === 'reengagement') return 'custom';
  return DEFAULT_TEMPLATES.find(({ type }) => type === occasion)?.type ?? null;
}
