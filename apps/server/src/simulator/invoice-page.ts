import { escapeHtml } from '@app/domain/shared/html';
import type Stripe from 'stripe';
import { dayText, factList, framed, moneyText } from './page-frame.ts';
import { invoiceStatus } from './portal-page.ts';

export function invoicePage(invoice: Stripe.Invoice): string {
  const [line] = invoice.lines.data;
  const period = line && `${dayText(line.period.start)} a ${dayText(line.period.end)}`;
  const facts = factList([
    ['Número', escapeHtml(invoice.number ?? invoice.id)],
    ['Empresa', escapeHtml(invoice.customer_name ?? '')],
    ['Descrição', escapeHtml(line?.description ?? 'Assinatura')],
    ...(period ? ([['Período', period]] as const) : []),
    ['Emitida em', dayText(invoice.created)],
    ['Situação', invoiceStatus(invoice)],
    ['Total', moneyText(invoice.total)],
  ]);
  return framed({ title: 'Fatura', content: `<section>${facts}</section>` });
}
