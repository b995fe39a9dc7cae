import type { SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import { LONGEST_SERIES } from '@app/domain/scheduling/recurrence';
import { formatCount } from '../../../foundation/format.ts';

export const repeatLabels = {
  repeat: 'Repetir',
  repeatHelp: 'Agenda o mesmo atendimento outras vezes.',
  every: 'A cada',
  unit: 'Período',
  ends: 'Termina',
  byCount: 'Número de vezes',
  byDate: 'Até a data',
  count: 'Vezes',
  lastDay: 'Até a data',
  preview: 'Datas da série',
  failedToPreview: 'Não foi possível conferir as datas.',
  incomplete: 'Informe quantas vezes ou até quando se repete.',
  conflicts: 'Alguns horários já estão ocupados.',
  notFree: 'Alguns horários não estão livres.',
  skip: 'Pular os ocupados',
  skipOutside: 'Pular os fora do horário de trabalho',
  skipBoth: 'Pular os ocupados e os fora do horário de trabalho',
  outsideHelp: 'Folgas, férias e dias fechados contam como fora do horário.',
  refuse: 'Só agendar se todos estiverem livres',
  moveRefuse: 'Só mover se todos estiverem livres',
  changeRefuse: 'Só alterar se todos estiverem livres',
  which: 'O que mover?',
  whichToChange: 'O que alterar?',
  whichHelp: 'Este agendamento faz parte de uma série.',
  onlyThis: 'Só este',
  following: 'Este e os próximos',
  resized: 'A duração agora é a do novo profissional.',
};

export type SeriesVerb = 'book' | 'move' | 'change';
export const outsideText: Record<SeriesVerb, string> = {
  book: 'Agendar também fora do horário de trabalho',
  move: 'Mover também fora do horário de trabalho',
  change: 'Alterar também fora do horário de trabalho',
};

export const unitChoices = [
  { value: 'day' as const, label: 'dias' },
  { value: 'week' as const, label: 'semanas' },
  { value: 'month' as const, label: 'meses' },
];

export const endChoices = [
  { value: 'count' as const, label: repeatLabels.byCount },
  { value: 'date' as const, label: repeatLabels.byDate },
];

export const conflictText: Record<NonNullable<SeriesOccurrence['conflict']>, string> = {
  taken: 'Ocupado',
  'outside-hours': 'Fora do horário',
};
export const freeText = 'Livre';

/** 'A série vai até 08/11/2027: no máximo 52 vezes.' */
export function cutShortText(lastDay: string): string {
  return `A série vai até ${lastDay}: no máximo ${LONGEST_SERIES} vezes.`;
}

export function notFreeText(occurrences: readonly SeriesOccurrence[]): string {
  return occurrences.some(isOutside) ? repeatLabels.notFree : repeatLabels.conflicts;
}

/** What skipping leaves out. */
export function skipText(missed: readonly SeriesOccurrence[]): string {
  if (!missed.some(isOutside)) return repeatLabels.skip;
  return missed.every(isOutside) ? repeatLabels.skipOutside : repeatLabels.skipBoth;
}

export function isOutside({ conflict }: SeriesOccurrence): boolean {
  return conflict === 'outside-hours';
}

const appointments = { one: 'agendamento', many: 'agendamentos' };

/** '11 de 12 horários livres · 1 fora do horário de trabalho' */
export function freeCountText(occurrences: readonly SeriesOccurrence[]): string {
  const free = occurrences.filter(({ conflict }) => conflict === null).length;
  const outside = occurrences.filter(({ conflict }) => conflict === 'outside-hours').length;
  const all = formatCount(occurrences.length, { one: 'horário livre', many: 'horários livres' });
  return `${free} de ${all}${outside > 0 ? ` · ${outside} fora do horário de trabalho` : ''}`;
}

/** '11 agendamentos criados, 1 pulado.' */
export function seriesBookedText(booked: number, skipped: number): string {
  const made = `${formatCount(booked, appointments)} ${booked === 1 ? 'criado' : 'criados'}`;
  return `${made}${skippedText(skipped)}.`;
}

/** '3 agendamentos movidos, 1 pulado. A duração agora é a do novo profissional.' */
export function seriesMovedText(moved: number, skipped: number, resized = 0): string {
  const made = `${formatCount(moved, appointments)} ${moved === 1 ? 'movido' : 'movidos'}`;
  const sentence = `${made}${skippedText(skipped)}.`;
  return resized > 0 ? `${sentence} ${repeatLabels.resized}` : sentence;
}

export function seriesChangedText(changed: number, skipped: number): string {
  const made = `${formatCount(changed, appointments)} ${changed === 1 ? 'alterado' : 'alterados'}`;
  return `${made}${skippedText(skipped)}.`;
}

function skippedText(skipped: number): string {
  if (skipped === 0) return '';
  return `, ${formatCount(skipped, { one: 'pulado', many: 'pulados' })}`;
}
