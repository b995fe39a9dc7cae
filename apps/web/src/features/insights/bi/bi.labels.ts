import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { moneyText } from '../../../foundation/format.ts';
import type { ChartColor } from '../../../ui/charts/chart-color.ts';
import type { GroupSize } from '../day-groups.ts';
import { rangeText } from '../figures.labels.ts';
import type { PeriodView, Range } from '../period-view.ts';

export const biLabels = {
  figures: 'Números do período',
  total: 'Agendamentos',
  completed: 'Concluídos',
  completion: 'Taxa de conclusão',
  revenue: 'Receita de serviços',
  onlyServices: 'Sem produtos, pacotes e outras receitas',
  ticket: 'Ticket médio de serviços',
  noShow: 'Taxa de faltas',
  statuses: 'Agendamentos por status',
  services: 'Receita por serviço',
  professionals: 'Receita de serviços por profissional',
  occupancy: 'Ocupação da equipe',
  hours: 'Dias e horários mais procurados',
  hourMeasure: 'O que os horários mostram',
  clients: 'Clientes novos e que voltaram',
  newClients: 'Novos',
  returningClients: 'Voltaram',
  empty:
    'Nenhum agendamento ou pagamento neste período. Os gráficos aparecem assim que houver movimento.',
  noRevenue: 'Nenhum pagamento neste período. O que os clientes pagarem em cada dia aparece aqui.',
  noDays: 'Nenhum agendamento neste período. Quantos começam em cada dia aparece aqui.',
  noStatuses: 'Nenhum agendamento neste período. Quantos há de cada status aparece aqui.',
  noHourCounts: 'Nenhum agendamento neste período. Os horários mais procurados aparecem aqui.',
  noHourRevenue: 'Nenhum pagamento neste período. Os horários que mais rendem aparecem aqui.',
  noServices: 'Nenhum pagamento neste período. O que cada serviço render aparece aqui.',
  noProfessionals: 'Nenhum pagamento neste período. O que cada profissional render aparece aqui.',
  noClients: 'Nenhum cliente neste período. Quem vier aparece aqui.',
  noTeam: 'Ninguém trabalhou neste período. A ocupação de cada profissional aparece aqui.',
  noHours: 'Sem expediente',
  seeAppointments: 'Ver agendamentos',
  seePaidServices: 'Ver serviços pagos',
};

export const biColumns = {
  status: 'Status',
  service: 'Serviço',
  professional: 'Profissional',
  appointments: 'Agendamentos',
  completed: 'Concluídos',
  timesPaid: 'Vezes pago',
  revenue: 'Receita',
  share: 'Parte',
  working: 'Expediente',
  booked: 'Agendado',
  occupancy: 'Ocupação',
  weekday: 'Dia',
  hour: 'Horário',
  clients: 'Clientes',
};

export type HourMeasure = 'count' | 'revenue';
export const hourMeasures: { value: HourMeasure; label: string }[] = [
  { value: 'count', label: 'Agendamentos' },
  { value: 'revenue', label: 'Receita de serviços' },
];

export const dayChartText: Record<GroupSize, { column: string; count: string; money: string }> = {
  day: { column: 'Dia', count: 'Agendamentos por dia', money: 'Receita de serviços por dia' },
  week: {
    column: 'Semana',
    count: 'Agendamentos por semana',
    money: 'Receita de serviços por semana',
  },
  month: { column: 'Mês', count: 'Agendamentos por mês', money: 'Receita de serviços por mês' },
};

/** As in the agenda: only what is sure and what went wrong stand out. */
export const statusColors: Record<AppointmentStatus, ChartColor> = {
  scheduled: 'neutral',
  confirmed: 'money',
  completed: 'compared',
  cancelled: 'compared',
  no_show: 'alert',
};

