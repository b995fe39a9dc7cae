import {
  itemLines,
  owedLines,
  paidLines,
  type Receipt,
  type ReceiptLine,
  receiptAmount,
  receiptTitle,
  refundedOnText,
  sumLines,
  RECEIPT_WORDS as words,
} from '@app/domain/cash/receipt';
import { maskDocument } from '@app/domain/shared/documents';
import { formatDateTime } from '@app/domain/shared/local-time';
import { leadsElsewhere } from '@app/domain/shared/shown-name';
import type { MailSums } from '../../../foundation/mail/mail-layout.ts';
import type { MailMessage } from '../../../foundation/mail/mail-message.ts';
import type { SettlementView } from '../../cash/checkout/settlements.queries.ts';
import { placeOf } from '../../scheduling/feeds/own-calendar.rules.ts';
import { answerOf, mailInNameOf } from './letter-content.rules.ts';
import { letterLabels as labels } from './letters.labels.ts';

/** Of which payment a receipt is, by what makes it impossible twice. */
export function settlementIn(occasionKey: string): string {
  return occasionKey.split(':')[1] ?? '';
}

/** What the counter would print, in the company's name. */
export function receiptLetter(view: SettlementView, to: string): MailMessage {
  const { company, receiptNumber, createdAt, refundedAt } = view;
  const title = receiptTitle(receiptNumber);
  const when = formatDateTime(createdAt, company.timezone);
  const undone = refundedAt && refundedOnText(formatDateTime(refundedAt, company.timezone));
  return mailInNameOf(company, {
    to,
    subject: title,
    title,
    paragraphs: [...(undone ? [undone] : []), labels.receipt.paidOn(when), ...view.rewards],
    details: factsOf(view),
    sums: sumsOf(receiptOf(view)),
    footer: [labels.receipt.why(placeOf(company).name), answerOf(company), words.noInvoice]
      .filter(Boolean)
      .join('\n'),
  });
}

function factsOf({ company, client, professionalName, appointment }: SettlementView) {
  const name = client?.name ?? '';
  const visit = appointment && formatDateTime(appointment.startTime, company.timezone);
  return [
    { label: words.client, value: leadsElsewhere(name) ? '' : name },
    { label: words.professional, value: professionalName ?? '' },
    { label: words.service, value: visit ?? '' },
    {
      label: company.documentType.toUpperCase(),
      value: company.document && maskDocument(company.documentType, company.document),
    },
    { label: labels.details.where, value: placeOf(company).address },
  ].filter(({ value }) => value !== '');
}

function sumsOf(receipt: Receipt): MailSums[] {
  const total: ReceiptLine = [words.total, receipt.totalCents];
  const paid = [...paidLines(receipt), ...owedLines(receipt)];
  const done = [...itemLines(receipt), ...sumLines(receipt)].map(amountOf);
  return [
    { lines: [...done, { ...amountOf(total), isTotal: true }] },
    ...(paid.length > 0 ? [{ heading: words.paidWith, lines: paid.map(amountOf) }] : []),
  ];
}

function amountOf([label, amount]: ReceiptLine) {
  return { label, value: receiptAmount(amount) };
}

function receiptOf(view: SettlementView): Receipt {
  const { items, subtotal, discount, tip, change, parts, prepaidLines } = view;
  return {
    items: items.map(({ name, quantity, gross }) => ({ name, quantity, grossCents: gross })),
    subtotalCents: subtotal,
    discountCents: discount,
    tipCents: tip,
    totalCents: subtotal - discount + tip,
    changeCents: change,
    parts: parts.map(({ methodName, methodKind, amount, brand, instalments }) => ({
      paymentMethodName: methodName,
      paymentMethodKind: methodKind,
      amountCents: amount,
      brand,
      instalments,
    })),
    prepaid: prepaidLines,
  };
}
