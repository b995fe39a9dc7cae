import { cents, formatMoney } from '@app/domain/shared/money';
import { formatCount } from '../../../foundation/format.ts';

export const historyLabels = {
  book: 'Agendar',
  history: 'Histórico',
  coupons: 'Cupons',
  last: 'Última visita',
  next: 'Próxima visita',
  noNext: 'Nada marcado',
  usual: 'Serviço de costume',
  noShows: 'Faltas',
  noShowsHelp: 'Não compareceu',
  nothing: '—',
  spent: 'Total Gasto',
  spentHelp: 'Em atendimentos concluídos',
  appointments: 'Agendamentos',
  appointmentsHelp: 'Passados e futuros',
  list: 'Agendamentos do cliente',
  empty: 'Nenhum agendamento encontrado',
  emptyHint: 'Os agendamentos deste cliente aparecerão aqui.',
  bookHint: 'Marque o primeiro horário e ele aparece aqui.',
  bookFirst: 'Agendar primeiro horário',
  usedCoupons: 'Cupons Utilizados',
  saved: 'Total Economizado',
  couponList: 'Cupons usados pelo cliente',
  noCoupons: 'Nenhum cupom utilizado ainda',
  noCouponsHint: 'O que este cliente economizar com cupons aparece aqui.',
  toCoupons: 'Ver cupons',
};

export function lastText(when: string): string {
  return `Último agendamento: ${when}`;
}

/** 'Nos últimos 200 agendamentos' */
export function amongText(count: number): string {
  return `Nos últimos ${formatCount(count, { one: 'agendamento', many: 'agendamentos' })}`;
}

export function pointsText(points: number): string {
  return `+${formatCount(points, { one: 'ponto', many: 'pontos' })}`;
}

export function usedAtText(when: string): string {
  return `Usado em ${when}`;
}

export function usedForText(day: string): string {
  return `Usado no agendamento de ${day}`;
}

/** '-R$ 10,00 economia' */
export function savedText(discountCents: number): string {
  return `-${formatMoney(cents(discountCents))} economia`;
}
