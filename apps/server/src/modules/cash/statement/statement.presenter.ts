import type { Statement } from '@app/contract/cash/statement.contract';
import { COUNTER_CLIENT, itemText, refundDescription } from '@app/domain/cash/description';
import { payoutDescription } from '@app/domain/cash/payout';
import {
  baseOf,
  houseShareOf,
  lineSums,
  statusOfLine,
  statusOfShare,
} from '@app/domain/cash/statement';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import type {
  Period,
  StatementItem,
  StatementMovement,
  StatementRows,
  StatementTip,
} from './statement.queries.ts';

type Asked = Period & { professional: { id: string; name: string } };

export function presentStatement(rows: StatementRows, asked: Asked): Statement {
  const { company, items, tips, movements } = rows;
  const { fromDate, untilDate, professional } = asked;
  return {
    professional,
    fromDate: fromDate.toString(),
    untilDate: untilDate.toString(),
    company: { name: company.tradeName || company.name, document: company.document },
    lines: items.map((item) => presentLine(item, rows)),
    tips: tips.map((tip) => presentTip(tip, rows)),
    payments: presentPayouts(rows, professional.name),
    advances: movements.filter(isOf('advance', 'advance_return')).map(presentMovement),
    sums: presentSums(rows),
    owedNowCents: rows.owedNow,
    advancesNowCents: rows.advancesNow,
  };
}

function presentLine(item: StatementItem, rows: StatementRows): Statement['lines'][number] {
  return {
    date: item.date.toString(),
    settlementId: item.settlementId,
    appointmentTime: item.startTime.toString(),
    clientName: clientOf(item, rows),
    kind: item.kind,
    serviceName: itemText(item),
    grossCents: item.gross,
    discountCents: item.discount,
    feeCents: item.fee,
    baseCents: baseOf(item),
    basisPoints: item.basisPoints,
    houseCents: houseShareOf(item),
    professionalCents: item.commission,
    openCents: item.open,
    status: statusOfLine(item),
    isRefund: item.isRefund,
  };
}

type Paid = { appointmentId: string | null; settlementId: string };

function clientOf({ appointmentId, settlementId }: Paid, rows: StatementRows): string {
  if (appointmentId === null) return rows.sales.get(settlementId)?.clientName ?? COUNTER_CLIENT;
  return rows.appointments.get(appointmentId)?.clientName ?? '';
}

function isOf(...kinds: StatementMovement['countsAs'][]): (movement: StatementMovement) => boolean {
  return ({ countsAs }) => kinds.includes(countsAs);
}

function presentTip(tip: StatementTip, rows: StatementRows): Statement['tips'][number] {
  return {
    date: tip.date.toString(),
    settlementId: tip.settlementId,
    clientName: clientOf(tip, rows),
    amountCents: tip.amount,
    openCents: tip.open,
    status: statusOfShare(tip),
  };
}

/** What was handed over at once is one row; its list says for which visits. */
function presentPayouts(rows: StatementRows, professionalName: string): Statement['payments'] {
  const { movements } = rows;
  const groups = Map.groupBy(movements, ({ id, payoutId }) => payoutId ?? id);
  return [...groups.values()].flatMap((together) => {
    const paid = together.filter(isOf('commission_payment', 'tip_payment'));
    const [first] = paid;
    if (!first) return [];
    const visits = Map.groupBy(paid, (one) => one.appointmentId ?? one.owedOfId ?? '');
    const sales = new Set(
      paid.flatMap(({ appointmentId, owedOfId }) => (appointmentId === null ? owedOfId : [])),
    );
    const counted = { appointments: visits.size - sales.size, sales: sales.size };
    return {
      ...presentMovement(first),
      description: descriptionOf(paid, { professionalName, ...counted }),
      amountCents: totalOf(paid),
      takenOffCents: totalOf(together.filter(isOf('advance_return'))),
      visits: [...visits].map(([id, parts]) => ({
        ...namesOf(id, rows),
        amountCents: totalOf(parts),
        tipCents: totalOf(parts.filter(isOf('tip_payment'))),
        isRefunded: parts.every(({ refundedAt }) => refundedAt !== null),
      })),
    };
  });
}

function namesOf(id: string, { appointments, sales }: StatementRows) {
  const visit = appointments.get(id);
  const sale = sales.get(id);
  return {
    clientName: visit?.clientName ?? (sale ? (sale.clientName ?? COUNTER_CLIENT) : ''),
    serviceNames: visit?.serviceNames ?? sale?.itemNames ?? '',
  };
}

type Named = { professionalName: string; appointments: number; sales: number };

function descriptionOf(paid: readonly StatementMovement[], named: Named): string {
  const [first] = paid;
  if (!first || paid.length === 1) return first?.description ?? '';
  const words = payoutDescription({
    ...named,
    hasCommission: paid.some(isOf('commission_payment')),
  });
  return first.kind === 'refund' ? refundDescription(words) : words;
}

function totalOf(rows: readonly { amount: Cents }[]): Cents {
  return sumOf(rows.map(({ amount }) => amount));
}

/** What she gave back of her vales makes them smaller; it was kept back, so nothing was handed over. */
function presentMovement(movement: StatementMovement): Statement['advances'][number] {
  const { date, description, countsAs, amount, methodName } = movement;
  const isReturn = countsAs === 'advance_return';
  return {
    date: date.toString(),
    description,
    amountCents: cents(isReturn ? -amount : amount),
    paymentMethodName: isReturn ? null : methodName,
  };
}

function presentSums({ items, tips, movements }: StatementRows): Statement['sums'] {
  const { gross, discount, fee, base, house, professional } = lineSums(items);
  return {
    grossCents: gross,
    discountCents: discount,
    feeCents: fee,
    baseCents: base,
    houseCents: house,
    professionalCents: professional,
    soldCents: lineSums(items.filter(({ kind }) => kind !== 'service')).professional,
    tipsCents: totalOf(tips),
    paidCents: totalOf(movements.filter(isOf('commission_payment', 'tip_payment'))),
    openCents: sumOf([...items, ...tips].map(({ open }) => open)),
  };
}
