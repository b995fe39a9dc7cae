import type { ReportTotals } from '@app/contract/insights/insights.contract';
import { averageTicketOf } from '@app/domain/insights/ticket';
import { type AppointmentStatus, readStatus } from '@app/domain/scheduling/appointment';
import type { Cell } from '@app/domain/shared/csv';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import { missingNames } from './missing-names.labels.ts';
import { presentPeriod } from './report.presenter.ts';
import type { ExportedAppointment, TotalsQuestion, TotalsRow } from './totals.queries.ts';

export function presentTotals(row: TotalsRow, { period }: TotalsQuestion): ReportTotals {
  const [totalClients, newClients] = row.clients;
  const [appointments, completed] = row.appointments;
  const [revenueCents, feesCents] = row.revenue;
  const [servicesCents, productsCents, prepaidSoldCents] = row.sold;
  return {
    range: presentPeriod(period),
    totalClients,
    newClients,
    appointments,
    completed,
    revenueCents,
    feesCents,
    servicesCents,
    productsCents,
    prepaidSoldCents,
    averageTicketCents: averageTicketOf(cents(revenueCents), completed),
  };
}

const STATUS_NAMES: Record<AppointmentStatus, string> = {
  scheduled: 'Agendado',
  confirmed: 'Confirmado',
  completed: 'Concluído',
  cancelled: 'Cancelado',
  no_show: 'Não compareceu',
};
const HEADER = [
  'Data',
  'Horário',
  'Cliente',
  'Serviços',
  'Profissional',
  'Status',
  'Valor (R$)',
  'Pago',
  'Pago no período (R$)',
];

/** The totals first, then what they count. */
export function reportsFile(
  reports: ReportTotals,
  appointments: readonly ExportedAppointment[],
  zone: string,
): File {
  const lines = [
    ...totalLines(reports, paidFor(appointments)),
    [''],
    HEADER,
    ...appointments.map((one) => lineOf(one, zone)),
  ];
  const { fromDate, toDate } = reports.range;
  return csvFile(`relatorio-${fromDate}-a-${toDate}.csv`, ['Total', 'Valor'], lines);
}

function paidFor(appointments: readonly ExportedAppointment[]): number {
  return appointments.reduce((sum, { paid }) => sum + Number(paid), 0);
}

/** The revenue is what was paid for these appointments, and the rest: for others, or by hand. */
function totalLines(reports: ReportTotals, paid: number): Cell[][] {
  return [
    ['Início do período', dayText(reports.range.fromDate)],
    ['Fim do período', dayText(reports.range.toDate)],
    ['Total de Clientes', reports.totalClients],
    ['Clientes novos no período', reports.newClients],
    ['Agendamentos', reports.appointments],
    ['Agendamentos concluídos', reports.completed],
    ['Receita Total (R$)', formatAmount(cents(reports.revenueCents))],
    ['Taxas da maquininha (R$)', formatAmount(cents(reports.feesCents))],
    ['Receita menos taxas (R$)', formatAmount(cents(reports.revenueCents - reports.feesCents))],
    ['Serviços (R$)', formatAmount(cents(reports.servicesCents))],
    ['Produtos (R$)', formatAmount(cents(reports.productsCents))],
    ['Pacotes, vales e contas (R$)', formatAmount(cents(reports.prepaidSoldCents))],
    ['Pago no período pelos agendamentos abaixo (R$)', formatAmount(cents(paid))],
    [
      'Outros agendamentos e outras receitas (R$)',
      formatAmount(cents(reports.revenueCents - paid)),
    ],
    ['Ticket Médio (R$)', formatAmount(cents(reports.averageTicketCents))],
  ];
}

function dayText(date: string): string {
  return formatDate(Temporal.PlainDate.from(date));
}

function lineOf(appointment: ExportedAppointment, zone: string): Cell[] {
  const moment = Temporal.Instant.from(appointment.startTime);
  return [
    formatDate(todayIn(zone, moment)),
    formatTime(moment, zone),
    appointment.clientName ?? missingNames.client,
    appointment.serviceNames || missingNames.service,
    appointment.professionalName ?? missingNames.professional,
    STATUS_NAMES[readStatus(appointment.status)],
    formatAmount(cents(Number(appointment.price))),
    paidWord(appointment),
    formatAmount(cents(Number(appointment.paid))),
  ];
}

/** What is left on the client's account is not paid yet. */
function paidWord({ isPaid, owed }: Pick<ExportedAppointment, 'isPaid' | 'owed'>): string {
  if (Number(owed) > 0) return 'Fiado';
  return isPaid ? 'Sim' : 'Não';
}
