import type { Professional } from '@app/contract/team/professionals.contract';
import { toCsv } from '@app/domain/shared/csv';
import { formatDate } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import type { ProfessionalWithMember } from './professionals.queries.ts';

export function presentProfessional({
  companyId,
  scheduleVersion,
  inactiveSince,
  createdAt,
  ...professional
}: ProfessionalWithMember): Professional {
  return { ...professional, createdAt: createdAt.toString() };
}

const CSV_HEADER = [
  'Nome',
  'E-mail',
  'Telefone',
  'Especialidades',
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
    professional.memberName ?? '',
    professional.active ? 'Ativo' : 'Inativo',
    formatDate(professional.createdAt.toZonedDateTimeISO(timezone).toPlainDate()),
  ]);
  const content = toCsv(CSV_HEADER, rows);
  return new File([content], 'profissionais.csv', { type: 'text/csv;charset=utf-8' });
}
