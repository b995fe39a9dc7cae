import { formatCount, moneyText } from '../../../foundation/format.ts';
import { rangeText } from '../figures.labels.ts';
import type { Range } from '../period-view.ts';
import type { ReportLead } from './reports-leads.view.ts';

export const reportLabels = {
  title: 'Relatórios',
  explanation: 'Os totais do seu negócio em um período.',
  figures: 'Totais do período',
  print: 'Imprimir',
  export: 'Exportar CSV',
  failedToExport: 'Erro ao exportar',
  notAllowed: 'Você não tem permissão para ver os relatórios.',
  home: 'Ir para o Dashboard',
  clients: 'Total de Clientes',
  appointments: 'Agendamentos',
  revenue: 'Receita Total',
  revenueIs: 'Tudo o que entrou, menos estornos',
  fees: 'Taxas da maquininha',
  ticket: 'Ticket Médio',
  services: 'Serviços',
  products: 'Produtos',
  prepaidSold: 'Pacotes, vales e contas',
  nothing:
    'Nada aconteceu neste período. Os totais mudam sozinhos com os agendamentos e pagamentos.',
  leads: 'Ver em detalhe',
};

/** The names are those that the screens have themselves. */
export const leadTexts: Record<ReportLead, { name: string; sentence: string }> = {
  appointments: {
    name: 'Agendamentos',
    sentence: 'Cada horário do período, com cliente, profissional e situação.',
  },
  transactions: {
    name: 'Transações',
    sentence: 'Tudo o que entrou e saiu no período.',
  },
  paidServices: {
    name: 'Serviços pagos',
    sentence: 'O que os clientes pagaram no período por cada serviço.',
  },
  insights: {
    name: 'BI e Relatórios',
    sentence: 'Por dia, horário, profissional e serviço, e a ocupação da equipe.',
  },
  health: {
    name: 'Saúde Financeira',
    sentence: 'Este mês comparado com o anterior, margem e previsão.',
  },
  receivables: {
    name: 'A receber',
    sentence: 'O que as maquininhas ainda pagam, dia por dia, e quanto descontam.',
  },
  commissions: {
    name: 'Comissões',
    sentence: 'O que cada profissional tem a receber até hoje.',
  },
  statement: {
    name: 'Extrato do profissional',
    sentence: 'O que cada um fez no período, sua parte e o que já recebeu.',
  },
};

const help = {
  appointments: 'Agendamentos que começam no período, também os cancelados.',
  revenue:
    'Pagamentos de clientes e outras receitas do período, menos estornos. Gorjetas, suprimentos e descontos de vale não entram. A receita de serviços, só o que foi pago por eles, está em “Serviços”.',
  fees: 'O que as maquininhas descontam dos pagamentos do período, menos o que voltou com estornos. A lista soma as taxas no topo; “A receber” as mostra pelo dia em que a maquininha paga.',
  services: 'O que entrou por serviços, menos estornos e sem gorjetas: a receita de serviços.',
  products: 'O que entrou por produtos vendidos, com um atendimento ou no balcão, menos estornos.',
  prepaidSold:
    'O que entrou por pacotes e vales-presente vendidos e por pagamentos na conta de clientes, menos estornos. Usá-los depois não é receita de novo.',
  ticket: 'Receita do período dividida pelos agendamentos que começam nele e estão concluídos.',
};

export const clientsHelp =
  'Todos os clientes cadastrados até hoje, também os inativos e os bloqueados, sem os anonimizados. Novos são os cadastrados no período.';

export function reportHelp(figure: keyof typeof help, range: Range): string {
  return `${help[figure]} Período: ${rangeText(range)}.`;
}

/** 'Líquido: R$ 970,00' */
export function netText({ revenueCents, feesCents }: Charged): string {
  return `Líquido: ${moneyText(revenueCents - feesCents)}`;
}
type Charged = { revenueCents: number; feesCents: number };

export function newClientsText(count: number): string {
  return `${formatCount(count, { one: 'novo', many: 'novos' })} no período`;
}

export function completedText(count: number): string {
  return formatCount(count, { one: 'concluído', many: 'concluídos' });
}

export function periodText(range: Range): string {
  return `Período: ${rangeText(range)}`;
}
