import type { Statement } from '@app/contract/cash/statement.contract';
import {
  baseOf,
  houseShareOf,
  lineSums,
  statusOfLine,
  statusOfShare,
} from '@app/domain/cash/statement';
import { cents, sumOf } from '@app/domain/shared/money';
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
    payments: movements.filter(isOf('commission_payment', 'tip_payment')).map(presentMovement),
    advances: movements.filter(isOf('advance', 'advance_return')).map(presentMovement),
    sums: presentSums(rows),
    owedNowCents: rows.owedNow,
    advancesNowCents: rows.advancesNow,
  };
}

function presentLine(
  item: StatementItem,
  { appointments }: StatementRows,
): Statement['lines'][number] {
  const appointment = appointments.get(item.appointmentId);
  return {
    date: item.date.toString(),
    appointmentTime: appointment?.startTime.toString() ?? '',
    clientName: appointment?.clientName ?? '',
    serviceName: item.name,
    grossCents: item.gross,
    discountCents: item.discount,
    baseCents: baseOf(item),
    basisPoints: item.basisPoints,
    houseCents: houseShareOf(item),
    professionalCents: item.commission,
    openCents: item.open,
    status: statusOfLine(item),
    isRefund: item.isRefund,
  };
}

function isOf(...kinds: StatementMovement['countsAs'][]): (movement: StatementMovement) => boolean {
  return ({ countsAs }) => kinds.includes(countsAs);
}

function presentTip(tip: StatementTip, { appointments }: StatementRows): Statement['tips'][number] {
  return {
    date: tip.date.toString(),
    clientName: appointments.get(tip.appointmentId)?.clientName ?? '',
    amountCents: tip.amount,
    openCents: tip.open,
    status: statusOfShare(tip),
  };
}

/** What she gave back of her vales makes them smaller; it was kept back, so nothing was handed over. */
function presentMovement(movement: StatementMovement): Statement['payments'][number] {
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
  const { gross, discount, base, house, professional } = lineSums(items);
  const totalOf = (...kinds: StatementMovement['countsAs'][]) =>
    sumOf(movements.filter(isOf(...kinds)).map(({ amount }) => amount));
  return {
    grossCents: gross,
    discountCents: discount,
    baseCents: base,
    houseCents: house,
    professionalCents: professional,
    tipsCents: sumOf(tips.map(({ amount }) => amount)),
    paidCents: totalOf('commission_payment', 'tip_payment'),
    openCents: sumOf([...items, ...tips].map(({ open }) => open)),
  };
}
