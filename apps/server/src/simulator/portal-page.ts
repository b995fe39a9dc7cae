import { escapeHtml } from '@app/domain/shared/html';
import type Stripe from 'stripe';
import { DAY } from './calendar.ts';
import { cardOf } from './charges.ts';
import { BAD_CARD, GOOD_CARD } from './customer-object.ts';
import type { StoredCustomer } from './object-store.ts';
import {
  choiceForm,
  dayText,
  factList,
  framed,
  linkTo,
  moneyText,
  type Notice,
} from './page-frame.ts';
import { endOf, itemIn, LIVE } from './subscription-object.ts';

type Sight = {
  session: Stripe.BillingPortal.Session;
  customer: StoredCustomer;
  subscription: Stripe.Subscription | undefined;
  invoices: Stripe.Invoice[];
  notice?: Notice | undefined;
};

/** What a customer may do by themselves, and a clock to see what time will bring. */
export function portalPage(sight: Sight): string {
  const { session, subscription } = sight;
  const isLive = subscription !== undefined && LIVE.includes(subscription.status);
  const content = `<section><h2>Assinatura</h2>${subscriptionFacts(sight)}</section>
${isLive ? cardSection(sight) : ''}
${isLive ? endSection(subscription) : ''}
<section><h2>Faturas</h2>${invoiceList(sight.invoices)}</section>
<section><h2>Relógio da demonstração</h2>${clockSection(sight)}</section>
${linkTo(session.return_url ?? '/', 'Voltar para o Hora Marcada')}`;
  return framed({ title: 'Sua assinatura', content, notice: sight.notice });
}

function subscriptionFacts({ customer, subscription }: Sight): string {
  const company = ['Empresa', escapeHtml(customer.name ?? '')] as const;
  if (!subscription) return factList([company, ['Situação', 'Sem assinatura']]);
  const item = itemIn(subscription);
  const end = endOf(subscription);
  return factList([
    company,
    ['Plano', escapeHtml(subscription.description ?? 'Assinatura')],
    ['Valor', `${moneyText((item.price.unit_amount ?? 0) * (item.quantity ?? 1))} por mês`],
    ['Situação', STATUS_TEXT[subscription.status] ?? escapeHtml(subscription.status)],
    ['Período', `${dayText(item.current_period_start)} a ${dayText(item.current_period_end)}`],
    ...(end === null ? [] : ([['Termina em', dayText(end)]] as const)),
    ['Cartão', CARD_TEXT[cardOf(customer, subscription) ?? ''] ?? 'Nenhum'],
  ]);
}

const STATUS_TEXT: Record<string, string> = {
  trialing: 'Em período de teste',
  active: 'Ativa',
  past_due: 'Pagamento em atraso',
  unpaid: 'Não paga',
  canceled: 'Encerrada',
};
const CARD_TEXT: Record<string, string> = {
  [GOOD_CARD]: 'Demonstração, aprovado',
  [BAD_CARD]: 'Demonstração, recusado',
};

function cardSection({ invoices }: Sight): string {
  const owes = invoices.some(({ status }) => status === 'open');
  return `<section><h2>Atualizar cartão</h2><div class="choices pairs">
${choiceForm({ action: 'cartao-bom', label: 'Cartão que é aprovado' })}
${choiceForm({ action: 'cartao-ruim', label: 'Cartão que é recusado' })}
${owes ? choiceForm({ action: 'pagar-fatura', label: 'Pagar fatura em aberto', look: 'main' }) : ''}
</div></section>`;
}

function endSection(subscription: Stripe.Subscription): string {
  const planned =
    endOf(subscription) === null
      ? choiceForm({
          action: 'cancelar',
          label: 'Cancelar assinatura',
          hint: 'Vale até o fim do período.',
          look: 'danger',
        })
      : choiceForm({ action: 'desfazer', label: 'Desfazer cancelamento', look: 'main' });
  const now = choiceForm({
    action: 'cancelar-agora',
    label: 'Cancelar agora',
    hint: 'Encerra neste momento.',
    look: 'danger',
  });
  return `<section><h2>Cancelamento</h2><div class="choices pairs">${planned}${now}</div></section>`;
}

function invoiceList(invoices: Stripe.Invoice[]): string {
  if (invoices.length === 0) return '<p>Nenhuma fatura ainda.</p>';
  const rows = invoices.map(
    (invoice) => `<li><span>${dayText(invoice.created)} · ${invoiceStatus(invoice)}</span>
<span>${moneyText(invoice.total)}</span>
<small><a href="${escapeHtml(invoice.hosted_invoice_url ?? '')}">Ver fatura</a></small></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

export function invoiceStatus({ status, next_payment_attempt }: Stripe.Invoice): string {
  if (status === 'paid') return 'Paga';
  if (next_payment_attempt === null) return 'Em aberto';
  return `Em aberto, nova tentativa em ${dayText(next_payment_attempt)}`;
}

function clockSection({ customer }: Sight): string {
  return `<p class="hint">${aheadText(customer._notes.aheadInSeconds)}
O que ia acontecer mais tarde acontece agora: as datas desta assinatura recuam.</p>
<div class="choices pairs">
${choiceForm({ action: 'avancar-dia', label: 'Avançar 1 dia' })}
${choiceForm({ action: 'avancar-periodo', label: 'Avançar até o fim do período' })}</div>`;
}

function aheadText(seconds: number): string {
  const days = Math.round(seconds / DAY);
  if (days === 0) return 'O relógio ainda não foi adiantado.';
  return days === 1 ? 'Adiantado 1 dia.' : `Adiantado ${days} dias.`;
}
