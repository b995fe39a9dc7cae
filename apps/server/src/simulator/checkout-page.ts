import { escapeHtml } from '@app/domain/shared/html';
import type Stripe from 'stripe';
import { isOpen, mayGoWithoutCard } from './checkout.ts';
import type { StoredSession } from './object-store.ts';
import {
  choiceForm,
  dayText,
  factList,
  framed,
  linkTo,
  moneyText,
  type Notice,
} from './page-frame.ts';
import { trialEndOf } from './subscription-object.ts';

type Sight = {
  session: StoredSession;
  price: Stripe.Price;
  product: Stripe.Product;
  now: number;
  notice?: Notice | undefined;
};

export const DECLINED: Notice = {
  tone: 'bad',
  sentence: 'Cartão recusado. Nada foi cobrado e nada mudou. Tente de novo ou volte.',
};

/** Asks for an outcome, never for a card. */
export function checkoutPage({ session, price, product, now, notice }: Sight): string {
  if (!isOpen(session, now)) return closedPage(session);
  const trialEnd = trialEndOf(session._notes.order, now);
  const said = session.custom_text.submit?.message;
  const content = `<section>${summary({ session, price, trialEnd })}
${said ? `<p><strong>${escapeHtml(said)}</strong></p>` : ''}</section>
<section><h2>O que deve acontecer?</h2><div class="choices">
${mayGoWithoutCard(session, now) ? WITHOUT_CARD : ''}
${payChoice(session, { trialEnd, now })}
${choiceForm({
  action: 'recusar',
  label: 'Cartão recusado',
  hint: 'Faz de conta que o banco não aprovou.',
})}
${session.cancel_url ? linkTo(session.cancel_url, 'Voltar') : ''}
${linked(session.custom_text.after_submit?.message ?? '')}
</div></section>`;
  return framed({ title: `Assinar ${product.name}`, content, notice });
}

/** What the provider makes of a text that is a Markdown link. */
function linked(said: string): string {
  const [, label, address] = /^\[(.+)\]\((.+)\)$/.exec(said) ?? [];
  return label && address ? linkTo(address, escapeHtml(label)) : escapeHtml(said);
}

const WITHOUT_CARD = choiceForm({
  action: 'assinar-sem-cartao',
  label: 'Assinar sem cartão',
  hint: 'O teste continua. Sem cartão até o fim dele, a assinatura termina sem cobrança.',
  look: 'main',
});

type Moment = { trialEnd: number | null; now: number };

function payChoice(session: StoredSession, { trialEnd, now }: Moment): string {
  return choiceForm({
    action: 'pagar',
    label: 'Pagar',
    hint: trialEnd
      ? `Guarda um cartão de demonstração para a primeira cobrança, em ${dayText(trialEnd)}.`
      : 'Usa um cartão de demonstração que é aprovado.',
    look: mayGoWithoutCard(session, now) ? 'plain' : 'main',
  });
}

type Summary = { session: StoredSession; price: Stripe.Price; trialEnd: number | null };

function summary({ session, price, trialEnd }: Summary): string {
  const monthly = (price.unit_amount ?? 0) * session._notes.order.quantity;
  return factList([
    ['Empresa', escapeHtml(session.customer_details?.name ?? '')],
    ['Valor', `${moneyText(monthly)} por mês`],
    ['Hoje', moneyText(trialEnd ? 0 : monthly)],
    ...(trialEnd ? ([['Primeira cobrança', dayText(trialEnd)]] as const) : []),
  ]);
}

function closedPage(session: StoredSession): string {
  const isPaid = session.status === 'complete';
  const sentence = isPaid
    ? 'Esta página já foi usada: a assinatura está feita.'
    : 'Esta página de pagamento expirou. Volte e comece de novo.';
  const back = isPaid ? successAddress(session) : session.cancel_url;
  const content = `<section><p>${sentence}</p>${back ? linkTo(back, 'Voltar') : ''}</section>`;
  return framed({ title: isPaid ? 'Assinatura concluída' : 'Página expirada', content });
}

export function successAddress(session: StoredSession): string {
  const address = session.success_url ?? '/';
  return address.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
