import type { ClientPoints, ClientStatus } from '@app/contract/loyalty/client-rewards.contract';
import type { LoyaltyCondition } from '@app/domain/loyalty/loyalty-campaign';
import type { PointsType } from '@app/domain/loyalty/points';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatNumber } from '../../foundation/format.ts';
import { pointsText } from './loyalty.labels.ts';

export const clientPointsLabels = {
  tab: 'Pontos',
  balance: 'Pontos Atuais',
  earned: 'Total Ganho',
  used: 'Total Usado',
  figures: 'Pontos do cliente',
  empty: 'Nenhuma transação de pontos encontrada',
  nothing: 'Nenhum dado de pontos encontrado',
  toPoints: 'Ir para Pontos',
  exchanges: 'O que pode trocar agora',
  exchange: 'Trocar',
  confirm: 'Trocar pontos',
  exchanged: 'Pontos trocados',
  undo: 'Desfazer',
  undoTitle: 'Desfazer troca',
  undone: 'Troca desfeita',
};

export const movementLabels: Record<PointsType, string> = {
  earned: 'Ganhou',
  redeemed: 'Usou',
  taken_back: 'Desfeito',
  returned: 'Devolvido',
};

export const clientLoyaltyLabels = {
  tab: 'Fidelidade',
  active: 'Campanhas Ativas',
  earned: 'Recompensas Conquistadas',
  total: 'Total de Campanhas',
  figures: 'Fidelidade do cliente',
  empty: 'Nenhuma campanha de fidelidade ativa',
  toCampaigns: 'Ir para Fidelidade',
  lost: 'Campanha não encontrada',
  isEarned: 'Conquistada',
  inProgress: 'Em Progresso',
  isUsed: 'Recompensa Utilizada',
  reward: 'Recompensa',
  use: 'Usar recompensa',
  useQuestion:
    'Marque como usada só se a recompensa está sendo entregue agora, fora de um pagamento. Para descontar de um atendimento, use-a ao registrar o pagamento.',
  used: 'Recompensa utilizada',
  undo: 'Desfazer',
  undoTitle: 'Desfazer uso',
  undoQuestion: 'A recompensa volta a ficar disponível para o cliente.',
  undone: 'Uso desfeito',
};

export const pointsFileLabels = {
  when: 'Data e hora',
  type: 'Movimento',
  points: 'Pontos',
  description: 'Descrição',
  campaign: 'Campanha',
};

export const loyaltyFileLabels = {
  campaign: 'Campanha',
  progress: 'Progresso',
  reward: 'Recompensa',
  earnedAt: 'Conquistada em',
  usedAt: 'Usada em',
};

/** 'Histórico de Pontos (12)' */
export function movementsTitle({ count }: Pick<ClientPoints, 'count'>): string {
  return `Histórico de Pontos (${formatNumber(count)})`;
}

/** 'Aqui estão os 200 mais recentes de 350.'; nothing where all are there. */
export function newestText({ count, movements }: ClientPoints): string | null {
  if (movements.length >= count) return null;
  return `Aqui estão os ${formatNumber(movements.length)} mais recentes de ${formatNumber(count)}.`;
}

/** '+10 pontos' */
export function movedText(points: number): string {
  if (points === 0) return pointsText(0);
  return `${points < 0 ? '−' : '+'}${pointsText(Math.abs(points))}`;
}

export function campaignText(name: string): string {
  return `Campanha: ${name}`;
}

/** 'Saem 100 pontos e restam 20 pontos. Para descontar …' */
export function exchangeQuestion(required: number, balance: number): string {
  const left = balance - required;
  const goes = `${required === 1 ? 'Sai' : 'Saem'} ${pointsText(required)}`;
  const stays = `${left === 1 ? 'resta' : 'restam'} ${pointsText(left)}`;
  return `${goes} e ${stays}. Para descontar de um atendimento, troque ao registrar o pagamento.`;
}

/** 'Voltam 100 pontos para o cliente.' */
export function undoQuestion(points: number): string {
  const many = Math.abs(points);
  return `${many === 1 ? 'Volta' : 'Voltam'} ${pointsText(many)} para o cliente.`;
}

/** 'Campanhas de Fidelidade (2)' */
export function statusesTitle(count: number): string {
  return `Campanhas de Fidelidade (${formatNumber(count)})`;
}

const units: Record<LoyaltyCondition, string> = {
  services_count: 'serviços',
  amount_spent: 'valor gasto',
};

/** 'Meta: 10 serviços' or 'Meta: R$ 500,00 valor gasto' */
export function targetText({ conditionType, targetValue }: ClientStatus): string {
  return `Meta: ${valueIn(conditionType, targetValue)} ${units[conditionType]}`;
}

/** '3 / 10 serviços' */
export function progressText(status: ClientStatus): string {
  const { conditionType, progressValue, targetValue } = status;
  const [progress, target] = [progressValue, targetValue].map((one) => valueIn(conditionType, one));
  return `${progress} / ${target} ${units[conditionType]}`;
}

function valueIn(condition: LoyaltyCondition, value: number): string {
  return condition === 'services_count' ? formatNumber(value) : formatMoney(cents(value));
}

/** '33,3% concluído' */
export function percentText(percent: number): string {
  const written = percent.toLocaleString('pt-BR', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${written}% concluído`;
}

export function earnedAtText(when: string): string {
  return `Conquistada em ${when}`;
}

export function usedAtText(when: string): string {
  return `Utilizada em ${when}`;
}
