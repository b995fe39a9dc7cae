import { type Cents, formatMoney } from '@app/domain/shared/money';

/** What stands beside a movement of points. */
export const POINTS_WORDS = {
  takenBack: 'Atendimento desfeito',
  returned: 'Pagamento estornado',
  redeemed: 'Troca de pontos',
  undone: 'Troca desfeita',
} as const;

export const LOST_CAMPAIGN = 'Campanha não encontrada';

/** 'Atendimento: Corte, Escova' */
export function earnedWords(serviceNames: string): string {
  return serviceNames === '' ? 'Atendimento' : `Atendimento: ${serviceNames}`;
}

/** 'Desconto de R$ 20,00 no pagamento' */
export function paidWithWords(discount: Cents): string {
  return `Desconto de ${formatMoney(discount)} no pagamento`;
}

/** 'Recompensa "Corte grátis": desconto de R$ 50,00' */
export function rewardLine(name: string, discount: Cents): string {
  return `Recompensa "${name}": desconto de ${formatMoney(discount)}`;
}

/** '100 pontos por "Vale R$ 20": desconto de R$ 20,00 no pagamento' */
export function pointsLine(points: number, name: string, discount: Cents): string {
  const many = points === 1 ? 'ponto' : 'pontos';
  return `${points} ${many} por "${name}": desconto de ${formatMoney(discount)} no pagamento`;
}

export const CONDITION_WORDS = {
  services_count: 'Número de serviços',
  amount_spent: 'Valor gasto (R$)',
} as const;

export const REWARD_WORDS = {
  percentage_discount: 'Desconto em porcentagem',
  fixed_discount: 'Desconto em reais',
  free_service: 'Serviço gratuito',
} as const;

export const STANDING_WORDS = { active: 'Ativa', inactive: 'Inativa' } as const;

const LAST_COLUMNS = ['Status', 'Criada em'];
export const CSV_HEADERS = {
  loyalty: ['Nome', 'Condição', 'Meta', 'Recompensa', 'Valor ou serviço', ...LAST_COLUMNS],
  points: ['Nome', 'Pontos', 'Valor da recompensa (R$)', 'Serviço', ...LAST_COLUMNS],
};
