export const monthBarLabels = { earlier: 'Mês anterior', later: 'Próximo mês' };

const months = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'novembro de 2026' of any of its days. */
export function wholeMonthText(day: string): string {
  return months.format(Date.parse(`${day}T12:00:00Z`));
}
