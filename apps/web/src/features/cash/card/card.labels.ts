import { instalmentsText } from '@app/domain/cash/description';
import { type Cents, formatMoney } from '@app/domain/shared/money';

export const cardLabels = {
  brand: 'Bandeira',
  otherBrand: 'Outra',
  instalments: 'Parcelas',
};

/** 'À vista · R$ 120,00', '3× de R$ 40,00' */
export function timesText(amount: Cents, instalments: number): string {
  return instalments === 1
    ? `À vista · ${formatMoney(amount)}`
    : instalmentsText(amount, instalments);
}
