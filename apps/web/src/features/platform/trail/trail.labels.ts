import type { OperatorDeed } from '@app/contract/platform/trail.contract';
import { ENVIRONMENT_WORDS } from '@app/domain/billing/payment-environment';
import type { OperatorAction, OperatorActionKind } from '@app/domain/platform/operator-action';
import { moneyText } from '../../../foundation/format.ts';
import { paymentStatusText } from '../payments/payments.labels.ts';
import { settingName } from './setting-names.labels.ts';

export const trailLabels = {
  title: 'Atividade',
  explanation: 'O que foi feito na plataforma, por quem e quando. Nada aqui pode ser apagado.',
  search: 'Buscar na atividade',
  kind: 'Assunto',
  anyKind: 'Todos os assuntos',
  columns: {
    what: 'O que foi feito',
    subject: 'Onde',
    details: 'Detalhes',
    who: 'Quem',
    when: 'Quando',
  },
  empty: 'Nada foi feito ainda.',
  nothingFound: 'Nada encontrado com esses filtros.',
  clear: 'Limpar filtros',
};

export const kindText: Record<OperatorActionKind, string> = {
  company: 'Empresas',
  plan: 'Planos',
  payments: 'Pagamentos',
  setting: 'Configurações',
  administrator: 'Administradores',
  alert: 'Alertas',
  status: 'Status',
  support: 'Suporte',
  webhook: 'Webhooks',
  jobs: 'Trabalhos',
  mail: 'E-mails',
};

export const actionText: Record<OperatorAction, string> = {
  'company.created': 'Empresa criada',
  'company.invited': 'Dona da empresa convidada',
  'company.changed': 'Empresa alterada',
  'company.deactivated': 'Empresa desativada',
  'company.reactivated': 'Empresa reativada',
  'company.deleted': 'Empresa excluída',
  'company.erased': 'Dados da empresa apagados',
  'company.restored': 'Empresa restaurada de um backup',
  'plan.created': 'Plano criado',
  'plan.changed': 'Plano alterado',
  'plan.deleted': 'Plano excluído',
  'plan.price-linked': 'Preço ligado ao Stripe',
  'setting.changed': 'Configuração alterada',
  'setting.removed': 'Chave removida',
  'administrator.created': 'Administrador criado',
  'administrator.changed': 'Administrador alterado',
  'administrator.deactivated': 'Administrador desativado',
  'administrator.reactivated': 'Administrador reativado',
  'alert.created': 'Alerta criado',
  'alert.changed': 'Alerta alterado',
  'alert.deleted': 'Alerta excluído',
  'status.created': 'Status criado',
  'status.changed': 'Status alterado',
  'status.deleted': 'Status excluído',
  'support.entered': 'Suporte entrou na empresa',
  'support.allowed': 'Empresa permitiu alterações ao suporte',
  'support.ended': 'Empresa encerrou a visita do suporte',
  'support.left': 'Suporte saiu da empresa',
  'webhook.tested': 'Webhook testado',
  'payments.exported': 'Pagamentos exportados',
  'payments.synced': 'Assinatura sincronizada',
  'jobs.retried': 'Trabalhos repetidos',
  'mail.opened': 'E-mail a outra pessoa aberto',
};

/** What an action may say besides; the rest is for whoever reads the data itself. */
const detailText: Record<string, string> = {
  reason: 'Motivo',
  before: 'Antes',
  name: 'Agora',
  fields: 'Campos',
  planBefore: 'Plano antes',
  plan: 'Plano',
  priceInCents: 'Preço',
  active: 'Em oferta',
  stripePriceId: 'Preço no Stripe',
  search: 'Busca',
  status: 'Status',
  environment: 'Ambiente',
  to: 'Ambiente',
  lines: 'Linhas',
  count: 'Trabalhos',
  keys: 'Campos',
  email: 'E-mail',
};

/** The fields of a company in the operator's form, by the names under which the trail keeps them. */
const companyFieldText: Record<string, string> = {
  name: 'Razão social',
  tradeName: 'Nome fantasia',
  documentType: 'Tipo de documento',
  document: 'Documento',
  documentNumber: 'Documento',
  email: 'E-mail',
  phone: 'Telefone',
  zipCode: 'CEP',
  address: 'Endereço',
  city: 'Cidade',
  state: 'Estado',
  timezone: 'Fuso horário',
  privacyContact: 'Contato de privacidade',
  subscriptionPlanId: 'Plano',
  customStatusId: 'Status personalizado',
};

/** Without a plan is a plan of none, which is worth saying. */
const saidWhenEmpty = ['plan', 'planBefore'];

export function doerText({ by }: OperatorDeed): string {
  if (by === null) return 'Sistema';
  if (by.kind === 'terminal') return `${by.name} (terminal)`;
  return by.name || 'Conta removida';
}

/** A group of settings has its name already; one that was changed alone is named by its key. */
export function subjectText({ action, subject }: OperatorDeed): string {
  return action.startsWith('setting.') ? settingName(subject) : subject;
}

export function detailsText({ details }: OperatorDeed): string {
  const known = Object.entries(details).filter(
    ([name, text]) => name in detailText && (text !== '' || saidWhenEmpty.includes(name)),
  );
  return (
    known.map(([name, text]) => `${detailText[name]}: ${saidOf(name, text)}`).join(' · ') || '—'
  );
}

function saidOf(detail: string, text: string): string {
  switch (detail) {
    case 'keys':
      return text.split(', ').map(settingName).join(', ');
    case 'fields':
      return namesOfFields(text);
    case 'plan':
    case 'planBefore':
      return text || 'Sem plano';
    case 'priceInCents':
      return moneyText(Number(text));
    case 'active':
      return text === 'true' ? 'sim' : 'não';
    case 'environment':
    case 'to':
      return wordIn(ENVIRONMENT_WORDS, text);
    case 'status':
      return wordIn(paymentStatusText, text);
    default:
      return text;
  }
}

function namesOfFields(text: string): string {
  const names = text.split(', ').map((field) => wordIn(companyFieldText, field));
  return [...new Set(names)].join(', ');
}

/** What this version has no word for is said as it is stored. */
function wordIn(words: Readonly<Record<string, string>>, text: string): string {
  return words[text] ?? text;
}
