import type { PackageForm, soldPackage } from '@app/contract/prepaid/packages.contract';
import type { Answer } from '@app/contract/shared/schemas';
import type { NewPackage } from '@app/domain/prepaid/package';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import { packageFileLabels as labels } from './packages.labels.ts';
import type { PackageView } from './packages.queries.ts';

export function presentPackage({
  price,
  services,
  ...row
}: PackageView): Answer<typeof soldPackage> {
  return {
    ...row,
    priceCents: price,
    services: services.map(({ listPrice, ...held }) => ({ ...held, listPriceCents: listPrice })),
  };
}

export function newPackageOf({ priceCents, services, ...terms }: PackageForm): NewPackage {
  return { ...terms, price: cents(priceCents) };
}

/** The list as a spreadsheet file, dates in the company's zone. */
export function packagesFile(rows: readonly PackageView[], timezone: string): File {
  const lines = rows.map((row) => [
    row.name,
    row.description,
    row.services.map(({ sessions, serviceName }) => `${sessions} × ${serviceName}`).join(', '),
    formatAmount(row.price),
    row.validDays ?? '',
    row.commissionBasisPoints === null
      ? ''
      : String(row.commissionBasisPoints / 100).replace('.', ','),
    row.sellsOnline ? labels.yes : labels.no,
    row.active ? labels.active : labels.inactive,
    formatDate(todayIn(timezone, row.createdAt)),
  ]);
  return csvFile('pacotes.csv', labels.header, lines);
}
