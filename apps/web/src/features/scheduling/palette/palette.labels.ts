import type { ListedAppointment } from '@app/contract/scheduling/agenda-entry.contract';
import { formatInstant } from '../../../foundation/format.ts';

export const paletteLabels = {
  keys: 'Ctrl K',
  macKeys: '⌘K',
  title: 'Buscar em tudo',
  placeholder: 'Cliente, telefone, agendamento, tela ou ação',
  clients: 'Clientes',
  appointments: 'Próximos agendamentos',
  actions: 'Ações',
  screens: 'Telas',
  nothing: 'Nada encontrado. Tente um nome, um telefone ou uma tela.',
  failed: 'A busca de clientes e agendamentos não respondeu. Tente de novo.',
};

/** '17/11/2026 10:00 · Corte · Ana' */
export function appointmentHint(entry: ListedAppointment, timezone: string): string {
  const services = entry.services.map(({ name }) => name).join(', ');
  return [formatInstant(entry.startTime, timezone), services, entry.professionalName].join(' · ');
}
