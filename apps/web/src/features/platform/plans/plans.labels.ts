import type { PlatformPlan } from '@app/contract/billing/platform-plans.contract';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { formatCount, formatNumber, moneyText } from '../../../foundation/format.ts';
import { thingLabels } from '../../../ui/kept-things/things.labels.ts';

export const planLabels = {
  ...thingLabels({ one: 'plano', many: 'planos', gender: 'masculine' }),
  title: 'Planos',
  explanation: 'O que as empresas podem assinar e o que cada plano libera.',
  create: 'Novo Plano',
  edit: 'Editar Plano',
  createFirst: 'Criar Primeiro Plano',
  empty: 'Nenhum plano cadastrado. Sem plano, ninguém consegue assinar.',
  created: 'Plano criado!',
  updated: 'Plano atualizado!',
  removed: 'Plano removido!',
  failedToCreate: 'Erro ao criar plano',
  failedToUpdate: 'Erro ao atualizar plano',
  failedToRemove: 'Erro ao remover plano',
  refusedToRemove: 'Erro ao remover plano',
  explainHistory,
};

export const planFieldLabels = {
  name: 'Nome',
  description: 'Descrição',
  priceMonthlyCents: 'Preço por mês',
  priceHelp: 'Para um plano grátis, digite 0,00.',
  freeTrialDays: 'Dias de teste grátis',
  freeTrialHelp: 'Quem se cadastra ganha os dias do primeiro plano ativo.',
  displayOrder: 'Ordem de exibição',
  displayOrderHelp: 'O menor vem primeiro.',
  maxProfessionals: 'Máximo de profissionais',
  maxProfessionalsHelp: 'Em branco, ilimitado.',
  maxAppointmentsMonthly: 'Agendamentos por mês',
  maxAppointmentsHelp: '0, sem limite.',
  unlimited: 'Ilimitado',
  modules: 'Módulos liberados',
  modulesHelp: 'Durante o teste grátis tudo fica liberado, qualquer que seja o plano.',
  closedModules: 'Módulos',
  all: 'Marcar todos',
  none: 'Desmarcar todos',
  features: 'Vantagens na página inicial',
  featuresHelp: 'Uma por linha, na ordem em que aparecem.',
  showOnLanding: 'Mostrar na página inicial',
  showOnLandingHelp: 'Visitantes veem a mudança em até um minuto.',
  isMostPopular: 'Mais popular',
  isMostPopularHelp: 'Ganha destaque na página inicial e na escolha do plano.',
  isBasicPlan: 'Plano básico',
  isBasicPlanHelp: 'Só marca o cartão com “Básico”.',
  active: 'Ativo',
  activeHelp: 'Planos inativos não podem ser assinados. Quem já tem continua.',
};

/** As a sentence names them. */
export const planFieldNames = { ...planFieldLabels, featureLines: planFieldLabels.features };

export const planCardLabels = {
  perMonth: 'por mês',
  free: 'Grátis',
  trial: 'Teste grátis',
  allOpenFor: 'Tudo liberado por',
  professionals: 'Profissionais',
  appointments: 'Agendamentos por mês',
  companies: 'Empresas neste plano',
  order: 'Ordem',
  popular: 'Mais popular',
  basic: 'Básico',
  hidden: 'Fora da página inicial',
  modules: 'Módulos',
  noModules: 'Nenhum módulo liberado',
  features: 'Na página inicial',
};

export function moreText(count: number): string {
  return `+${count} mais`;
}

export function moreFeaturesText(count: number): string {
  return `+${count} mais features`;
}

export function trialText({ freeTrialDays }: PlatformPlan): string {
  if (freeTrialDays === 0) return 'Sem teste';
  return formatCount(freeTrialDays, { one: 'dia', many: 'dias' });
}

export function professionalsText({ maxProfessionals }: PlatformPlan): string {
  return maxProfessionals === null ? planFieldLabels.unlimited : formatNumber(maxProfessionals);
}

export function appointmentsText({ maxAppointmentsMonthly }: PlatformPlan): string {
  return maxAppointmentsMonthly === 0
    ? planFieldLabels.unlimited
    : formatNumber(maxAppointmentsMonthly);
}

/** What another price means for whoever pays the old one. */
export function newPriceText(oldCents: number, companies: number): string {
  const those = companies === 0 ? 'Quem já assina' : companiesText(companies);
  const verb = companies > 1 ? 'continuam' : 'continua';
  return `${those} ${verb} pagando ${moneyText(oldCents)}. O preço novo vale para novas assinaturas.`;
}

function companiesText(companies: number): string {
  const have = { one: 'empresa que já assina', many: 'empresas que já assinam' };
  return formatCount(companies, have);
}

function explainHistory(error: unknown): string {
  if (!isRefusedWith('PLAN_IN_USE', error)) return errorText(error);
  const { companies } = error.data as { companies: number };
  const use = { one: 'empresa usa', many: 'empresas usam' };
  return `${formatCount(companies, use)} este plano, então ele não pode ser excluído. Você pode inativá-lo: ninguém mais o assina, e quem já tem continua.`;
}
