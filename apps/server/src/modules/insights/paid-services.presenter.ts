import type { PaidService, PaidServiceSums } from '@app/contract/insights/paid-services.contract';
import { id, LARGEST_INTEGER, typedDate } from '@app/contract/shared/schemas';
import type { SoldPart } from '@app/domain/insights/sold';
import type { Cell } from '@app/domain/shared/csv';
import { formatDate } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import type { Period } from '@app/domain/shared/period';
import { z } from 'zod';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import { missingNames } from './missing-names.labels.ts';
import type {
  PaidServicePlace,
  PaidServiceRow,
  PaidServiceSumsRow,
} from './paid-services.queries.ts';
import { presentPeriod } from './report.presenter.ts';

export function presentPaidService(row: PaidServiceRow): PaidService {
  return {
    id: row.id,
    date: row.date.toString(),
    serviceName: row.serviceName,
    clientName: row.clientName ?? unnamed(row.clientId, 'client', 'buyer'),
    professionalName: row.professionalName ?? unnamed(row.professionalId, 'professional', 'seller'),
    ...amountsOf(row),
    isRefund: row.refundOfId !== null,
    receiptId: row.refundOfId ?? row.settlementId,
    receiptNumber: row.receiptNumber,
  };
}

type Missing = keyof typeof missingNames;

/** Whose name is gone, or who never was named. */
function unnamed(id: string | null, gone: Missing, never: Missing): string {
  return missingNames[id === null ? never : gone];
}

export function presentSums(row: PaidServiceSumsRow): PaidServiceSums {
  return { count: row.count, ...amountsOf(row) };
}

type Amounts = { gross: number; discount: number; prepaid: number };

function amountsOf({ gross, discount, prepaid }: Amounts) {
  return {
    grossCents: gross,
    discountCents: discount,
    prepaidCents: prepaid,
    netCents: gross - discount - prepaid,
  };
}

/** Where a page ended. */
export const paidServicePlace: z.ZodType<PaidServicePlace> = z
  .tuple([typedDate, id, z.int().min(0).max(LARGEST_INTEGER)])
  .transform(([day, settlementId, position]) => ({
    date: Temporal.PlainDate.from(day),
    settlementId,
    position,
  }));

const columns = [
  'Data',
  'Tipo',
  'Cliente',
  'Serviço',
  'Profissional',
  'Valor (R$)',
  'Desconto (R$)',
  'Pago antes (R$)',
  'Líquido (R$)',
  'Recibo',
];

const soldColumns: Record<string, string> = { Serviço: 'Item', Profissional: 'Vendedor' };

function headerOf(sold: SoldPart): string[] {
  if (sold === 'services') return columns;
  return columns.map((column) => soldColumns[column] ?? column);
}

export function linesOf(rows: readonly PaidServiceRow[]): Cell[][] {
  return rows.map((row) => {
    const { clientName, serviceName, professionalName, ...paid } = presentPaidService(row);
    return [
      formatDate(row.date),
      paid.isRefund ? 'Estorno' : 'Pagamento',
      ...[clientName, serviceName, professionalName],
      ...[paid.grossCents, paid.discountCents, paid.prepaidCents, paid.netCents].map(amountText),
      paid.receiptNumber,
    ];
  });
}

function amountText(amountCents: number): string {
  return formatAmount(cents(amountCents));
}

const fileNames: Record<SoldPart, string> = {
  services: 'servicos-pagos',
  products: 'produtos-vendidos',
  prepaid: 'pacotes-vales-e-contas',
};

export function paidServicesFile(lines: readonly Cell[][], period: Period, sold: SoldPart): File {
  const { fromDate, toDate } = presentPeriod(period);
  return csvFile(`${fileNames[sold]}-${fromDate}-a-${toDate}.csv`, headerOf(sold), lines);
}
