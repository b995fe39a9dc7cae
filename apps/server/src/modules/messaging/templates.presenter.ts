import { TEMPLATE_TYPE_NAMES } from '@app/domain/messaging/default-texts';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';

import type { TemplateRow } from './templates.queries.ts';

const CSV_HEADER = ['Nome', 'Tipo', 'Mensagem', 'Status', 'Criado em'];

export function templatesFile(rows: TemplateRow[], timezone: string): File {
  const lines = rows.map(({ name, type, text, active, createdAt }) => [
    name,
    TEMPLATE_TYPE_NAMES[type],
    text,
    active ? 'Ativo' : 'Inativo',
    formatDate(todayIn(timezone, createdAt)),
  ]);
  return csvFile('modelos-de-mensagem.csv', CSV_HEADER, lines);
}
