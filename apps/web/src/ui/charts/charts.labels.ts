export const chartLabels = {
  showTable: 'Ver tabela',
  showChart: 'Ver gráfico',
  others: 'Outros',
  hour: 'Horário',
  negative: 'negativo',
};

export function helpLabel(name: string): string {
  return `O que é: ${name}`;
}

export function tableLabel(title: string): string {
  return `Tabela: ${title}`;
}

export function switchLabel(action: string, title: string): string {
  return `${action}: ${title}`;
}

export function othersText(count: number): string {
  return `${chartLabels.others} (${count})`;
}
