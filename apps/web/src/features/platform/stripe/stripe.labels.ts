import type {
  ReachedAccount,
  StripeKeyField,
  TestedPrice,
} from '@app/contract/billing/stripe.contract';
import type { PriceStanding } from '@app/domain/billing/plan-price';
import type { StripeMode } from '@app/domain/billing/stripe-keys';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { formatCount, moneyText } from '../../../foundation/format.ts';

export const stripeLabels = {
  title: 'Stripe',
  explanation: 'As chaves, os preços e os testes do pagamento das assinaturas.',
  tabs: { config: 'Configuração', plans: 'Planos', tests: 'Testes' },
  environment: 'Ambiente em uso',
  environmentHelp: 'As novas assinaturas são cobradas neste ambiente.',
  live: 'No ambiente de produção as transações são reais: cartões são cobrados de verdade.',
  simulated:
    'Nenhuma chave secreta está definida: os pagamentos são simulados e ninguém é cobrado.',
  keyMissing:
    'O ambiente em uso está sem chave secreta: nenhuma assinatura pode ser paga até que uma seja salva.',
  switchTitle: (mode: StripeMode) => `Usar o ambiente de ${modeWord[mode]}?`,
  switchToLive:
    'A partir de agora as transações são reais. As assinaturas feitas em teste deixam de valer.',
  switchToTest:
    'A partir de agora nada mais é cobrado de verdade, e as assinaturas de produção deixam de valer até você voltar.',
  switch: 'Mudar de ambiente',
  switched: 'Configuração Stripe atualizada!',
};

export const keyLabels = {
  edit: 'Alterar chaves',
  set: 'Definido',
  notSet: 'Não definido',
  publishableKey: 'Chave publicável',
  secretKey: 'Chave secreta',
  webhookSecret: 'Segredo do webhook',
  keep: 'Definido. Em branco, continua o mesmo.',
  empty: 'Ainda não definido.',
  where: 'Você encontra as chaves no painel do Stripe, em Desenvolvedores.',
  saved: 'Configuração Stripe atualizada!',
  failed: 'Erro ao salvar configuração',
};

const REMOVED_KEY: Record<StripeKeyField, string> = {
  publishableKey: 'Ela só fica guardada aqui: nada deixa de funcionar sem ela.',
  secretKey:
    'Neste ambiente ninguém mais assina, paga ou cancela por aqui até que outra seja salva. O que já foi assinado continua sendo cobrado pelo Stripe.',
  webhookSecret:
    'Os avisos do Stripe deste ambiente passam a ser recusados até que outro seja salvo.',
};

/** What stops with a key is said before it goes. */
export const removeKeyLabels = {
  remove: 'Remover chave',
  title: ({ mode, field }: SavedKey) => `Remover: ${keyLabels[field]} (${modeWord[mode]})?`,
  question: ({ field }: SavedKey) => REMOVED_KEY[field],
  button: ({ mode, field }: SavedKey) => `Remover chave: ${keyLabels[field]} (${modeWord[mode]})`,
  removed: 'Chave removida!',
};
export type SavedKey = { mode: StripeMode; field: StripeKeyField };

export const priceLabels = {
  explanation:
    'O Price ID do Stripe em que cada plano é vendido. Sem um, ele é criado na primeira assinatura.',
  field: 'Stripe Price ID',
  placeholder: 'price_…',
  save: 'Salvar',
  blank: 'Informe o Price ID',
  saved: 'Stripe Price ID atualizado!',
  failed: 'Erro ao configurar Stripe ID',
  free: 'Um plano grátis não tem preço no Stripe.',
  empty: 'Nenhum plano cadastrado. Com um plano, as empresas podem assinar.',
  toPlans: 'Ir para Planos',
  list: 'Preços dos planos',
};

export const testLabels = {
  connection: 'Conexão',
  connectionHelp: 'Pergunta ao Stripe de quem são as chaves salvas do ambiente em uso.',
  testConnection: 'Testar conexão',
  prices: 'Preços',
  pricesHelp: 'Lê o preço de cada plano no Stripe e compara com o preço do plano.',
  testPrices: 'Testar preços',
  simulator: 'O simulador respondeu. Nenhuma cobrança é de verdade.',
  withoutAccount: 'O Stripe aceita a chave, que é restrita e não diz de qual conta é.',
  failed: 'O teste não passou',
};

const modeWord: Record<StripeMode, string> = { test: 'teste', live: 'produção' };
export const modeText: Record<StripeMode, string> = { test: 'Teste', live: 'Produção' };

export const standingText: Record<PriceStanding, string> = {
  same: 'Confere',
  free: 'Plano grátis',
  'not-linked': 'Ainda sem preço no Stripe',
  'not-found': 'Não existe nesta conta',
  archived: 'Arquivado no Stripe',
  'other-kind': 'Não é mensal em reais',
  'other-amount': 'Valor diferente',
};

export function reachedText({ environment, account }: ReachedAccount): string {
  if (environment === 'sim') return testLabels.simulator;
  if (!account) return testLabels.withoutAccount;
  const name = account.name ? `${account.name} (${account.id})` : account.id;
  return `Conectado à conta ${name}.`;
}

export function leftText(companies: number): string | undefined {
  if (companies === 0) return undefined;
  const have = { one: 'empresa assinou', many: 'empresas assinaram' };
  return `${formatCount(companies, have)} no outro ambiente, e isso deixou de valer.`;
}

export function comparedText({ priceMonthlyCents, providerAmountCents }: TestedPrice): string {
  if (providerAmountCents === null) return `Plano: ${moneyText(priceMonthlyCents)}`;
  return `Plano: ${moneyText(priceMonthlyCents)} · Stripe: ${moneyText(providerAmountCents)}`;
}

/** Why a price cannot be linked, and what to do. */
export function unfitText(error: unknown): string {
  if (!isRefusedWith('PRICE_DOES_NOT_FIT', error)) return errorText(error);
  const { standing, providerAmountCents } = error.data as Pick<
    TestedPrice,
    'standing' | 'providerAmountCents'
  >;
  if (standing === 'other-amount' && providerAmountCents !== null) {
    return `Este preço cobra ${moneyText(providerAmountCents)}. Use o do valor do plano.`;
  }
  return `${standingText[standing]}. Confira o Price ID no painel do Stripe.`;
}
