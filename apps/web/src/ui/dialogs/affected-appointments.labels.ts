import type { AffectedAppointment } from '@app/contract/shared/affected-appointments';
import { formatCount, formatInstant } from '../../foundation/format.ts';

const appointment = { one: 'agendamento', many: 'agendamentos' };

export const affectedLabels = {
  question:
    'Nada é cancelado nem avisado sozinho. Depois de salvar, eles ficam no início até alguém passar para outra pessoa, remarcar ou manter.',
  save: 'Salvar mesmo assim',
  back: 'Voltar',
};

export function affectedTitle(count: number): string {
  return `${formatCount(count, appointment)} ${count === 1 ? 'ficaria' : 'ficariam'} sem atendimento`;
}

/** '20/03/2026 09:00 · María Antônia' */
export function whenAndWho({ startTime, clientName }: AffectedAppointment, zone: string): string {
  return `${formatInstant(startTime, zone)} · ${clientName}`;
}

export function othersText(count: number): string {
  return `e mais ${formatCount(count, appointment)}`;
}
