import type { ListedSubscription } from '@app/contract/platform/companies.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { formatDay, moneyText } from '../../../foundation/format.ts';

export const subscriptionsLabels = {
  title: 'Assinaturas',
  explanation: 'O que cada empresa assina e como está.',
  figures: 'Resumo das assinaturas',
  total: 'Total de Empresas',
  active: 'Ativas',
  inTrial: 'Em Trial',
  late: 'Em Atraso',
  canceled: 'Canceladas',
  search: 'Buscar por nome, documento ou e-mail',
  loading: 'Carregando…',
  nothingFound: 'Nenhuma empresa encontrada',
  none: 'Nenhuma empresa cadastrada',
  createCompany: 'Criar empresa',
  company: 'Empresa',
  plan: 'Plano',
  status: 'Status',
  anyStatus: 'Qualquer status',
  until: 'Válida até',
  noPlan: 'Sem plano',
  manage: 'Gerenciar',
  toManage: 'Ações',
  longCanceled: 'Cancelada há mais de 30 dias',
};

export function planText(plan: ListedSubscription['plan']): string {
  if (!plan) return subscriptionsLabels.noPlan;
  return `${plan.name} · ${moneyText(plan.priceMonthlyCents)}`;
}

/** Until when it is paid, or may be tried. */
export function untilText({ trialEndsAt, currentPeriodEnd }: ListedSubscription): string {
  const end = currentPeriodEnd ?? trialEndsAt;
  return end ? formatDay(end, DEFAULT_TIMEZONE) : '—';
}

export function shownName({ tradeName, name }: ListedSubscription): string {
  return tradeName || name;
}
