import type { LoyaltyCondition, RewardType } from '@app/domain/loyalty/loyalty-campaign';
import type { DiscountType } from '@app/domain/promotions/coupon';
import { formatDate, parseDate } from '@app/domain/shared/local-time';
import {
  answerField,
  isSet,
  type TrailField,
  textField,
} from '../../../foundation/database/trail.ts';
import {
  ACTIVE_HE,
  ACTIVE_SHE,
  chosen,
  daysField,
  moneyField,
  moneyText,
  type Names,
  namedField,
  numberField,
  percentField,
  percentText,
  type Stored,
  shown,
} from './field-kinds.labels.ts';
import { weekdayText } from './together.labels.ts';

const CONDITION_WORDS: Record<LoyaltyCondition, string> = {
  services_count: 'Serviços feitos',
  amount_spent: 'Valor gasto',
};
const REWARD_WORDS: Record<RewardType, string> = {
  percentage_discount: 'Desconto em porcentagem',
  fixed_discount: 'Desconto em reais',
  free_service: 'Serviço gratuito',
};
const DISCOUNT_WORDS: Record<DiscountType, string> = {
  percentage: 'Percentual (%)',
  fixed_amount: 'Valor fixo (R$)',
};

export const COUPON_FIELDS: Record<string, TrailField> = {
  Nome: textField('name'),
  Código: textField('code'),
  Descrição: textField('description'),
  'Tipo de desconto': chosen('discount_type', DISCOUNT_WORDS),
  'Valor do desconto': amountOf('discount_value', (row) => row.discount_type === 'percentage'),
  'Valor mínimo': moneyField('minimum_amount_in_cents'),
  'Desconto máximo': moneyField('maximum_discount_in_cents'),
  'Limite de usos': shown('usage_limit', limitText),
  'Limite por cliente': numberField('usage_limit_per_client'),
  'Para visitas a partir de': dayField('valid_from'),
  'Válido até': dayField('valid_until'),
  'Dias da semana': { read: weekdaysText, ordinary: '' },
  'Só na primeira visita': answerField((row) => row.first_visit_only === true),
  'Só no mês do aniversário': answerField((row) => row.birthday_month_only === true),
  Situação: ACTIVE_HE,
};

export function loyaltyFields(names: Names): Record<string, TrailField> {
  return {
    Nome: textField('name'),
    'O que conta': chosen('condition_type', CONDITION_WORDS),
    Meta: { read: goalText, ordinary: '' },
    Recompensa: chosen('reward_type', REWARD_WORDS),
    'Valor da recompensa': amountOf(
      'reward_value',
      (row) => row.reward_type === 'percentage_discount',
    ),
    Serviço: namedField('reward_service_id', names),
    Situação: ACTIVE_SHE,
  };
}

export function pointsFields(names: Names): Record<string, TrailField> {
  return {
    Nome: textField('name'),
    'Pontos necessários': numberField('points_required'),
    'Valor da recompensa': moneyField('reward_value_in_cents'),
    Serviço: namedField('reward_service_id', names),
    Situação: ACTIVE_SHE,
  };
}

export const PACKAGE_FIELDS: Record<string, TrailField> = {
  Nome: textField('name'),
  Descrição: textField('description'),
  Preço: moneyField('price_in_cents'),
  Validade: daysField('valid_days'),
  'Comissão de quem vende': percentField('commission_basis_points'),
  'Vende pelo link': answerField((row) => row.sells_online === true),
  Situação: ACTIVE_HE,
};

export const GIFT_CARD_FIELDS: Record<string, TrailField> = {
  'Vende pelo link': answerField((row) => row.sells_gift_cards === true),
  'Valor mínimo': moneyField('least_in_cents'),
  'Valor máximo': moneyField('most_in_cents'),
  Validade: daysField('valid_days'),
};

/** A value that is a percentage or an amount, whichever the record says. */
function amountOf(column: string, isPercent: (row: Stored) => boolean): TrailField {
  const read = (row: Stored) => {
    if (!isSet(row, column)) return '';
    return isPercent(row) ? percentText(Number(row[column])) : moneyText(Number(row[column]));
  };
  return { read, ordinary: '' };
}

function goalText(row: Stored): string {
  if (!isSet(row, 'condition_value')) return '';
  if (row.condition_type === 'amount_spent') return moneyText(Number(row.condition_value));
  return Number(row.condition_value).toLocaleString('pt-BR');
}

function limitText(count: string): string {
  return count === '0' ? 'Sem limite' : count;
}

function weekdaysText(row: Stored): string {
  const days: readonly unknown[] = Array.isArray(row.weekdays) ? row.weekdays : [];
  return days.map((day) => weekdayText(Number(day))).join(', ');
}

function dayField(column: string): TrailField {
  return shown(column, (written) => {
    const day = parseDate(written);
    return day ? formatDate(day) : '';
  });
}