/** Monday first. */
export const weekdays = [
  { key: 1, name: 'Segunda', short: 'Seg' },
  { key: 2, name: 'Terça', short: 'Ter' },
  { key: 3, name: 'Quarta', short: 'Qua' },
  { key: 4, name: 'Quinta', short: 'Qui' },
  { key: 5, name: 'Sexta', short: 'Sex' },
  { key: 6, name: 'Sábado', short: 'Sáb' },
  { key: 7, name: 'Domingo', short: 'Dom' },
];

export function seeAppointmentsText(service: string): string {
  return `${biLabels.seeAppointments}: ${service}`;
}

/** Of a service or a person. */
export function seePaidServicesText(name: string): string {
  return `${biLabels.seePaidServices}: ${name}`;
}

export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}h`;
}

/** 90 minutes are '1h30'. */
export function durationText(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

const occupancy =
  'Parte do expediente de cada profissional que está agendada no período, com as faltas e sem os cancelados. O que passa do expediente não entra. O expediente é medido pelos horários, folgas e fechamentos cadastrados hoje, também nos dias passados; quem saiu da equipe conta até a hora em que saiu.';

const help = {
  total: 'Agendamentos que começam no período, também os cancelados.',
  completed: 'Agendamentos que começam no período e estão concluídos.',
  completion:
    'Concluídos divididos por todos os agendamentos que começam no período, também os cancelados. A lista mostra os concluídos.',
  revenue:
    'O que os clientes pagaram pelos serviços no período, menos estornos e sem gorjetas. Produtos, pacotes e vales vendidos não entram. A receita do Dashboard, dos Relatórios e da Saúde Financeira soma tudo o que entrou, também outras receitas lançadas.',
  revenueOfService:
    'A parte deste serviço no que os clientes pagaram no período, menos estornos e sem gorjetas. A lista mostra essa parte de cada pagamento.',
  ticket:
    'Receita de serviços do período dividida pelos agendamentos que começam nele e estão concluídos. A lista mostra os concluídos.',
  noShow:
    'Agendamentos em que o cliente não compareceu, divididos por todos os que começam no período, também os cancelados. A lista mostra as faltas.',
  statuses: 'Agendamentos que começam no período, pelo status de agora.',
  services:
    'O que os clientes pagaram por cada serviço no período, e quantas vezes, menos estornos e sem gorjetas. O nome mostra os números do serviço; o valor, cada pagamento dele; “Ver agendamentos”, os do período em que ele está, pagos ou não.',
  professionals:
    'O que os clientes pagaram pelos serviços de cada profissional no período, menos estornos e sem gorjetas. Na tabela, os agendamentos são os que começam no período, também os cancelados. O nome mostra os números de quem atendeu; o valor, cada pagamento.',
  occupancy,
  occupancyOfService: `${occupancy} Só agendamentos com o serviço escolhido contam como ocupados.`,
  hours:
    'Agendamentos que começam no período, também os cancelados, pelo dia da semana e pela hora em que começam. A receita de serviços, em reais, é o que foi pago por eles no período, menos estornos e sem gorjetas, pelo dia e pela hora em que começou o agendamento pago.',
  clients:
    'Clientes com agendamento no período, sem os cancelados. Novos são os que não tinham nenhum antes dele, fosse qual fosse o profissional ou o serviço. A lista mostra os agendamentos do período, também os cancelados.',
};

/** 'Mais R$ 120,00 pagos antes' */
export function prepaidText(amountCents: number): string {
  return `Mais ${moneyText(amountCents)} pagos antes, em pacotes, vales e contas`;
}

export function revenueHelpOf({ serviceId }: PeriodView): 'revenue' | 'revenueOfService' {
  return serviceId === undefined ? 'revenue' : 'revenueOfService';
}

export function occupancyHelpOf({ serviceId }: PeriodView): 'occupancy' | 'occupancyOfService' {
  return serviceId === undefined ? 'occupancy' : 'occupancyOfService';
}

export function biHelp(figure: keyof typeof help, range: Range): string {
  return `${help[figure]} Período: ${rangeText(range)}.`;
}
