import type { UnsolvedAppointment } from '@app/contract/scheduling/unsolved.contract';
import { formatCount, formatInstant } from '../../../foundation/format.ts';

const appointment = { one: 'agendamento ficou', many: 'agendamentos ficaram' };

export const unsolvedLabels = {
  title: 'Sem atendimento',
  explanation:
    'Agendamentos que ficaram sem horário ou sem profissional depois de uma mudança. Passe para outra pessoa, remarque ou mantenha.',
  back: 'Agendamentos',
  open: 'Resolver',
  list: 'Agendamentos sem atendimento',
  empty:
    'Nada a resolver: todos os clientes têm quem atenda. Quando uma folga ou um fechamento deixar alguém sem horário, aparece aqui.',
  toAgenda: 'Ver a agenda',
  more: 'Estes são os primeiros. Os outros aparecem quando estes estiverem resolvidos.',
  notAllowed: 'Só quem cuida da agenda resolve isto.',
  move: 'Remarcar',
  keep: 'Manter assim',
  kept: 'Mantido. Não perguntamos de novo.',
  nobodyFree: 'Ninguém pode atender neste horário.',
  failed: 'Não foi possível mudar o agendamento.',
};

const troubleTexts: Record<UnsolvedAppointment['trouble'], (name: string) => string> = {
  nobody: (name) => `${name} não atende mais aqui`,
  'no-hours': (name) => `${name} não atende neste horário`,
  'not-offered': (name) => `${name} não faz mais este serviço`,
  'service-gone': () => 'este serviço não é mais oferecido',
};

export function troubleText({ trouble, professionalName }: UnsolvedAppointment): string {
  return troubleTexts[trouble](professionalName);
}

/** '2 agendamentos ficaram sem atendimento.' */
export function unsolvedText(count: number): string {
  return `${formatCount(count, appointment)} sem atendimento.`;
}

export function unsolvedWhen({ startTime, clientName }: UnsolvedAppointment, zone: string): string {
  return `${formatInstant(startTime, zone)} · ${clientName}`;
}

export function handOverText(name: string): string {
  return `Passar para ${name}`;
}

/** The same words for whoever does not see beside whom the button stands. */
export function namedText(text: string, { clientName }: UnsolvedAppointment): string {
  return `${text}: ${clientName}`;
}

export function handedOverText(name: string): string {
  return `Agora é com ${name}. Avise o cliente.`;
}
