import { dayText, formatNumber, withMinus } from '../../foundation/format.ts';
import type { Range } from './period-view.ts';

const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const periodLabels = {
  professional: 'Profissional',
  everyProfessional: 'Todos os profissionais',
  service: 'Serviço',
  everyService: 'Todos os serviços',
  seeLastMonth: 'Ver o mês passado',
  openAgenda: 'Abrir a agenda',
};

/** Beside what is of a month that is not over. */
export const monthRuns = 'O mês ainda está em andamento.';

export function withNote(help: string, note: string | null): string {
  return note === null ? help : `${help} ${note}`;
}

/** '1.235': where there is no room for more. */
export function wholeMoneyText(amountCents: number): string {
  return withMinus(formatNumber(Math.round(amountCents / 100)));
}

/** 123 tenths of a percent are '12,3%'. */
export function percentText(permille: number): string {
  return `${withMinus(oneDecimal.format(permille / 10))}%`;
}

/** '+12,3%' or '−4,0%'; a dash where there is nothing to compare with. */
export function growthText(permille: number | null): string {
  if (permille === null) return '—';
  return permille < 0 ? percentText(permille) : `+${percentText(permille)}`;
}

/** '16/11', where the year is clear. */
export function shortDayText(date: string): string {
  return dayText(date).slice(0, 5);
}

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

export function shortMonthText(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? '';
}

/** 'nov 2026' of '2026-11' or any of its days. */
export function monthText(date: string): string {
  return `${shortMonthText(date)} ${date.slice(0, 4)}`;
}

export function rangeText({ fromDate, toDate }: Range): string {
  if (fromDate === toDate) return dayText(fromDate);
  return `${dayText(fromDate)} a ${dayText(toDate)}`;
}
