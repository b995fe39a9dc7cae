import { moneyText, percentText } from '../../../foundation/format.ts';

export const askedLabels = {
  percentage: 'Comissão padrão (%)',
  confirm: 'Definir',
  none: 'Sem comissão',
  wrong: 'Informe uma porcentagem entre 0 e 100',
};

export function askedText(name: string, services: readonly string[]): string {
  return `Quanto ${name} recebe? Ainda não há comissão para ${services.join(', ')}.`;
}

/** For whoever takes the money and sets no commissions. */
export function untoldText(name: string, services: readonly string[]): string {
  return `${name} não tem comissão para ${services.join(', ')}; nada foi lançado. Avise quem define as comissões.`;
}

/** 'Comissão de Ana: 40%. R$ 36,00 a repassar.' */
export function answeredText(name: string, basisPoints: number, owedCents: number): string {
  if (basisPoints === 0) return `${name} trabalha sem comissão. Não perguntamos de novo.`;
  return `Comissão de ${name}: ${percentText(basisPoints)}. ${moneyText(owedCents)} a repassar.`;
}
