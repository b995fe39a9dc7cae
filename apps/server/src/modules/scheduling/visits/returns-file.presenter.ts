import { formatDate } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import type { DueReturn, ReturnPlace } from './returns.queries.ts';

const CSV_HEADER = [
  'Cliente',
  'Telefone',
  'Serviço',
  'Profissional',
  'Última visita',
  'Volta prevista',
  'Volta a cada (dias)',
  'Autorizou novidades',
];

/** Behind whom the next page begins. */
export function placeOf({ dueDate, client }: DueReturn): ReturnPlace {
  return { dueDate, clientId: client.id };
}

export function returnLinesOf(
  rows: readonly DueReturn[],
  professionals: ReadonlyMap<string, string>,
): string[][] {
  return rows.map(({ client, service, professionalId, ...due }) => [
    client.name,
    formatPhone(client.phone),
    service.name,
    professionals.get(professionalId) ?? '',
    formatDate(due.lastDate),
    formatDate(due.dueDate),
    String(due.days),
    due.acceptsMarketing ? 'Sim' : 'Não',
  ]);
}

export function returnsFile(lines: readonly string[][]): File {
  return csvFile('retornos.csv', CSV_HEADER, lines);
}
