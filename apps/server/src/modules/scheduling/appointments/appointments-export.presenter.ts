import { readStatus } from '@app/domain/scheduling/appointment';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { formatAmount } from '@app/domain/shared/money';
import { formatPhone } from '@app/domain/shared/phones';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import { SOURCE_WORDS, STATUS_WORDS } from './appointment-changes.presenter.ts';
import type { Names } from './appointments.presenter.ts';
import type { Entry } from './appointments.queries.ts';

type Reading = { names: Names; zone: string };

const CSV_HEADER = [
  'Data',
  'Início',
  'Término',
  'Cliente',
  'Profissional',
  'Serviços',
  'Status',
  'Valor (R$)',
  'Desconto (R$)',
  'Origem',
  'Observações',
  'Telefone',
];

/** Days and hours in the company's zone. */
export function linesOf(entries: readonly Entry[], { names, zone }: Reading): string[][] {
  return entries.map((entry) => [
    formatDate(todayIn(zone, entry.startTime)),
    formatTime(entry.startTime, zone),
    formatTime(entry.endTime, zone),
    entry.client?.name ?? '',
    names.get(entry.professionalId) ?? '',
    entry.services.map(({ name }) => name).join(', '),
    STATUS_WORDS[readStatus(entry.status)],
    formatAmount(entry.price),
    formatAmount(entry.discount),
    SOURCE_WORDS[entry.source],
    entry.notes,
    formatPhone(entry.client?.phone ?? ''),
  ]);
}

export function appointmentsFile(lines: readonly string[][]): File {
  return csvFile('agendamentos.csv', CSV_HEADER, lines);
}
