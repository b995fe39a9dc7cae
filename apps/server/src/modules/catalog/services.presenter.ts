import type { NewServiceInput, serviceSchema } from '@app/contract/catalog/services.contract';
import type { Answer } from '@app/contract/shared/schemas';
import type { NewService } from '@app/domain/catalog/service';
import { formatDate } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import type { ServiceRow } from './services.queries.ts';

export function presentService({ price, ...service }: ServiceRow): Answer<typeof serviceSchema> {
  return { ...service, priceCents: price };
}

export function newServiceOf({ priceCents, ...service }: NewServiceInput): NewService {
  return { ...service, price: cents(priceCents) };
}

const CSV_HEADER = [
  'Nome',
  'Categoria',
  'Descrição',
  'Duração (min)',
  'Intervalo antes (min)',
  'Intervalo depois (min)',
  'Preço (R$)',
  'Cor',
  'Pontos de fidelidade',
  'Retorno usual (dias)',
  'Status',
  'Criado em',
];

/** The list as a spreadsheet file, dates in the company's zone. */
export function servicesFile(services: ServiceRow[], timezone: string): File {
  const rows = services.map((service) => [
    service.name,
    service.category,
    service.description,
    service.durationMinutes,
    service.bufferBeforeMinutes,
    service.bufferAfterMinutes,
    formatAmount(service.price),
    service.color,
    service.loyaltyPoints,
    service.returnAfterDays ?? '',
    service.active ? 'Ativo' : 'Inativo',
    formatDate(service.createdAt.toZonedDateTimeISO(timezone).toPlainDate()),
  ]);
  return csvFile('servicos.csv', CSV_HEADER, rows);
}
