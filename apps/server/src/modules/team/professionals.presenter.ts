import { formatDate } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import type { ProfessionalWithMember } from './professionals.queries.ts';

const CSV_HEADER = [
  'Nome',
  'E-mail',
  'Telefone',
  'Especialidades',
  'Aniversário',
  'Acesso ao sistema',
  'Status',
  'Criado em',
];

/** The team as a spreadsheet file, dates in the company's zone. */
export function professionalsFile(team: ProfessionalWithMember[], timezone: string): File {
  const rows = team.map((professional) => [
    professional.name,
    professional.email,
    formatPhone(professional.phone),
    professional.specialties.join(', '),
    professional.birthday,
    professional.memberName ?? '',
    professional.active ? 'Ativo' : 'Inativo',
    formatDate(professional.createdAt.toZonedDateTimeISO(timezone).toPlainDate()),
  ]);
  return csvFile('profissionais.csv', CSV_HEADER, rows);
}
