import { percentOfPoints } from '@app/domain/cash/description';
import { formatDate, formatDateTime } from '@app/domain/shared/local-time';
import { type Cents, cents, formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import { presentOwed } from './commissions.presenter.ts';
import type { PaidView, PayoutView } from './paid-commissions.queries.ts';

const CSV_HEADER = [
  'Pago em',
  'Profissional',
  'Tipo',
  'Cliente',
  'Serviço ou produto',
  'Atendimento em',
  'Cliente pagou em',
  'Base (R$)',
  'Percentual',
  'Valor (R$)',
  'A acertar (R$)',
  'Forma de pagamento',
];
const TYPES = { commission: 'Comissão', tip_share: 'Gorjeta', advance: 'Vale descontado' };

/** Each part by itself, so that the column adds up to what was handed over. */
export function paidLinesOf(payouts: readonly PayoutView[], timezone: string): string[][] {
  return payouts.flatMap((payout) => {
    const standing = payout.parts.filter(({ payment }) => payment.refundedAt === null);
    const parts = standing.map((part) => partLine(payout, part, timezone));
    return [...parts, ...advanceLine(payout, timezone)];
  });
}

export function paidFile(lines: readonly string[][]): File {
  return csvFile('comissoes-pagas.csv', CSV_HEADER, lines);
}

function partLine(payout: PayoutView, { owed, owedBack }: PaidView, timezone: string): string[] {
  const item = presentOwed(owed);
  return [
    formatDateTime(payout.paidAt, timezone),
    item.professionalName,
    TYPES[item.kind],
    item.clientName,
    item.serviceName,
    formatDateTime(owed.done.time, timezone),
    formatDate(owed.settlement?.date ?? owed.date),
    formatAmount(cents(item.baseCents)),
    item.basisPoints === null ? '' : percentOfPoints(item.basisPoints),
    formatAmount(cents(item.amountCents)),
    owedBack > 0 ? formatAmount(owedBack) : '',
    payout.method?.name ?? '',
  ];
}

/** What was kept back of it made it smaller. */
function advanceLine({ advance, parts, ...payout }: PayoutView, timezone: string): string[][] {
  if (!advance || advance.refundedAt !== null) return [];
  const keptBack: Cents = cents(-advance.amount);
  return [
    [
      formatDateTime(payout.paidAt, timezone),
      parts[0]?.owed.professionalName ?? '',
      TYPES.advance,
      ...['', '', '', '', '', ''],
      formatAmount(keptBack),
      '',
      payout.method?.name ?? '',
    ],
  ];
}
