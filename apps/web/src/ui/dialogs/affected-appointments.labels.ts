import type { AskedAppointment } from '@app/contract/shared/affected-appointments';
import { formatCount, formatInstant } from '../../foundation/format.ts';

const appointment = { one: 'agendamento', many: 'agendamentos' };

export const affectedLabels = {
  question:
    'Nada é cancelado nem avisado sozinho. Escolha o que fazer com cada um; o que ficar para depois continua no Dashboard até alguém resolver.',
  again:
    'Nada foi salvo ainda: a agenda mudou enquanto você escolhia. Confira o que está marcado abaixo.',
  save: 'Salvar mesmo assim',
  saveDecided: 'Salvar e aplicar',
  saveAndTell: 'Salvar e avisar',
  back: 'Voltar',
  moveAll: 'Mover todos que couberem',
  keepAll: 'Manter todos',
  later: 'Resolver depois',
  keep: 'Manter assim',
  otherTime: 'Outro horário',
  nobodyFree: 'Ninguém pode atender neste horário',
};

const problemTexts: Record<NonNullable<AskedAppointment['problem']>, string> = {
  taken: 'Este horário já está ocupado. Escolha de novo.',
  changed: 'Outra pessoa alterou este agendamento. Escolha de novo.',
};

export function problemText({ problem }: AskedAppointment): string | null {
  return problem && problemTexts[problem];
}

export function affectedTitle(count: number): string {
  return `${formatCount(count, appointment)} ${count === 1 ? 'ficaria' : 'ficariam'} sem atendimento`;
}

/** '20/03/2026 09:00 · María Antônia' */
export function whenAndWho(
  { startTime, clientName }: Pick<AskedAppointment, 'startTime' | 'clientName'>,
  zone: string,
): string {
  return `${formatInstant(startTime, zone)} · ${clientName}`;
}

export function decisionText(who: string): string {
  return `O que fazer: ${who}`;
}

export function otherTimeText(who: string): string {
  return `Outro horário: ${who}`;
}

export function moveToText(name: string): string {
  return `Passar para ${name}`;
}

export function othersText(count: number): string {
  return `e mais ${formatCount(count, appointment)}`;
}
